/// <reference types="node" />
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('./node_modules/', import.meta.url));
/** Where src/fonts.css finds the fonts. */
const MADE = `${PACKAGES}.saddlebag-fonts/`;

const codes = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, nth) => first + nth));
const TYPOGRAPHIC = '‘’“”–—…';
const BASIC = codes(0x20, 0x7e) + TYPOGRAPHIC;
/** All that the latin file of Fontsource holds and somebody may write: names, chat. */
const WESTERN = `${BASIC}${codes(0xa0, 0xff)}ŒœıˆˇŸ€™→←↑↓−×`;

type Font = { file: string; from: string; text: string | null; weights?: { min: number; max: number } };
const FONTS: Font[] = [
  { file: 'title.woff2', from: '@fontsource/rye/files/rye-latin-400-normal.woff2', text: BASIC },
  { file: 'telegram.woff2', from: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2', text: BASIC.replaceAll(/[[\]\\^_`{|}~<>=@#$%*+]/g, '') },
  { file: 'slab.woff2', from: '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2', text: WESTERN, weights: { min: 400, max: 800 } },
  { file: 'text.woff2', from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2', text: WESTERN, weights: { min: 400, max: 700 } },
  { file: 'text-ext.woff2', from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2', text: null, weights: { min: 400, max: 700 } },
];

/** The fonts, cut down to the letters and weights that are used; and their licences beside the built files. */
export function fonts(): Plugin {
  return {
    name: 'saddlebag-fonts',
    async buildStart() {
      await Promise.all(FONTS.map(make));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: licences() });
    },
  };
}

async function make(font: Font) {
  const source = readFileSync(PACKAGES + font.from);
  const stamp = createHash('sha256').update(JSON.stringify(font)).update(source).digest('hex');
  const file = MADE + font.file;
  if (existsSync(file) && existsSync(`${file}.stamp`) && readFileSync(`${file}.stamp`, 'utf8') === stamp) return;
  const cut = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'],
    noHinting: true,
    ...(font.text === null ? { keepAllGlyphs: true } : {}),
    ...(font.weights ? { variationAxes: { wght: font.weights } } : {}),
  });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(file, cut);
  writeFileSync(`${file}.stamp`, stamp);
}

function licences(): string {
  const names = new Set(FONTS.map(({ from }) => from.split('/').slice(0, 2).join('/')));
  return [...names].map((name) => `${name} (subset)\n\n${readFileSync(`${PACKAGES}${name}/LICENSE`, 'utf8')}`).join('\n\n');
}

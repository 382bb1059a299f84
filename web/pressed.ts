/// <reference types="node" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg)$/;
/** Smaller ones gain nothing. */
const SMALLEST = 400;

/** Presses every file of the built page once, as hard as can be, so that the server need not do it for every guest. */
export function pressed(): Plugin {
  return {
    name: 'pressed',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = `${dir!}/assets`;
      for (const name of readdirSync(folder).filter((each) => TEXTS.test(each))) {
        const file = readFileSync(`${folder}/${name}`);
        if (file.length < SMALLEST) continue;
        writeFileSync(`${folder}/${name}.gz`, gzipSync(file, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }));
      }
    },
  };
}

// The sounds of the table, made of numbers: nobody played an instrument. Fetched only where somebody wants to hear them.
import type { Sound } from './sounds';

/** A tone or a burst of noise, with a beginning, a length and a loudness. */
type Voice = { at: number; lasts: number; loud: number } & (
  | { tone: 'sine' | 'triangle'; /** In Hz, gliding from one to the other. */ from: number; to: number; flutter?: number }
  | { noise: true; /** Keeps what is lower than this, and what is higher than that, in Hz. */ below: number; above: number }
) & { /** How much of its length a voice takes to swell; most are struck. */ swells?: number };

const hoot = (at: number, lasts: number): Voice[] => [
  { at, lasts, loud: 0.5, tone: 'sine', from: 395, to: 330, swells: 0.25 },
  { at, lasts, loud: 0.12, tone: 'triangle', from: 790, to: 660, swells: 0.25 },
];
const cricket = (at: number): Voice[] => [0, 0.05, 0.1].map((later): Voice => ({ at: at + later, lasts: 0.035, loud: 0.06, tone: 'sine', from: 4300, to: 4200, swells: 0.3 }));
const chuff = (at: number): Voice => ({ at, lasts: 0.15, loud: 0.5, noise: true, below: 900, above: 120 });
const clink = (at: number, pitch: number): Voice[] => [
  { at, lasts: 0.09, loud: 0.22, tone: 'sine', from: pitch, to: pitch * 0.99 },
  { at, lasts: 0.05, loud: 0.14, tone: 'sine', from: pitch * 1.52, to: pitch * 1.5 },
  { at, lasts: 0.012, loud: 0.3, noise: true, below: 9000, above: 2500 },
];
const swish = (at: number): Voice => ({ at, lasts: 0.11, loud: 0.4, noise: true, below: 7000, above: 2200, swells: 0.35 });
const bell = (at: number, pitch: number): Voice[] => [
  { at, lasts: 0.5, loud: 0.34, tone: 'triangle', from: pitch, to: pitch },
  { at, lasts: 0.3, loud: 0.08, tone: 'sine', from: pitch * 3, to: pitch * 3 },
];

const SCORES: Record<Sound, Voice[]> = {
  /** An owl, and crickets between its calls. */
  night: [...hoot(0, 0.3), ...hoot(0.5, 0.55), ...cricket(0.32), ...cricket(1.1)],
  /** A whistle of three pipes over four chuffs. */
  train: [...[523, 622, 784].map((pitch): Voice => ({ at: 0, lasts: 0.75, loud: 0.17, tone: 'triangle', from: pitch * 0.94, to: pitch, flutter: 5, swells: 0.15 })), ...[0.1, 0.36, 0.6, 0.82].map(chuff)],
  /** A crack, a thump, and what the mesas give back. */
  shot: [
    { at: 0, lasts: 0.05, loud: 0.8, noise: true, below: 7000, above: 300 },
    { at: 0, lasts: 0.28, loud: 0.5, noise: true, below: 1400, above: 60 },
    { at: 0, lasts: 0.18, loud: 0.5, tone: 'sine', from: 150, to: 45 },
    { at: 0.24, lasts: 0.4, loud: 0.12, noise: true, below: 700, above: 100 },
  ],
  /** A few that fall on a stack. */
  chips: [...clink(0, 3100), ...clink(0.07, 3500), ...clink(0.15, 2900), ...clink(0.2, 3300)],
  /** Three that slide over the cloth. */
  cards: [swish(0), swish(0.1), swish(0.22)],
  /** Two notes of a bell. */
  turn: [...bell(0, 660), ...bell(0.16, 880)],
};

/** How long a sound lasts, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...SCORES[sound].map((voice) => voice.at + voice.lasts));

/** The wave of a sound, between -1 and 1, so many numbers a second. */
export function waveOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(Math.ceil(lengthOf(sound) * rate));
  for (const voice of SCORES[sound]) sing(voice, wave, rate);
  return wave.map((each) => Math.tanh(each));
}

function sing(voice: Voice, wave: Float32Array, rate: number) {
  const first = Math.round(voice.at * rate);
  const count = Math.min(wave.length - first, Math.round(voice.lasts * rate));
  const next = 'noise' in voice ? noise(voice, rate) : tone(voice, count, rate);
  for (let nth = 0; nth < count; nth++) wave[first + nth]! += voice.loud * swelling(nth / count, voice.swells ?? 0.02) * next(nth);
}

/** How loud a voice is at a part of its length: it swells, and dies away to nothing. */
const swelling = (part: number, swells: number): number => (part < swells ? part / swells : ((1 - part) / (1 - swells)) ** 2);

function tone(voice: Voice & { tone: string; from: number; to: number; flutter?: number }, count: number, rate: number) {
  let turns = 0;
  return (nth: number): number => {
    const pitch = voice.from + ((voice.to - voice.from) * nth) / count;
    turns += (pitch / rate) * (1 + (voice.flutter ? 0.008 * Math.sin((2 * Math.PI * voice.flutter * nth) / rate) : 0));
    const sine = Math.sin(2 * Math.PI * turns);
    return voice.tone === 'sine' ? sine : (2 / Math.PI) * Math.asin(sine);
  };
}

/** The same noise every time, without what is too high and too low. */
function noise(voice: { below: number; above: number }, rate: number) {
  const [quick, slow] = [voice.below, voice.above].map((edge) => 1 - Math.exp((-2 * Math.PI * edge) / rate)) as [number, number];
  let [seed, low, lower] = [20261118, 0, 0];
  return (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    low += quick * (seed / 2 ** 31 - low);
    lower += slow * (low - lower);
    return 1.6 * (low - lower);
  };
}

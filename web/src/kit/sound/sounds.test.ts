import { expect, test } from 'vitest';
import { heardOf, SOUNDS, type Sound } from './sounds';
import { lengthOf, waveOf } from './waves';

const RATE = 22050;

/** What an ear tells sounds apart by: how long, how high, and how much of it comes at once. */
function heard(sound: Sound) {
  const wave = waveOf(sound, RATE);
  const energy = wave.reduce((sum, each) => sum + each * each, 0);
  const changes = wave.reduce((sum, each, nth) => sum + (nth && each * wave[nth - 1]! < 0 ? 1 : 0), 0);
  const early = wave.subarray(0, RATE / 10).reduce((sum, each) => sum + each * each, 0);
  return { length: lengthOf(sound), pitch: changes / 2 / lengthOf(sound), sudden: early / energy };
}

test.each(SOUNDS)('%s can be heard, is not distorted and ends in silence', (sound) => {
  const wave = waveOf(sound, RATE);
  const loudest = Math.max(...wave.map(Math.abs));
  expect(loudest).toBeGreaterThan(0.1);
  expect(loudest).toBeLessThan(0.95);
  expect(Math.max(...wave.subarray(-10).map(Math.abs))).toBeLessThan(0.02);
  expect(lengthOf(sound)).toBeLessThan(1.5);
  expect(waveOf(sound, RATE)).toEqual(wave);
});

test('no two sounds are alike', () => {
  const all = SOUNDS.map((sound) => ({ sound, ...heard(sound) }));
  for (const one of all)
    for (const other of all) {
      if (one === other) continue;
      const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(Math.min(a, b), 0.01);
      const apart = Math.max(ratio(one.length, other.length), ratio(one.pitch, other.pitch), ratio(one.sudden, other.sudden));
      expect(apart, `${one.sound} and ${other.sound} sound alike`).toBeGreaterThan(1.5);
    }
});

test('of several things at once the greatest is heard', () => {
  const sounds = { train: ['TrainMoves'], cards: ['Drew'] };
  expect(heardOf(['Drew', 'TrainMoves'], sounds)).toBe('train');
  expect(heardOf(['Drew'], sounds)).toBe('cards');
  expect(heardOf(['Moved'], sounds)).toBe(null);
});

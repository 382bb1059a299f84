import type { Sound } from '../kit/sound/sounds';
import { settings } from './settings.svelte';

const RATE = 44100;

/** Lets sounds be heard, as far as this device wants them, and keeps the last one for the sign that doubles it. */
class Hear {
  last = $state.raw<{ sound: Sound } | null>(null);
  private context: AudioContext | null = null;
  private readonly made = new Map<Sound, AudioBuffer>();

  /** One's turn is heard wherever one looks; what happens at the table only while it is in sight. */
  play(sound: Sound) {
    if (settings.sounds === 'off') return;
    if (sound !== 'turn' && (settings.sounds !== 'all' || document.hidden)) return;
    this.last = { sound };
    void this.perform(sound);
  }

  /** Whatever is wanted here: a sample. */
  async perform(sound: Sound): Promise<void> {
    try {
      const context = (this.context ??= new AudioContext());
      const asked = context.currentTime;
      // Devices make no sound before the first click, and nobody wants to hear then what was long ago.
      if (context.state !== 'running') await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 150))]);
      if (context.state !== 'running' || context.currentTime - asked > 1) return;
      const source = context.createBufferSource();
      source.buffer = await this.bufferOf(context, sound);
      source.connect(context.destination);
      source.start();
    } catch {
      // A device without sound still has the sign.
    }
  }

  private async bufferOf(context: AudioContext, sound: Sound): Promise<AudioBuffer> {
    const kept = this.made.get(sound);
    if (kept) return kept;
    const { waveOf } = await import('../kit/sound/waves');
    const wave = waveOf(sound, RATE);
    const buffer = context.createBuffer(1, wave.length, RATE);
    buffer.copyToChannel(wave, 0);
    this.made.set(sound, buffer);
    return buffer;
  }
}

export const hear = new Hear();

import { currentSettings } from '../room/settings.ts';
import type { Heard } from './heard.ts';
import { say, silence } from './voice.ts';

/** Made here from noise and tones: nothing is fetched. It begins when somebody has touched the page, as browsers ask. */
let context: AudioContext | null = null;

export function play(heard: readonly Heard[]): void {
  const { sound, effects, voice, volume } = currentSettings();
  if (!sound || volume === 0) return;
  for (const one of heard) {
    if ('say' in one) {
      if (voice) say(one.say, volume / 100);
    } else if (effects) effect(one.sound, volume / 100);
  }
}

export { silence };

/** What is heard later than this, in milliseconds, is not what happens now. */
const LATE = 300;

function effect(sound: Effect, volume: number): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') make(audio, sound, volume);
  else {
    // Nothing is heard before somebody has touched the page, and nothing of it is made up for then: it would be a bang.
    const asked = performance.now();
    audio.resume().then(
      () => {
        if (performance.now() - asked < LATE) make(audio, sound, volume);
      },
      () => undefined,
    );
  }
}

type Effect = 'card' | 'chips' | 'won';

function make(audio: AudioContext, sound: Effect, volume: number): void {
  const at = audio.currentTime;
  if (sound === 'card') rustle(audio, at, volume * 0.35);
  else for (const { after, pitch } of CLICKS[sound]) click(audio, at + after, volume * 0.3, pitch);
}

/** Chips that come down, and a stack that is pushed over. */
const CLICKS = {
  chips: [
    { after: 0, pitch: 3_200 },
    { after: 0.045, pitch: 3_200 },
  ],
  won: [
    { after: 0, pitch: 2_600 },
    { after: 0.07, pitch: 2_900 },
    { after: 0.14, pitch: 3_200 },
    { after: 0.21, pitch: 3_500 },
  ],
} as const;

/** A card that slides over felt: a short breath of noise, from which the low and the shrill are taken. */
function rustle(audio: AudioContext, at: number, volume: number): void {
  const seconds = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2_400;
  band.Q.value = 0.7;
  source
    .connect(band)
    .connect(fading(audio, at, volume, seconds))
    .connect(audio.destination);
  source.start(at);
}

/** A chip that falls on another: two tones that are out of tune with each other and gone at once. */
function click(audio: AudioContext, at: number, volume: number, pitch: number): void {
  const out = fading(audio, at, volume, 0.06);
  out.connect(audio.destination);
  for (const ratio of [1, 1.47]) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch * ratio;
    tone.connect(out);
    tone.start(at);
    tone.stop(at + 0.07);
  }
}

function fading(audio: AudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(Math.max(volume, 0.0001), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

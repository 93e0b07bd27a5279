/** More sentences than this wait to be spoken, and the dealer leaves those out that are old. */
const MOST_WAITING = 3;
let waiting = 0;

/** A voice that this device has itself: others send the text over the network to be spoken elsewhere. */
export const ownVoice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith('en'))
    : undefined;

/** Browsers look for their voices when they are first asked for them, and tell when they have found some. */
export const onVoices = (listener: () => void): (() => void) => {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
};

/** Speaks a sentence after those that wait; without a voice of the device's own nothing is spoken. */
export function say(text: string, volume: number): void {
  const voice = ownVoice();
  if (!voice) return;
  if (waiting >= MOST_WAITING) silence();
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  sentence.volume = volume;
  sentence.rate = 1.1;
  const spoken = (): void => {
    waiting = Math.max(0, waiting - 1);
  };
  sentence.addEventListener('end', spoken);
  sentence.addEventListener('error', spoken);
  waiting += 1;
  speechSynthesis.speak(sentence);
}

export function silence(): void {
  waiting = 0;
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

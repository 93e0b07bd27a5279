import type { BetOption } from '@croupier/table';

/** A list of options in JSON, and where each of them begins and ends in it. */
interface Spelled {
  readonly text: Buffer;
  readonly ends: readonly number[];
}

/** Lists that many are sent, or one again and again: they are by far the longest part of what is somebody's own. */
const spelled = new WeakMap<readonly BetOption[], Spelled>();
/** Lists that differ from such a one in a few places. */
const differing = new WeakMap<
  readonly BetOption[],
  { readonly from: Spelled; readonly at: readonly number[] }
>();

/** This list will be sent often. */
export function spellOnce(options: readonly BetOption[]): void {
  const texts = options.map((option) => JSON.stringify(option));
  let end = -1;
  const ends = texts.map((text) => {
    end += 1 + Buffer.byteLength(text);
    return end;
  });
  spelled.set(options, { text: Buffer.from(texts.join()), ends });
}

/** These options are those, but for the ones at these places, in their order. */
export function differsFrom(
  before: readonly BetOption[],
  options: readonly BetOption[],
  at: readonly number[],
): void {
  const from = spelled.get(before);
  if (from) differing.set(options, { from, at });
}

/** The options in JSON, comma by comma, in parts that follow each other. */
export function spelledOptions(options: readonly BetOption[]): readonly Buffer[] {
  const whole = spelled.get(options);
  if (whole) return [whole.text];
  const known = differing.get(options);
  if (!known) return [Buffer.from(options.map((option) => JSON.stringify(option)).join())];
  const { text, ends } = known.from;
  const parts: Buffer[] = [];
  let told = 0;
  for (const at of known.at) {
    parts.push(text.subarray(told, at === 0 ? 0 : (ends[at - 1] ?? 0) + 1));
    parts.push(Buffer.from(JSON.stringify(options[at])));
    told = ends[at] ?? text.length;
  }
  parts.push(text.subarray(told));
  return parts;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PokerHand } from '../hand.ts';
import { inputOf } from '../hand-events.ts';
import { inTheMiddle } from '../hand-state.ts';
import { type PhhHand, readPhh } from './phh-hand.ts';
import { type Strictness, setupOf } from './phh-setup.ts';
import { dealPhh, type ReplayedPhh, replayPhh } from './replay-phh.ts';

/** Two thousand recorded hands lie beside the repository; without them these tests say so and pass. */
const SHARED = join(import.meta.dirname, '../../../../../../shared/phh');

interface Expected {
  readonly file?: string;
  readonly dir?: string;
  readonly hands: Record<
    string,
    { scale: number; finish: number[]; check: string; odd?: boolean; trace: Trace[] }
  >;
}

/** Player, pot, price to call, least and most total of a raise; null where none was offered. */
type Trace = [number, number, number, number | null, number | null];

const DEALT = /^([NFP]T|PO|[FPN]O\/8|F7S)$/;

const variantsIn = (text: string): string[] =>
  [...text.matchAll(/^variant = '([^']*)'$/gm)].map((match) => match[1] ?? '');

/**
 * The sidecar gives every odd chip of a pot to its first winner, we one to each in turn (READINGS 50): the sum and those
 * who won must be the same, and no stack may be more than a chip or two away.
 */
function differsByOddChips(stacks: readonly number[] = [], finish: readonly number[] = []): boolean {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return sum(stacks) === sum(finish) && finish.every((stack, i) => Math.abs(stack - (stacks[i] ?? 0)) <= 2);
}

/**
 * What the engine offered before each decision. Where the trace has no raise its engine had a lower cap or did not
 * reopen the betting; here recorded hands may be raised without a cap.
 */
function differsFromTrace(history: PhhHand, trace: readonly Trace[], scale: number): string[] {
  const hand = new PokerHand(setupOf(history, 'as-recorded'));
  const unit = scale / 10 ** history.decimals;
  const wrong: string[] = [];
  let at = 0;
  for (const event of dealPhh(history, 'as-recorded').events) {
    const input = inputOf(event);
    if (!input) continue;
    const { waiting } = hand;
    if (waiting.for === 'answer' && !waiting.questions[0].actions.some(({ verb }) => verb === 'show')) {
      const told = trace[at];
      at += 1;
      const open = waiting.questions[0].actions.filter(({ refused }) => !refused);
      const raise = open.find(({ least }) => least !== undefined);
      const mine: Trace = [
        waiting.questions[0].seat,
        inTheMiddle(hand.state) * unit,
        (open.find(({ verb }) => verb === 'call')?.costs ?? 0) * unit,
        told?.[3] === null ? null : (raise?.least ?? 0) * unit,
        told?.[4] === null ? null : (raise?.most ?? 0) * unit,
      ];
      if (String(mine) !== String(told))
        wrong.push(`${history.key} #${at}: ${mine.join()} for ${told?.join()}`);
    }
    hand.advance(input);
  }
  return at === trace.length ? wrong : [...wrong, `${history.key}: ${at} decisions for ${trace.length}`];
}

function replayed(
  expected: Expected,
  strictness: Strictness = 'as-recorded',
): { key: string; variant: string; replay: ReplayedPhh }[] {
  const files = expected.file
    ? [{ path: expected.file, key: null }]
    : Object.keys(expected.hands).map((key) => ({ path: `${expected.dir}/${key}`, key }));
  return files.flatMap(({ path, key }) => {
    const text = readFileSync(join(SHARED, path), 'utf8');
    const variants = variantsIn(text);
    return replayPhh(text, strictness).map((replay, i) => ({
      key: key ?? replay.key ?? '',
      variant: variants[i] ?? '',
      replay,
    }));
  });
}

if (!existsSync(SHARED)) {
  console.log('The recorded hands of ../shared/phh are not here: their replay did not run.');
  it.skip('every recorded hand ends with the stacks expected', () => {});
} else {
  describe('recorded hands end with the stacks expected, to the chip', () => {
    for (const name of readdirSync(join(SHARED, 'expected'))) {
      const expected: Expected = JSON.parse(readFileSync(join(SHARED, 'expected', name), 'utf8'));
      const hands = replayed(expected);
      const ours = hands.filter(({ variant }) => DEALT.test(variant));
      it(`${name}: ${ours.length} of ${hands.length} hands are dealt`, () => {
        expect(hands).toHaveLength(Object.keys(expected.hands).length);
        const wrong = ours.flatMap(({ key, replay }) => {
          const { scale, finish, check, odd } = expected.hands[key] ?? {
            scale: 1,
            finish: [],
            check: 'missing',
            odd: false,
          };
          const stacks = replay.finishingStacks?.map((stack) => Math.round(stack * scale * 1e6) / 1e6);
          const same =
            JSON.stringify(stacks) === JSON.stringify(finish) || (odd && differsByOddChips(stacks, finish));
          return same && replay.ok ? [] : [{ key, check, stacks, finish, ...replay }];
        });
        expect(wrong).toEqual([]);
      });
      it(`READINGS 76: ${name}: by the rules, what its house allowed beyond them is refused with the clause`, () => {
        const departed = ours.filter(({ replay }) => (replay.departures ?? []).length > 0);
        const strict = replayed(expected, 'by-the-rules');
        const refused = strict.filter(({ variant, replay }) => DEALT.test(variant) && !replay.ok);
        // A short big blind that was called for what it posted may come out the same (READINGS 70).
        const told = (only: boolean): string[] =>
          departed.flatMap(({ key, replay }) =>
            only && replay.departures?.every((one) => one.includes('33.0 §1.2')) ? [] : [key],
          );
        const keys = refused.map(({ key }) => key);
        expect(told(false)).toEqual(expect.arrayContaining(keys));
        expect(keys).toEqual(expect.arrayContaining(told(true)));
        for (const { key, replay } of refused)
          if (told(true).includes(key)) expect(replay.error).toMatch(/\(bclc-poker (17|26|27|33)\.0 §/);
      });
      if (ours.length > 0)
        it(`${name}: before each decision the pot, the call and the raise are as expected`, () => {
          const files = expected.file
            ? [expected.file]
            : Object.keys(expected.hands).map((key) => `${expected.dir}/${key}`);
          const wrong = files.flatMap((path) =>
            readPhh(readFileSync(join(SHARED, path), 'utf8')).flatMap((history) => {
              if ('error' in history || !DEALT.test(history.variant)) return [];
              const told = expected.hands[history.key ?? path.split('/').at(-1) ?? ''];
              return told ? differsFromTrace(history, told.trace, told.scale) : [`${path} is not expected`];
            }),
          );
          expect(wrong).toEqual([]);
        });
      const others = hands.filter(({ variant }) => !DEALT.test(variant));
      if (others.length > 0)
        it(`${name}: other games are refused plainly`, () => {
          for (const { variant, replay } of others) {
            expect(replay.ok).toBe(false);
            expect(replay.error).toContain(`${variant} is not dealt here`);
          }
        });
    }
  });
}

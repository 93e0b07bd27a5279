import { bankedGameNamed } from '@croupier/games';
import { type BetKind, cents } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StandingView } from '../protocol/index.ts';
import type { TableCommand } from './commands.ts';
import { evolve } from './evolve.ts';
import { viewStanding } from './standing.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { NOTHING_TOLD, toldBy } from './told.ts';
import { viewTableEvent } from './view.ts';

const GOLD = 'baccarat-gold/baccarat-gold';
const PLAYERS = ['ann', 'bob'];
const KINDS: readonly BetKind[] = ['own', 'back', 'tip'];
const player = fc.constantFrom(...PLAYERS);
const naming = (id: string) => ({ who: `handle of ${id}`, name: id });
/** Steps that a table takes by itself between two rounds, at the most. */
const A_ROUND = 200;

const commands: fc.Arbitrary<readonly TableCommand[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('bet' as const),
        player,
        changes: fc.tuple(
          fc.record({
            spot: fc.integer({ min: 1, max: 3 }),
            wager: fc.constantFrom('player', 'banker', 'player-line', 'banker-line', 'progressive'),
            kind: fc.constantFrom(...KINDS),
            amount: fc.constantFrom(500, 1_000, 2_500).map(cents),
          }),
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('undo' as const, 'clear' as const, 'deal-now' as const),
        player,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'close-betting' as const }) },
  ),
  { minLength: 1, maxLength: 60 },
);

describe.each([
  ['the house banks', 'bclc-baccarat/mini-baccarat'],
  ['hands without bets are counted', 'colorado-rule-28/mini-baccarat'],
  ['a meter stands', 'colorado-rule-28/ez-baccarat-progressive'],
  ['players bank', GOLD],
])('where %s', (_, id) => {
  it('whoever hears the events knows what stands beside the bets, though most bets do not say it', () => {
    let said = 0;
    let leftOut = 0;
    fc.assert(
      fc.property(commands, fc.string(), (all, seed) => {
        const felt = new Felt(settingOf(bankedGameNamed(id).with({})), seed);
        for (const name of PLAYERS) felt.fund(name, 2_000_000);
        let told = NOTHING_TOLD;
        let known: StandingView | undefined;
        /** The table does something by itself, or somebody at it; whoever looks on hears of it. */
        const happens = (command?: TableCommand): void => {
          let { state } = felt;
          const decision = command ? felt.ask(command) : felt.goOn();
          for (const event of 'refused' in decision ? [] : decision.events) {
            state = evolve(felt.table, state, event);
            const moment = { phase: { name: state.phase, since: 0, until: null }, asking: null };
            const view = viewTableEvent(felt.table, state, event, moment, naming, told);
            told = toldBy(view, state, told);
            if ('standing' in view && view.standing) known = view.standing;
            if (view.type !== 'bets') continue;
            if (view.standing) said += 1;
            else leftOut += 1;
            expect(known).toEqual(viewStanding(felt.table, state, moment.phase, naming));
          }
        };
        for (const command of all) {
          for (let step = 0; step < A_ROUND && felt.state.phase !== 'betting'; step += 1) {
            if (id === GOLD && felt.state.phase === 'bank') {
              happens({ do: 'sit', player: 'ann', spot: 4 });
              happens({ do: 'take-bank', player: 'ann', seat: 4, amount: cents(100_000) });
            }
            happens();
          }
          happens(command);
        }
      }),
      { numRuns: 60, seed: 14 },
    );
    expect(said).toBeGreaterThan(0);
    // A player's bank covers less with every bet, so that each of them says so.
    if (id === GOLD) expect(leftOut).toBe(0);
    else expect(leftOut).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { account } from '../storage/ledger.ts';
import { RULES_CHANGED } from '../tables/rules-changed.ts';
import { wrongWith } from '../tables/testing/books-after.ts';
import { ALL_CHECKS, type VirtualChecks } from '../tables/testing/virtual-database.ts';
import { playerNamed, VirtualHouse } from '../tables/testing/virtual-nodes.ts';
import { evolvePoker } from './evolve-poker.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import type { PokerEvent } from './poker-events.ts';
import { pokerFromJournal } from './poker-journal.ts';
import { barePokerTable, type PokerState, seatOf } from './poker-state.ts';
import { pokerSetting } from './testing/card-felt.ts';
import { VirtualPokerTable } from './testing/virtual-poker.ts';

const SCHEDULES = process.env.CROUPIER_WHOLE ? 3_000 : 300;
const PATIENCE = process.env.CROUPIER_WHOLE ? 3_600_000 : 120_000;
const PLAYERS = 3;
const STEPS = 110;
const setting = pokerSetting();

type House = VirtualHouse<PokerState, PokerEvent, PokerTableCommand>;

/** What is wrong with the books after a schedule; nothing, if nothing is. Every fourth table gets other rules some time. */
async function wrongAfter(
  seed: number,
  seen: Set<string>[] = [],
  checks: VirtualChecks = ALL_CHECKS,
): Promise<string | undefined> {
  const table = new VirtualPokerTable(setting, `hands ${seed}`);
  const options = { checks, rulesChange: seed % 4 === 0 };
  const house: House = new VirtualHouse([table], `hands ${seed}`, options);
  try {
    await house.run({ nodes: 2 + (seed % 2), players: PLAYERS, steps: STEPS });
    seen.push(new Set(house.database.lines(table.id).map(({ type }) => type)));
    return wrongWith(house, () => wrongAt(table, house));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongAt(table: VirtualPokerTable, { database, sent }: House): string | undefined {
  const lines = database.lines(table.id);
  let state = barePokerTable(setting);
  for (const line of lines) {
    if (line.type === RULES_CHANGED) break;
    state = evolvePoker(setting, state, pokerFromJournal(state, line));
    const { number = 0, inputs = [] } = state.hand ?? {};
    const cards = inputs.flatMap((input) => ('card' in input ? [input.card] : []));
    if (cards.some((card, at) => card !== table.deck(number)[at]))
      return `Line ${line.seq} deals another card.`;
  }
  for (let number = 0; number < PLAYERS; number += 1) {
    const player = playerNamed(number);
    const seat = seatOf(state, player);
    const stack = seat === undefined ? 0 : (state.table.seats.get(seat)?.stack ?? 0);
    // In a hand the chips are before the players and in pots; the stacks are what they came into it with.
    const lies = database.balances.get(account.stakes(player, table.id)) ?? 0;
    if (lies !== stack) return `${player} has ${stack} at the table, and ${lies} lie there.`;
  }
  const acted = sent.filter(
    ({ key, command }) => command.do === 'act' && database.commands.has(`${key.person} ${key.id}`),
  );
  const answers = lines.filter(
    ({ type, body }) => type === 'played' && JSON.stringify(body).includes('"answer"'),
  );
  return acted.length <= answers.length ? undefined : 'An action is in the books that no hand has heard of.';
}

const withLine = (seen: readonly Set<string>[], type: string): number =>
  seen.filter((types) => types.has(type)).length;

describe('nodes that serve a poker table, paused, killed, cut off and answered late at every step', () => {
  it(`leave the books in order, in ${SCHEDULES} schedules`, { timeout: PATIENCE }, async () => {
    const seen: Set<string>[] = [];
    for (let seed = 0; seed < SCHEDULES; seed += 1)
      expect(await wrongAfter(seed, seen), `schedule ${seed}`).toBeUndefined();
    expect(withLine(seen, 'played')).toBeGreaterThan(SCHEDULES / 4);
    expect(withLine(seen, 'hand-over')).toBeGreaterThan(SCHEDULES / 100);
    expect(withLine(seen, RULES_CHANGED)).toBeGreaterThan(SCHEDULES / 20);
  });

  it('would not, if only the number of a line were compared', { timeout: PATIENCE }, async () => {
    let wrong: string | undefined;
    for (let seed = 0; seed < 200 && wrong === undefined; seed += 1)
      wrong = await wrongAfter(seed, [], { ...ALL_CHECKS, predecessor: false });
    expect(wrong).toBeDefined();
  });
});

import { checkCut, FairnessError } from '@croupier/cards';
import {
  type Accounts,
  accountsOf,
  type Line,
  laidOn,
  linePostings,
  type Round,
  type RoundEvent,
} from '@croupier/table';
import {
  type DealerCommand,
  type Decision,
  happened,
  type Movement,
  refused,
  type TableCommand,
} from './commands.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideBets } from './decide-bets.ts';
import { decideSpots } from './decide-spots.ts';
import type { EventOf, TableEvent } from './events.ts';
import { evolve, unplayedSpots } from './evolve.ts';
import type { TableSetting } from './setting.ts';
import { roundOf, type TableState } from './state.ts';

/** What a command does to a table, by its rules; nothing is changed by asking. */
export function decide(table: TableSetting, state: TableState, command: TableCommand): Decision {
  switch (command.do) {
    case 'bet':
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return decideBets(table, state, command);
    case 'back-bets':
    case 'stand-up':
      return decideSpots(table, state, command);
    case 'cut':
      return decideCut(table, state, command);
    case 'answer':
    case 'answer-for-absent':
      return decideAnswer(table, state, command);
    case 'open-shoe':
    case 'burn':
    case 'open-betting':
    case 'close-betting':
    case 'step':
    case 'void':
    case 'close-shoe':
      return decideDealer(table, state, command);
  }
}

function decideCut(
  { game }: TableSetting,
  { phase, shoe }: TableState,
  { cut, by }: Extract<TableCommand, { do: 'cut' }>,
): Decision {
  // A deck that lasts one round is cut while bets are laid: there is no better time.
  if (phase !== (game.layout.deckEachRound ? 'betting' : 'cut')) {
    return refused('A shoe is cut before its first hand.');
  }
  if (shoe.cut) return refused('The shoe has been cut already.');
  try {
    checkCut(cut, shoe.cards);
  } catch (error) {
    if (error instanceof FairnessError) return refused(error.message);
    throw error;
  }
  const { position, entropy } = cut;
  return happened({ type: 'shoe-cut', number: shoe.number, cut: { position, entropy }, by });
}

function decideDealer(
  table: TableSetting,
  state: TableState,
  command: Exclude<DealerCommand, { do: 'answer-for-absent' }>,
): Decision {
  const { phase, shoe } = state;
  const { deckEachRound = false } = table.game.layout;
  switch (command.do) {
    case 'open-shoe':
      if (phase !== 'closed') return refused('There is a shoe on the table.');
      return happened(shoeOpened(table, state, command.commitment));
    case 'burn':
      if (phase !== 'cut' || !shoe.cut || shoe.dealt.length > 0)
        return refused('Cards are burned when a new shoe has been cut.');
      return happened({ type: 'burned', cards: command.cards });
    case 'open-betting':
      if (!(phase === 'cut' && (shoe.cut || deckEachRound)) && !(phase === 'settled' && shoe.handsLeft !== 0))
        return refused('Betting cannot open now.');
      return happened({ type: 'betting-opened', round: state.round + 1 });
    case 'close-betting':
      if (phase !== 'betting') return refused('Betting is not open.');
      if (!shoe.cut) return refused('The cards have not been cut.');
      return happened({ type: 'betting-closed', round: state.round, bets: state.bets });
    case 'step':
    case 'void':
      if (phase !== 'dealing') return refused('No round is being dealt.');
      return stepped(table, state, command);
    case 'close-shoe':
      if (phase !== 'settled' || shoe.handsLeft !== 0) return refused('The shoe is not over.');
      return happened(shoeOver(state));
  }
}

function shoeOpened(table: TableSetting, state: TableState, commitment: string): EventOf<'shoe-opened'> {
  const number = state.shoe.number + 1;
  const { decks, kind } = table.game.layout.shoe;
  const cards = decks * (kind === 'with-joker' ? 53 : kind === 'seven-up' ? 32 : 52);
  return {
    type: 'shoe-opened',
    number,
    name: shoeName(table, number),
    decks,
    cards,
    commitment,
    round: state.round,
    spots: [...state.spots].map(([spot, held]) => ({ spot, ...held })),
    // Whoever did not bet for a whole shoe has gone.
    regulars: [...state.regulars]
      .filter(([, { round }]) => round >= state.shoe.firstRound)
      .map(([player, regular]) => ({ player, ...regular })),
  };
}

export const shoeName = (table: TableSetting, number: number): string => `${table.id}/${number}`;

function shoeOver({ shoe }: TableState): EventOf<'shoe-over'> {
  const { number, name, decks, commitment, dealt, cut } = shoe;
  const { position, entropy } = cut ?? { position: 0, entropy: '' };
  return { type: 'shoe-over', number, name, decks, commitment, cut: { position, entropy }, dealt };
}

function stepped(
  table: TableSetting,
  state: TableState,
  command: Extract<DealerCommand, { do: 'step' | 'void' }>,
): Decision {
  const round = roundOf(table, state);
  const event = command.do === 'void' ? round.void(command.why) : round.advance(inputOf(round, command));
  if (event.type !== 'settled' && event.type !== 'voided') return happened(event);
  const events = [event, ...closing(table, state, event)];
  const accounts = accountsOf(table.id);
  const movements = event.lines.map((line) => settlement(table, accounts, line));
  return { events, movements: movements.filter(({ postings }) => postings.length > 0) };
}

function inputOf(
  round: Round,
  { card }: Extract<DealerCommand, { do: 'step' }>,
): Parameters<Round['advance']>[0] {
  return round.waiting.for === 'card' && card !== undefined ? { card } : undefined;
}

function closing(
  table: TableSetting,
  state: TableState,
  over: Extract<RoundEvent, { type: 'settled' | 'voided' }>,
): TableEvent[] {
  const closed: EventOf<'round-closed'> = {
    type: 'round-closed',
    round: state.round,
    shoe: state.shoe.number,
    opened: state.opened,
    firstCard: state.firstCard,
    summary: over.type === 'settled' ? over.summary : null,
  };
  const after = evolve(table, evolve(table, state, over), closed);
  const free = unplayedSpots(after);
  return free.length > 0 ? [closed, { type: 'spots-freed', spots: free, why: 'unplayed' }] : [closed];
}

function settlement(table: TableSetting, accounts: Accounts, line: Line): Movement {
  const { seat: spot, wager, kind, player, stake: amount } = line;
  const laid = laidOn(table.game.layout, { spot, wager, kind, player, amount });
  return { reason: line.result, event: 0, postings: linePostings(accounts, line, laid) };
}

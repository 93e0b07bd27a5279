import { type Cut, checkCut, FairnessError, NO_CUT } from '@croupier/cards';
import {
  METER,
  type Meters,
  NOTHING,
  type PlayerId,
  plus,
  progressivesOf,
  type Sitter,
  seatNumbersOf,
} from '@croupier/table';
import type { Holding } from '../storage/member.ts';
import type { Decision, TableCommand } from './commands.ts';
import { happened, refused } from './decision.ts';
import { definitionOf } from './definition.ts';
import type { EventOf, Passed } from './events.ts';
import { followed, ownMetersLinked } from './moved.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';
import { tableAccounts } from './table-accounts.ts';

type ShoeCommand = Extract<
  TableCommand,
  {
    do: 'offer-cut' | 'pass-cut' | 'decline-cut' | 'cut' | 'burn' | 'close-shoe' | 'withdraw-shoe';
  }
>;

/** A shoe that was opened is offered to be cut, cut, burned from, and closed when its last hand is over. */
export function decideShoe(table: TableSetting, state: TableState, command: ShoeCommand): Decision {
  const { phase, shoe } = state;
  switch (command.do) {
    case 'offer-cut': {
      const next = phase === 'cut' && !shoe.cut && !shoe.offered ? nextCutter(table, state) : undefined;
      return next
        ? happened({ type: 'cut-offered', ...next })
        : refused('There is nobody to offer the cut to.');
    }
    case 'decline-cut':
      return passCut(state, command.player, 'declined');
    case 'pass-cut':
      return passCut(state, shoe.offered?.seat === command.seat ? shoe.offered.player : null, command.why);
    case 'cut':
      return decideCut(table, state, command);
    case 'burn': {
      const [first] = command.cards;
      if (phase !== 'cut' || !shoe.cut || shoe.dealt.length > 0 || first === undefined)
        return refused('Cards are burned when a new shoe has been cut.');
      return happened({ type: 'burned', cards: command.cards });
    }
    case 'close-shoe':
      if (phase !== 'settled' || shoe.handsLeft !== 0) return refused('The shoe is not over.');
      return happened(shoeOver(state));
    case 'withdraw-shoe':
      if (phase === 'closed' || phase === 'dealing') return refused('No shoe lies on the table unused.');
      if (state.bank.holder || (phase === 'betting' && state.bets.length > 0))
        return refused('Chips lie on the table.');
      return happened(shoeOver(state));
  }
}

/** The table's first shoe also starts its meters: the tray puts up what they begin with. */
export function openShoe(
  table: TableSetting,
  state: TableState,
  commitment: string,
  figures: SharedFigures = () => null,
): Decision {
  if (state.phase !== 'closed') return refused('There is a shoe on the table.');
  const { meters, holds } = metersOpened(table, state, figures);
  const opened = shoeOpened(table, state, commitment, meters);
  const seeded = Object.entries(progressivesOf(table.game.layout))
    .filter(([name]) => meters[name] === undefined)
    .map(([name, { meter: amount }]) => ({
      type: 'meter-seeded' as const,
      amount,
      ...(name === METER ? {} : { meter: name }),
    }));
  const decision = followed(table, state, [opened, ...seeded]);
  return holds.length > 0 ? { ...decision, holds } : decision;
}

/**
 * What the meters of a new shoe show that are seeded. One that is shared shows what its other tables have left, with what
 * this one brings along if it had one of its own before; of one that it shared before it takes nothing away.
 */
function metersOpened(
  { id, meters: links = {} }: TableSetting,
  state: TableState,
  figures: SharedFigures,
): { readonly meters: Meters; readonly holds: readonly Holding[] } {
  const own = Object.entries(state.meters).filter(([name]) => !(name in links || name in state.links));
  const brought = ownMetersLinked(state, links);
  const holds: Holding[] = [];
  const linked = Object.entries(links).flatMap(([name, shared]) => {
    const shown = figures(shared);
    const brings = brought[name];
    // What nobody moves is only read.
    if (shown === null || brings !== undefined)
      holds.push({ account: tableAccounts(id, links).meter(name), balance: shown ?? NOTHING });
    return shown === null && brings === undefined
      ? []
      : [[name, plus(shown ?? NOTHING, brings ?? NOTHING)] as const];
  });
  return { meters: Object.fromEntries([...own, ...linked]), holds };
}

function shoeOpened(
  table: TableSetting,
  state: TableState,
  commitment: string,
  meters: Meters,
): EventOf<'shoe-opened'> {
  const number = state.shoe.number + 1;
  const { decks, kind } = table.game.layout.shoe;
  const cards = decks * (kind === 'with-joker' ? 53 : kind === 'seven-up' ? 32 : 52);
  const { last, banked, bankers } = state.bank;
  const seated = new Set([...state.spots.values()].map(({ holder }) => holder));
  return {
    type: 'shoe-opened',
    number,
    name: shoeName(table, number),
    decks,
    cards,
    commitment,
    definition: definitionOf(table),
    round: state.round,
    spots: [...state.spots].map(([spot, held]) => ({ spot, ...held })),
    // Whoever holds no spot and did not bet for a whole shoe, which may be a single round, has gone.
    regulars: [...state.regulars]
      .filter(([player, { round }]) => seated.has(player) || round >= state.shoe.firstRound)
      .map(([player, regular]) => ({ player, ...regular })),
    ...(table.game.layout.bank ? { turn: { last, banked, bankers } } : {}),
    ...(Object.keys(meters).length > 0 ? { meters } : {}),
    ...(table.meters ? { links: table.meters } : {}),
    ...(state.paid ? { paid: state.paid } : {}),
  };
}

export const shoeName = (table: TableSetting, number: number): string => `${table.id}/${number}`;

function shoeOver({ shoe }: TableState): EventOf<'shoe-over'> {
  const { number, name, decks, commitment, dealt, cut } = shoe;
  const { position, entropy } = cut ?? NO_CUT;
  return { type: 'shoe-over', number, name, decks, commitment, cut: { position, entropy }, dealt };
}

/**
 * Who is offered the cut next, where the rulebook says in which order: from whoever sits highest, clockwise, once each
 * (colorado-rule-28 30-2810 §(2)). Nobody where it does not, and when nobody sits here: then whoever is here may cut.
 */
export function nextCutter({ game }: TableSetting, { spots, shoe }: TableState): Sitter | undefined {
  if (!game.layout.cut) return undefined;
  const seated = seatNumbersOf(game.layout).filter((seat) => spots.has(seat));
  const first = shoe.passed[0]?.seat ?? seated.at(-1) ?? 0;
  const asked = new Set(shoe.passed.map(({ player }) => player));
  for (const seat of [...seated.filter((one) => one >= first), ...seated.filter((one) => one < first)]) {
    const player = spots.get(seat)?.holder;
    if (player !== undefined && !asked.has(player)) return { seat, player };
  }
  return undefined;
}

function passCut({ shoe }: TableState, player: PlayerId | null, why: Passed): Decision {
  const { offered } = shoe;
  if (!offered || offered.player !== player) return refused('The cut is not offered to you.');
  return happened({ type: 'cut-passed', ...offered, why });
}

/** The dealer's own cut, when nobody wants to: no choice is left to the house after its commitment. */
export const dealersCut = ({ game }: TableSetting): Cut => ({
  ...NO_CUT,
  position: game.layout.cut?.fromEitherEnd ?? NO_CUT.position,
});

/** Between which positions a shoe may be cut. */
export function cutRange({ game }: TableSetting, cards: number): { least: number; most: number } {
  const end = game.layout.cut?.fromEitherEnd;
  return end === undefined ? { least: 0, most: cards - 1 } : { least: end, most: cards - end };
}

function decideCut(
  table: TableSetting,
  { phase, shoe }: TableState,
  { cut, by }: Extract<TableCommand, { do: 'cut' }>,
): Decision {
  const { deckEachRound, cut: rule } = table.game.layout;
  // A deck that lasts one round is cut while bets are laid: there is no better time.
  if (phase !== (deckEachRound ? 'betting' : 'cut')) return refused('A shoe is cut before its first hand.');
  if (shoe.cut) return refused('The shoe has been cut already.');
  if (shoe.offered && by !== null && shoe.offered.player !== by)
    return {
      refused: {
        reason: `The cut is offered to seat ${shoe.offered.seat}.`,
        ...(rule ? { cite: rule.cite } : {}),
      },
    };
  const { least, most } = cutRange(table, shoe.cards);
  if (rule && (cut.position < least || cut.position > most)) {
    const reason = `The cut is made at least ${rule.fromEitherEnd} cards from either end, at ${least} to ${most}.`;
    return { refused: { reason, cite: rule.cite } };
  }
  try {
    checkCut(cut, shoe.cards);
  } catch (error) {
    if (error instanceof FairnessError) return refused(error.message);
    throw error;
  }
  const { position, entropy } = cut;
  return happened({ type: 'shoe-cut', number: shoe.number, cut: { position, entropy }, by });
}

import { createHash } from 'node:crypto';
import { drawing, formatCard, seededRandom } from '@croupier/cards';
import {
  boardCardsOf,
  jackpots,
  type PokerGame,
  type PokerRules,
  rakeOf,
  type Variant,
} from '@croupier/games';
import { type Cents, cents, dollars, formatCite, plainData } from '@croupier/table';
import { equity } from '../equity/equity.ts';
import { pokerParts } from '../how-to-play/poker-parts.ts';
import { JACKPOTS_COUNTED_AT, type JackpotOdds, jackpotOdds } from '../jackpots/jackpot-odds.ts';
import { codeHash, type Identity } from './identity.ts';
import type { ReportedOption, ReportedRule } from './posted.ts';

/** What can be said of a game among players, where the house has no wager (docs/mathematics.md); amounts in cents. */
export interface PokerReport {
  readonly format: 'croupier-report/1';
  readonly kind: 'among-players';
  readonly identity: Identity;
  readonly rules: readonly ReportedRule[];
  readonly options: readonly ReportedOption[];
  readonly assumptions: readonly string[];
  /** Null where the house takes nothing. */
  readonly rake: ReportedRake | null;
  readonly equity: { readonly method: string; readonly examples: readonly ReportedShowdown[] };
  readonly jackpots: readonly ReportedJackpot[];
}

export interface ReportedRake {
  readonly percent: number;
  readonly cap: number;
  /** From this pot on the cap is all that is taken. */
  readonly capFrom: number;
  readonly clauses: readonly string[];
  /** What is taken of pots of several sizes, by the rule that the table takes it by. */
  readonly pots: readonly { readonly pot: number; readonly rake: number; readonly share: number }[];
}

/** Two hands as they were dealt, and what each takes of the pot in the long run. */
export interface ReportedShowdown {
  readonly method: 'exact' | 'simulated';
  readonly showdowns: number;
  readonly hands: readonly {
    readonly hand: string;
    readonly equity: number;
    readonly ci95: readonly [number, number] | null;
  }[];
}

export interface ReportedJackpot {
  readonly title: string;
  readonly section: string;
  /** Null at games whose deals were not counted. */
  readonly odds: JackpotOdds | null;
}

/** What goes from every pot into a jackpot, where nobody says otherwise. */
export const USUAL_DROP: Cents = dollars(1);

const EQUITY_METHOD =
  'Every board that can still come is dealt, every hand is made by the judge of the live table, and shares of the pot are added up; where that is too much, showdowns are dealt at random, and a 95 % interval is given. "croupier equity" answers for any hands, ranges, boards and dead cards.';

const ASSUMPTIONS = [
  'Players bet against each other, so that no bet is against the house: it has no edge, and takes its rake.',
  'Equity supposes that everybody who holds a hand stays to the end.',
  'Jackpots are counted for every hand dealt, each played to its end by everybody who was dealt in.',
];

/** Works out what a report says of a game among players. Equal rules have equal reports. */
export function pokerReportOn(
  game: PokerGame,
  rules: PokerRules,
  { drop = USUAL_DROP }: { readonly drop?: Cents | undefined } = {},
): PokerReport {
  return {
    format: 'croupier-report/1',
    kind: 'among-players',
    identity: identityOf(game, rules),
    rules: pokerParts(rules).flatMap(({ lines }) =>
      lines.map(({ text, cites }) => ({ text, clauses: cites.map(formatCite) })),
    ),
    options: optionsIn(game, rules),
    assumptions: ASSUMPTIONS,
    rake: rakeIn(rules),
    equity: { method: EQUITY_METHOD, examples: EXAMPLES.map((seed) => showdownOf(game, seed)) },
    jackpots: jackpots
      .filter(({ on }) => on.includes(game.section.number))
      .map((jackpot) => ({
        title: jackpot.title,
        section: jackpot.section.number,
        odds: game.section.number === JACKPOTS_COUNTED_AT ? jackpotOdds(jackpot.with({}), { drop }) : null,
      })),
  };
}

function identityOf({ id, title, section }: PokerGame, rules: PokerRules): Identity {
  const definition = JSON.stringify(plainData({ id, section: [section.rulebook.id, section.number], rules }));
  return {
    game: id,
    title,
    rulebook: section.rulebook,
    section: section.number,
    options: rules.options,
    definition: createHash('sha256').update(definition).digest('hex'),
    code: codeHash(),
  };
}

const optionsIn = ({ options: all }: PokerGame, { options }: PokerRules): ReportedOption[] =>
  all.flatMap(({ name, about, default: usual, cite }) => {
    const value = options[name];
    return value === undefined
      ? []
      : [{ name, value, default: usual, about, clause: cite ? formatCite(cite) : null }];
  });

/** Pots in bets of the first round. */
const POTS = [2, 5, 10, 20, 50, 100, 200];

function rakeIn({ rake, smallestChip, firstBet, variant: { clauses } }: PokerRules): ReportedRake | null {
  if (!rake) return null;
  return {
    percent: rake.percent,
    cap: rake.cap,
    capFrom: Math.ceil((rake.cap * 100) / rake.percent),
    clauses: [clauses.rake, clauses.rakeTaken, clauses.rakeRounded].map(formatCite),
    pots: POTS.map((bets) => {
      const pot = cents(firstBet * bets);
      const taken = rakeOf(pot, rake, smallestChip);
      return { pot, rake: taken, share: taken / pot };
    }),
  };
}

const EXAMPLES = ['one', 'two', 'three'];

/** Two hands from a shuffled deck: all cards that a player keeps beside a board, or those of the first street where there is none. */
function showdownOf({ id, variant }: PokerGame, seed: string): ReportedShowdown {
  const draw = drawing(seededRandom(seed), variant.deck);
  const hands = [1, 2].map(() => Array.from({ length: cardsOf(variant) }, () => formatCard(draw())).join(''));
  const { method, showdowns, players } = equity({ game: id, hands, board: [], dead: [], seed });
  return {
    method,
    showdowns,
    hands: players.map(({ hand, equity: mean, ci95 }) => ({
      hand,
      equity: mean.toNumber(),
      ci95: ci95 ?? null,
    })),
  };
}

const cardsOf = (variant: Variant): number =>
  boardCardsOf(variant) > 0
    ? variant.streets.reduce((sum, { hole, discard }) => sum + hole.length - (discard?.cards ?? 0), 0)
    : (variant.streets[0]?.hole.length ?? 0);

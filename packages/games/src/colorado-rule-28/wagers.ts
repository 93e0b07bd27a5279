import {
  type Award,
  type Cite,
  cents,
  type Discretion,
  PUSH,
  pushLess,
  type Row,
  row,
  to,
  win,
  winLess,
} from '@croupier/table';
import type { BaccaratWager, Coup, Hand } from '../baccarat/coup.ts';
import { isPair, isPerfectPair, isUnsuitedPair } from '../baccarat/pairs.ts';
import { onBanker, onPlayer, onTie } from '../baccarat/wagers.ts';
import { MARGINS, type Margin, winByPoints } from '../baccarat/win-by-points.ts';
import { rule } from './table.ts';

const definitions = rule('2802');
const permitted = rule('2807');
const odds = rule('2808');

/** Player, Banker and Tie, with the vigorish as the house charges it. */
export const coloradoBasics = (house: Discretion): BaccaratWager[] => basicsWith(house, vigorishOf(house));

/** What Banker pays when it wins and where that is said, and what it costs on a tie. */
interface BankerTerms {
  readonly win: Award;
  readonly cite: Cite;
  readonly tie: Award;
  /** Coups that a variation decides otherwise. */
  readonly before?: readonly Row<Coup>[];
}

/** The three wagers of every table, with a Banker that pays so. */
export const basicsWith = (house: Discretion, banker: BankerTerms): BaccaratWager[] => [
  onPlayer({
    offered: permitted('(1)(b)'),
    wins: [permitted('(1)(b)(i)'), odds('(1)')],
    ties: [permitted('(1)(b)(iii)')],
  }),
  onBanker(
    banker.win,
    {
      offered: permitted('(1)(a)'),
      wins: [permitted('(1)(a)(i)'), banker.cite],
      tie: banker.tie,
      ties: [permitted('(1)(a)(iii)'), ...(banker.tie === PUSH ? [] : [odds('(3)(c)')])],
    },
    ...(banker.before ?? []),
  ),
  onTie(
    house.sets('tiePays', {
      least: 8,
      most: 100,
      default: 8,
      about: 'What Tie pays, to one',
      cite: odds('(2)'),
    }),
    permitted('(1)(c)'),
    odds('(2)'),
  ),
];

/** Charged on what Banker wins, or instead on Banker's stake when the hands tie; never both (READINGS 11). */
function vigorishOf(house: Discretion): BankerTerms {
  const percent = house.sets('vigorish', {
    least: 5,
    most: 25,
    default: 5,
    about: 'Vigorish on Banker in percent',
    cite: odds('(3)'),
  });
  const on = house.chooses('vigorishOn', ['banker-win', 'tie'], {
    default: 'banker-win',
    about: 'When vigorish is charged: on what Banker wins, or on the Banker stake when the hands tie',
    cite: odds('(3)(c)'),
  });
  const roundedUpTo = vigorishRounding(house);
  return on === 'tie'
    ? { win: win(to(1)), cite: odds('(3)(c)'), tie: pushLess(percent, roundedUpTo) }
    : { win: winLess(percent, to(1), roundedUpTo), cite: odds('(3)'), tie: PUSH };
}

/** READINGS 12: exact to the cent, or up to the next quarter of a dollar. */
export const vigorishRounding = (house: Discretion): Parameters<typeof winLess>[2] =>
  house.chooses('vigorishRounding', ['exact', 'up-to-25c'], {
    default: 'exact',
    about: 'Vigorish to the cent, or up to the next 25 cents',
    cite: odds('(3)(a)'),
  }) === 'exact'
    ? undefined
    : cents(25);

/** The wagers beside Player, Banker and Tie that 30-2802, 30-2807 and 30-2808 know. */
export const coloradoOptional = (house: Discretion): BaccaratWager[] => [
  perfectPair(house),
  ...matchPairs(house),
  ...totalCards(house),
  ...bonuses(house),
];

/** Pays once, whether one hand has it or both (READINGS 18). */
const perfectPair = (house: Discretion): BaccaratWager => ({
  id: 'perfect-pair',
  name: 'Perfect Pair',
  cite: permitted('(1)(d)'),
  sees: 'first-four',
  rows: [
    row(
      'either hand begins with two identical cards',
      ({ player, banker }: Coup) => isPerfectPair(player) || isPerfectPair(banker),
      win(
        to(
          house.sets('perfectPairPays', {
            least: 25,
            most: 1000,
            default: 25,
            about: 'What Perfect Pair pays, to one',
            cite: permitted('(1)(d)'),
          }),
        ),
      ),
      permitted('(1)(d)'),
      definitions('(20)'),
    ),
  ],
});

/** On one hand each (READINGS 18). */
function matchPairs(house: Discretion): BaccaratWager[] {
  const cite = definitions('(13)');
  const unsuited =
    house.chooses('matchPair', ['unsuited', 'any-pair'], {
      default: 'unsuited',
      about: 'Which pairs Match Pair wins on: of two suits only, or any',
      cite,
    }) === 'unsuited';
  const matches = unsuited ? isUnsuitedPair : isPair;
  const on = (id: string, name: string, handOf: (coup: Coup) => Hand): BaccaratWager => ({
    id,
    name,
    cite,
    sees: 'first-four',
    rows: [row(unsuited ? 'an unsuited pair' : 'a pair', (coup) => matches(handOf(coup)), win(to(11)), cite)],
  });
  return [
    on('match-pair-player', 'Match Pair Player', ({ player }) => player),
    on('match-pair-banker', 'Match Pair Banker', ({ banker }) => banker),
  ];
}

const TOTAL_CARDS = [
  ['four', 4, to(3, 2)],
  ['five', 5, to(2)],
  ['six', 6, to(2)],
] as const;

/** How many cards a coup takes: 30-2808 §(4). */
function totalCards(house: Discretion): BaccaratWager[] {
  const offered = house.chooses('totalCards', ['offered', 'not-offered'], {
    default: 'offered',
    about: 'The wagers on how many cards are dealt, which are then announced',
    cite: odds('(4)'),
  });
  if (offered === 'not-offered') return [];
  return TOTAL_CARDS.map(([name, so, pays]) => ({
    id: `${name}-cards`,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Cards`,
    cite: permitted('(1)(e)'),
    sees: 'points',
    rows: [
      row(
        `${name} cards`,
        ({ player, banker }: Coup) => player.cards.length + banker.cards.length === so,
        win(pays),
        odds('(4)'),
        definitions('(32)'),
      ),
    ],
  }));
}

/** On either hand by its margin. The tables are silent on natural ties: they push (READINGS 13). */
function bonuses(house: Discretion): BaccaratWager[] {
  const cite = odds('(5)');
  const listed =
    MARGINS[
      house.chooses('bonusTable', ['A', 'B', 'C'], {
        default: 'A',
        about: 'The pay table of the bonus on either hand',
        cite,
      })
    ];
  // The tables are the least that is paid.
  const pays = (name: string, what: string, printed: number): number =>
    house.sets(name, {
      least: printed,
      most: 1000,
      default: printed,
      about: `What the bonus on either hand pays ${what}, to one`,
      cite,
    });
  const margins = listed.map(([least, most, printed]): Margin => {
    const points = least === most ? `${least}` : `${least} or ${most}`;
    return [least, most, pays(`bonusBy${most}Pays`, `for a win by ${points} points`, printed)];
  });
  const natural = pays('bonusNaturalPays', 'for a natural winner', 1);
  const on = (side: 'player' | 'banker', name: string): BaccaratWager =>
    winByPoints({
      id: `bonus-${side}`,
      name,
      cite,
      side,
      margins,
      natural,
      at: { margins: cite, natural: cite, naturalTie: cite },
    });
  return [on('player', 'Bonus Player'), on('banker', 'Bonus Banker')];
}

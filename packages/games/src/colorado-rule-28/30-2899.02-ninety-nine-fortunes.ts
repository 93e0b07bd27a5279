import { type Card, rankOf } from '@croupier/cards';
import {
  dollars,
  ENVY,
  type Game,
  game,
  type Outcomes,
  type PostedRule,
  type Row,
  type Script,
  winMeter,
  winMoney,
} from '@croupier/table';
import type { BaccaratRules, BaccaratWager, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { meterOf, PROGRESSIVE, progressiveSeats } from '../progressive.ts';
import {
  FORTUNES_TABLE_NAMES,
  FORTUNES_TABLES,
  type FortunesRow,
  type FortunesTable,
} from './30-2899.02-tables.ts';
import { aggregateLimit, besideBase } from './optional-wagers.ts';
import { postedColorado } from './posted.ts';
import { withProgressive } from './progressive.ts';
import { coloradoTable, rule } from './table.ts';
import { coloradoBasics } from './wagers.ts';

const at = rule('2899.02');

/**
 * A coup as one seat in the progressive sees it, since suited quads pay the seat of their number. Absent: the first seat,
 * alone at the table, which is how the wager is priced.
 */
interface FortunesCoup extends Coup {
  readonly seat?: number;
  /** All seats in the progressive this round. */
  readonly playing?: readonly number[];
}

const firstFour = ({ player, banker }: Coup): readonly Card[] => [
  ...player.cards.slice(0, 2),
  ...banker.cards.slice(0, 2),
];

/** Whether so many of the first four cards, and no more, are the same: in rank, or in rank and suit. */
const has =
  (so: number, of: (card: Card) => number) =>
  (coup: Coup): boolean => {
    const all = firstFour(coup).map(of);
    return all.some((one) => all.filter((other) => other === one).length === so);
  };
const rank = rankOf;
const rankAndSuit = (card: Card): number => card;

const suitedQuads = has(4, rankAndSuit);
const twoPair = (coup: Coup): boolean => has(2, rank)(coup) && new Set(firstFour(coup).map(rank)).size === 2;

/** The seat whose number the suited quads show: aces are 1, and court cards belong to nobody (§(4)). */
function seatShown(coup: Coup): number | undefined {
  const [card] = firstFour(coup);
  if (card === undefined || !suitedQuads(coup)) return undefined;
  const number = rankOf(card) === 12 ? 1 : rankOf(card) + 2;
  return number <= 10 ? number : undefined;
}

/** The seat that takes the meter: the one shown, if it is in the progressive (READINGS 17). */
const seatTaking = (coup: Coup, playing: readonly number[]): number | undefined =>
  playing.find((seat) => seat === seatShown(coup));

const takenBy = ({ seat = 1, playing = [seat], ...coup }: FortunesCoup): number | undefined =>
  seatTaking(coup, playing);

const HANDS: Readonly<Record<FortunesRow['hand'], (coup: FortunesCoup) => boolean>> = {
  'suited quads of the seat': (coup) => takenBy(coup) === (coup.seat ?? 1),
  'other suited quads': (coup) => suitedQuads(coup) && takenBy(coup) === undefined,
  quads: (coup) => has(4, rank)(coup) && !suitedQuads(coup),
  'suited trips': has(3, rankAndSuit),
  trips: has(3, rank),
  'two pair': twoPair,
  'suited pair': has(2, rankAndSuit),
};

const rowOf = ({ hand, pays, envy }: FortunesRow): Row<FortunesCoup> => ({
  name: hand,
  when: HANDS[hand],
  award: pays === 'meter' ? winMeter(100) : winMoney(dollars(pays)),
  ...(envy === undefined ? {} : { envy: dollars(envy) }),
  cites: [at('(11)'), at(pays === 'meter' ? '(10)(a)' : '(10)(b)')],
});

const progressive = ({ stake, rows }: FortunesTable): BaccaratWager => ({
  id: PROGRESSIVE,
  name: '99 Fortunes Progressive',
  cite: at('(2)'),
  sees: 'first-four',
  sensor: true,
  between: { least: dollars(stake), most: dollars(stake), cite: at('(11)') },
  rows: rows.map(rowOf),
});

const posted = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });

/** colorado-rule-28 30-2899.02: 99 Fortunes Progressive. */
export const ninetyNineFortunes: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/99-fortunes',
  title: '99 Fortunes Progressive',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    posted(
      'Baccarat, and beside a bet on it a progressive wager on the first four cards of both hands.',
      'text@381',
      '(2)',
      '(3)',
      '(6)',
    ),
    posted('Put it on your sensor; once START GAME is pressed it is in the round.', '(6)', '(7)'),
    posted(
      'Four cards of one rank and suit pay the meter to the seat of their number, if it is in the progressive; aces are seat 1.',
      'text@383',
      '(4)',
      '(10)(c)',
    ),
    posted('Then everybody else in the progressive receives the envy that the pay table prints.', '(11)'),
    posted('All other hands are paid from the tray, the highest only.', '(10)(b)'),
    posted('When the meter was won it starts again from its seed.', '(5)'),
    ...postedColorado(table),
  ],

  rules: (house) => {
    const table =
      FORTUNES_TABLES[
        house.chooses('payTable', FORTUNES_TABLE_NAMES, {
          default: 'P1',
          about: 'The pay table of the progressive, with its stake and seats',
          cite: at('(11)'),
        })
      ];
    const rows = table.rows.map(rowOf);
    const play = coloradoTable(house, [...coloradoBasics(house), progressive(table)], {
      seats: { numbers: table.seats },
      ...(table.decks === undefined ? {} : { decks: { are: table.decks, cite: at('(11)') } }),
      ...withProgressive(
        {
          sensors: at('(6)'),
          start: at('(7)'),
          hand: at('(10)(d)'),
          hit: at('(10)(e)'),
          supervisor: at('(10)(f)'),
          confirm: at('(10)(g)'),
          end: at('(10)(h)'),
        },
        (coup, seat, playing) => rows.find(({ when }) => when({ ...coup, seat, playing }))?.award,
      ),
    });
    return {
      ...play,
      *play(felt): Script<Outcomes<FortunesCoup>> {
        const outcomes = yield* play.play(felt);
        const playing = progressiveSeats(felt);
        return (seat) => ({ ...outcomes(seat), seat, playing });
      },
      progressive: meterOf(house, at('(5)')),
      ...besideBase([PROGRESSIVE], at('(6)')),
      ...aggregateLimit(house, [PROGRESSIVE, ENVY], at('(1)(b)')),
    };
  },
});

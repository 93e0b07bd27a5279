import { dollars, type Game, game, PUSH, type Row, row, section, to, win, winLess } from '@croupier/table';
import { bclcBaccarat } from '../rulebooks.ts';
import { bclcTable, commissionLaid, mini } from './bclc-table.ts';
import type { BaccaratRules, BaccaratWager, Coup, Hand } from './coup.ts';
import { isNatural } from './points.ts';
import { postedMiniBaccarat } from './posted.ts';
import { onBanker, onPlayer, onTie } from './wagers.ts';

const at = section(bclcBaccarat, '2.0');

/** How a bet on one side sees the coup: its own hand and the other. */
interface Sides {
  readonly own: Hand;
  readonly other: Hand;
}

const naturals = ({ own, other }: Sides): boolean => isNatural(own.cards) || isNatural(other.cards);

/** A win by so many points that no natural decided. */
const byPoints =
  (least: number, most: number = least) =>
  (sides: Sides): boolean => {
    const margin = sides.own.total - sides.other.total;
    return !naturals(sides) && margin >= least && margin <= most;
  };

const naturalWin = (sides: Sides): boolean =>
  isNatural(sides.own.cards) && sides.own.total > sides.other.total;

/** Both hands natural and equal; a natural that ties a drawn hand cannot be, since nobody draws against one. */
const naturalTie = (sides: Sides): boolean => naturals(sides) && sides.own.total === sides.other.total;

/** The pay schedule of §5.5, seen from one side. */
const schedule = (sidesOf: (coup: Coup) => Sides): Row<Coup>[] => {
  const seen =
    (when: (sides: Sides) => boolean) =>
    (coup: Coup): boolean =>
      when(sidesOf(coup));
  return [
    row('win by 9 points', seen(byPoints(9)), win(to(30)), at('5.5')),
    row('win by 8 points', seen(byPoints(8)), win(to(10)), at('5.5')),
    row('win by 6 or 7 points', seen(byPoints(6, 7)), win(to(4)), at('5.5')),
    row('win by 4 or 5 points', seen(byPoints(4, 5)), win(to(2)), at('5.5')),
    row('natural winner', seen(naturalWin), win(to(1)), at('5.5')),
    row('natural tie', seen(naturalTie), PUSH, at('5.6')),
  ];
};

const dragonBonus = (side: 'player' | 'banker'): BaccaratWager => ({
  id: `dragon-bonus-${side}`,
  name: `Dragon Bonus ${side === 'player' ? 'Player' : 'Banker'}`,
  cite: at('2.1'),
  sees: 'points',
  rows: schedule(({ player, banker }) =>
    side === 'player' ? { own: player, other: banker } : { own: banker, other: player },
  ),
});

/** bclc-baccarat 2.0: Dragon Bonus Baccarat, a side bet on Mini-Baccarat. Both sides of it may be bet (READINGS 24). */
export const dragonBonusBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/dragon-bonus',
  title: 'Dragon Bonus Baccarat',
  section: at,
  posted: (table) => [
    ...postedMiniBaccarat({ ...table, section: mini }),
    {
      text: 'Dragon Bonus pays by how far its side wins, with or without a bet on the basic game.',
      cites: [at('1.2'), at('2.2')],
    },
    {
      text: 'A natural pays even money whatever the margin, and a tie of naturals pushes.',
      cites: [at('5.5'), at('5.6')],
    },
    {
      text: 'Dragon Bonus wins at most 50,000 dollars a round, shared by what each would have won.',
      cites: [at('5.2'), at('5.3')],
    },
  ],

  rules: (house) => ({
    ...bclcTable(house, { onOneSpot: mini('3.1.1.a'), acrossSpots: mini('3.1.2.a') }),
    wagers: [
      onPlayer({ offered: mini('1.2'), wins: [mini('7.1')], ties: [mini('7.2')] }),
      onBanker(winLess(5, to(1)), {
        offered: mini('1.2'),
        wins: [mini('7.1'), mini('5.1')],
        ties: [mini('7.2')],
      }),
      onTie(8, mini('1.2'), mini('7.3')),
      dragonBonus('player'),
      dragonBonus('banker'),
    ],
    commissionLaid: commissionLaid(house, mini('5.1.1')),
    aggregates: [
      { wagers: ['dragon-bonus-player', 'dragon-bonus-banker'], limit: dollars(50_000), cite: at('5.2') },
    ],
  }),
});

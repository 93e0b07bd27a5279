import {
  cents,
  decksOf,
  inDollars,
  type PostedRule,
  postedLimits,
  type TableGame,
  wagerNamed,
} from '@croupier/table';
import { positionsOf } from './banked-posted.ts';

/** The sign of Let It Ride (bclc-poker 1.0). */
export function postedLetItRide({
  section: at,
  options,
  layout,
}: Pick<TableGame, 'section' | 'options' | 'layout'>): PostedRule[] {
  const rule = (text: string, ...clauses: string[]): PostedRule => ({ text, cites: clauses.map(at) });
  const bonus = wagerNamed(layout.wagers, 'bonus').between;
  const { conversion } = options;
  return [
    rule(`${decksOf(layout)}, shuffled by machine for every round.`, '1.1'),
    rule('Lay three equal bets, marked 1, 2 and $.', '1.2', '3.5', '6.1'),
    rule(
      'Your three cards and the two community cards make your hand: a pair of tens or better wins.',
      '1.3',
    ),
    rule('With your three cards let bet 1 ride, or take it back.', '2.1', '2.2', '6.4'),
    rule('After the first community card let bet 2 ride, or take it back.', '2.1', '2.2', '6.6'),
    rule('Bet 3 always stays.', '2.3'),
    rule('Hold your cards over the table, where everybody can see them.', '6.3'),
    rule(
      `The bonus costs ${inDollars(bonus?.least ?? cents(0))}, needs the three bets, and is collected before the deal. See that your light is on.`,
      '2.4.1',
      '2.4.2',
      '2.4.3',
      '2.4.4',
    ),
    rule(`${positionsOf({ layout })}; nobody shares it or bets on it.`, '3.2', '3.3', '3.4'),
    rule('New bets are laid when all bets of the round are settled.', '3.6'),
    rule('Whoever plays may also bet for the dealer, but not on the bonus.', '4.1', '4.2', '4.4'),
    ...postedLimits(layout),
    rule('The pay table is posted at every seat.', '5.1', '5.3'),
    ...(conversion === 'on'
      ? [rule('Wins of 3 to 1 and better may be paid in chips of a higher denomination.', '7.1')]
      : []),
    rule('Bonuses of several hands are paid in the order of play.', '8.1'),
  ];
}

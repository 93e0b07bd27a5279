import { shortPoker } from '@croupier/cards';
import { type Game, game, inWords, type Rules, row, section, to, type Wager, win } from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { infernoTable, LIMIT, LIMITED } from './13.0-discard-inferno.ts';
import { type InfernoShowdown, infernoPlay } from './13.0-play.ts';
import { postedBurn } from './14.0-posted.ts';

const at = section(bclcPoker, '14.0');

const BURN = 'burn-baby-burn';

/** §6.1: what the wager pays by the number of cards that the dealer plays with; with five or more it loses (§3.2). */
const PAYS = [
  [1, to(30)],
  [2, to(20)],
  [3, to(10)],
  [4, to(4)],
] as const;

/** The bet on how many cards the dealer removes. */
const BURN_BABY_BURN: Wager<InfernoShowdown> = {
  id: BURN,
  name: 'Burn Baby Burn',
  cite: at('2.1'),
  rows: PAYS.map(([cards, pays]) =>
    row(
      `dealer plays ${inWords(cards)} card${cards === 1 ? '' : 's'}`,
      ({ dealerCards }) => dealerCards === cards, // §3.3, §3.4: whoever wins, also after a fold
      win(pays),
      at('6.1'),
      at('3.1'),
    ),
  ),
};

/** bclc-poker 14.0: Discard Inferno with the Burn Baby Burn side bet. */
export const burnBabyBurn: Game<InfernoShowdown> = game<InfernoShowdown, Rules<InfernoShowdown>>({
  id: 'bclc-poker/discard-inferno-burn-baby-burn',
  title: 'Discard Inferno Burn Baby Burn',
  section: at,
  look: handsOf(6),
  ranked: shortPoker,
  posted: postedBurn,

  rules: () => {
    const table = infernoTable();
    return {
      ...table,
      wagers: [...table.wagers, BURN_BABY_BURN],
      requirements: [
        ...(table.requirements ?? []),
        {
          wagers: [BURN],
          anyOf: ['ante'],
          reason: 'Burn Baby Burn needs an Ante and a Blind beside it.',
          cite: at('2.2'),
        },
      ],
      tips: {
        commissioned: false,
        participating: at('5.2'),
        paidAfterOwn: at('5.4'),
        cites: [at('5.4.1')],
      },
      aggregates: [{ wagers: [...LIMITED, BURN], limit: LIMIT, cite: at('6.2'), shared: at('6.2.1') }],
      play: infernoPlay(at('5.3.2')),
      // §7.2; the side bet, whose turn no clause gives, comes last at each seat.
      passes: (outcomes) => [
        { from: 'left', wagers: ['ante', 'blind'], only: (seat) => outcomes(seat).folded },
        { from: 'right', wagers: ['ante', 'play', 'blind', 'aces-up', BURN] },
      ],
    };
  },
});

import { type Game, game, handle, type Irregularity, row, section, to, win, winLess } from '@croupier/table';
import {
  type BaccaratRules,
  type BaccaratWager,
  type Coup,
  type CoupWays,
  dealtBy,
  drawsBy,
  type Hand,
} from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { isPair } from '../baccarat/pairs.ts';
import { standardTableau } from '../baccarat/third-card.ts';
import { onBanker, onPlayer, onTie } from '../baccarat/wagers.ts';
import { rwsBaccarat } from '../rulebooks.ts';
import { postedCommissionBaccarat } from './posted.ts';

const at = section(rwsBaccarat, 'all');

/** The betting boxes of the layouts in the appendices: Bean Baccarat (A, B), Mini (C) and Big Baccarat (D). */
const BOXES = { A: 9, B: 7, C: 7, D: 12 } as const;

/** By rank: a ten and a jack, which both count nothing, are no pair (READINGS 28). */
const onPair = (id: string, name: string, handOf: (coup: Coup) => Hand): BaccaratWager => ({
  id,
  name,
  cite: at('2.1.3'),
  sees: 'first-four',
  rows: [row('pair', (coup) => isPair(handOf(coup)), win(to(11)), at('4.1.2'), at('3.4'))],
});

const CLAUSES = {
  noMoreBets: at('3.2'),
  firstFour: at('3.4'),
  turnHands: at('3.4'),
  totals: at('3.7'),
  natural: at('3.6'),
  playerDraw: at('3.6'),
  // §3.5 on a Player who stands; on two or less the table says it for both.
  bankerDraw: drawsBy(at('3.6'), at('3.6'), at('3.5')),
  winner: at('3.7'),
  tie: at('3.8'),
} as const;

const IRREGULARITIES: readonly Irregularity[] = [
  {
    id: 'foreign-card',
    name: 'A card that does not belong to the set; earlier rounds stand',
    remedy: { round: 'void' },
    cite: at('5.1.1'),
  },
  {
    id: 'wrong-number-of-cards',
    name: 'A hand has a card too many or too few, seen before the next round, and cannot be put right',
    remedy: { round: 'void' },
    // The next round begins when bets are called for (§3.1).
    untilNextRound: true,
    cite: at('5.1.2'),
  },
  {
    id: 'not-enough-cards',
    name: 'The shoe runs out of cards before the round is complete',
    remedy: { round: 'void', afterwards: 'shuffle' },
    cite: at('5.1.3'),
  },
];

const markPairs: NonNullable<CoupWays['closing']> = function* markPairs({ player, banker }) {
  if (isPair(player)) yield handle('Mark the Player pair.', at('3.4'));
  if (isPair(banker)) yield handle('Mark the Banker pair.', at('3.4'));
};

/** rws-baccarat: Commission Baccarat. */
export const commissionBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'rws-baccarat/commission-baccarat',
  title: 'Commission Baccarat (RWS)',
  section: at,
  look: playerAndBanker,
  posted: postedCommissionBaccarat,

  rules: (house) => {
    const layout = house.chooses('layout', ['A', 'B', 'C', 'D'], {
      default: 'A',
      about: 'The layout of the table: Bean with 9 boxes or 7, Mini with 7, Big with 12',
      cite: at('2.1.1'),
    });
    return {
      seats: BOXES[layout],
      spotsPerPlayer: { is: BOXES[layout], cites: [at('2.1.2')] },
      shoe: {
        decks: house.chooses('decks', [4, 5, 6, 7, 8], {
          default: 8,
          about: 'Decks in the shoe',
          cite: at('2.2.1'),
        }),
        cutCardFromBack: 16,
      },
      wagers: [
        onPlayer({ offered: at('2.1.3'), wins: [at('4.1.2')], ties: [at('3.8')] }),
        onBanker(winLess(5, to(1)), {
          offered: at('2.1.3'),
          wins: [at('4.1.2'), at('4.1.1')],
          ties: [at('3.8')],
        }),
        onTie(8, at('2.1.3'), at('4.1.2')),
        onPair('player-pair', 'Player Pair', ({ player }) => player),
        onPair('banker-pair', 'Banker Pair', ({ banker }) => banker),
      ],
      exclusions: [],
      forbids: { moreSeats: at('2.1.2') },
      aggregates: [],
      commissionLaid: false,
      opensWith: { text: 'Place your bets, please.', cite: at('3.1') },
      irregularities: IRREGULARITIES,
      ...dealtBy(standardTableau, CLAUSES, { face: 'up', closing: markPairs }),
    };
  },
});

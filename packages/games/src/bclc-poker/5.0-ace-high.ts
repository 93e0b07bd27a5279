import { type Card, JOKER, paiGowSeven, rankOf, rankPaiGowSeven, strengthOf } from '@croupier/cards';
import { row, section, to, type Wager, win } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '5.0');

const ACE = 12;
const isAce = (card: Card): boolean => card === JOKER || rankOf(card) === ACE;

/**
 * The best five of the seven are ace-high and no more; a joker then is the ace. By the house way such a hand plays so, and a
 * player's counts by its cards, however it is set (READINGS 34).
 */
export const isAceHigh = (cards: readonly Card[]): boolean =>
  cards.some(isAce) && paiGowSeven.categoryOf(strengthOf(rankPaiGowSeven(cards))) === 'high-card';

/** What the Ace High Bonus looks at. */
export interface AceHighs {
  /** Whether the dealer plays ace-high, and whether the joker is that ace. */
  readonly dealerAceHigh: 'with-joker' | 'without-joker' | 'no';
  readonly playerAceHigh: boolean;
}

export const dealersAceHigh = (cards: readonly Card[]): AceHighs['dealerAceHigh'] => {
  if (!isAceHigh(cards)) return 'no';
  return cards.includes(JOKER) ? 'with-joker' : 'without-joker';
};

/** §6.6.2: the best row only (READINGS 34). */
export const ACE_HIGH_BONUS: Wager<AceHighs> = {
  id: 'ace-high-bonus',
  name: 'Ace High Bonus',
  cite: at('2.3.1'),
  rows: [
    row(
      'dealer and player ace-high',
      ({ dealerAceHigh, playerAceHigh }) => dealerAceHigh !== 'no' && playerAceHigh,
      win(to(30)),
      at('6.6.2'),
      at('2.3.5'),
    ),
    row(
      'dealer ace-high with the joker',
      ({ dealerAceHigh }) => dealerAceHigh === 'with-joker',
      win(to(15)),
      at('6.6.2'),
      at('2.3.5'),
    ),
    row(
      'dealer ace-high without the joker',
      ({ dealerAceHigh }) => dealerAceHigh === 'without-joker',
      win(to(6)),
      at('6.6.2'),
      at('2.3.5'),
    ),
  ],
};

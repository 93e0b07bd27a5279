import { nameCard, parseCard } from '@croupier/cards';
import { chips } from '../chips/money.ts';
import type { Amount } from './amounts.ts';
import type { Chair, Scene } from './scene.ts';

/** The table in words, from the same scene as the picture. */
export function spoken(scene: Scene, amount: Amount = chips): string {
  const me = scene.chairs.find(({ you }) => you);
  const board = scene.boards.flat().map(named);
  return [
    `Hand ${scene.hand}.`,
    me && me.cards.length > 0 ? `You hold ${me.cards.map(named).join(' and ')}.` : '',
    scene.youHave ? `You have ${scene.youHave}.` : '',
    board.length > 0 ? `On the board: ${board.join(', ')}.` : '',
    ...scene.pots.map((pot) => `${pot.name} ${amount(pot.amount)}.`),
    scene.total > 0 ? `In all ${amount(scene.total)}.` : '',
    ...scene.chairs.filter(({ person }) => person !== null).map((chair) => chairWords(chair, amount)),
    scene.caption,
    scene.waits,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A card by its name, or that it is face down. */
export const named = (card: string | null): string =>
  card === null ? 'a card face down' : nameCard(parseCard(card));

/** A seat with who sits there, what is before them and what they did. */
export function chairWords(
  { seat, person, you, stack, bet, state, button, cards, call }: Chair,
  amount: Amount,
): string {
  const shown = !you && cards.some((card) => card !== null) ? `shows ${cards.map(named).join(' and ')}` : '';
  const parts = [
    `Seat ${seat}, ${you ? 'you' : (person?.name ?? '')}`,
    button ? 'the button' : '',
    state === 'all-in' ? 'all in' : amount(stack),
    bet > 0 ? `${amount(bet)} in front` : '',
    state === 'folded' ? 'folded' : '',
    person?.away ? 'away' : '',
    shown,
    call ?? '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

import { nameCard, parseCard } from '@croupier/cards';
import { chips } from '../chips/money.ts';
import type { Amount } from './amounts.ts';
import type { Chair, Scene } from './scene.ts';

/** The table in words, from the same scene as the picture. */
export function spoken(scene: Scene, amount: Amount = chips): string {
  return [
    numberWords(scene),
    heldWords(scene),
    scene.youHave ? `You have ${scene.youHave}.` : '',
    ...boardWords(scene),
    ...scene.pots.map((pot) => `${pot.name} ${amount(pot.amount)}.`),
    scene.total > 0 ? `In all ${amount(scene.total)}.` : '',
    ...scene.chairs.filter(({ person }) => person !== null).map((chair) => chairWords(chair, amount)),
    scene.caption,
    scene.waits,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One's own cards; nothing where there are none. */
export function heldWords({ chairs }: Pick<Scene, 'chairs'>): string {
  const cards = chairs.find(({ you }) => you)?.cards ?? [];
  return cards.length > 0 ? `You hold ${cards.map(named).join(' and ')}.` : '';
}

/** Which hand it is; nothing between hands. */
export const numberWords = ({ hand }: Scene): string => (hand > 0 ? `Hand ${hand}.` : '');

/** What lies on each board, by its number where there are two. */
export const boardWords = ({ boards }: Scene): string[] =>
  boards.flatMap((cards, i) =>
    cards.length > 0
      ? [`${boards.length > 1 ? `On board ${i + 1}` : 'On the board'}: ${cards.map(named).join(', ')}.`]
      : [],
  );

/** A card by its name. */
export const named = (card: string | null): string =>
  card === null ? 'a card face down' : nameCard(parseCard(card));

/** A seat with who sits there, what is before them and what they did. */
export function chairWords(chair: Chair, amount: Amount): string {
  const { seat, person, you, stack, bet, state, button, kill, straddles, call } = chair;
  const parts = [
    `Seat ${seat}, ${you ? 'you' : (person?.name ?? '')}`,
    button ? 'the button' : '',
    kill ? `${inASentence(kill)} button` : '',
    state === 'all-in' ? 'all in' : amount(stack),
    bet > 0 ? `${amount(bet)} in front` : '',
    inASentence(doingWords(chair, amount)),
    straddles === null ? '' : `straddles ${amount(straddles)}`,
    person?.away ? 'away' : '',
    you ? '' : shownWords(chair),
    call ?? '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

const inASentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The last thing that somebody did, or why they do nothing: "Raise to 12", "Folded", "Waits for the button". */
export function doingWords({ waitsFor, out, did }: Chair, amount: Amount): string {
  if (waitsFor !== null || out !== null) return waitsFor ?? out ?? '';
  if (did === null) return '';
  return did.amount === null ? did.what : `${did.what} ${amount(did.amount)}`;
}

/** What everybody sees of a hand; those of its cards that nobody sees are counted. */
function shownWords({ cards }: Chair): string {
  const seen = cards.filter((card) => card !== null);
  if (seen.length === 0) return '';
  const hidden = cards.length - seen.length;
  const rest = hidden === 1 ? ['a card face down'] : hidden > 1 ? [`${hidden} cards face down`] : [];
  return `shows ${[...seen.map(named), ...rest].join(' and ')}`;
}

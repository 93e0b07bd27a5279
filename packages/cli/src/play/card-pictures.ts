import { nameCard, parseCard } from '@croupier/cards';
import type { SeenCard } from '@croupier/table';
import type { Paint } from '../paint.ts';

const PIPS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Cards side by side, three lines high. A back is drawn as one. */
export function drawCards(cards: readonly SeenCard[], paint: Paint): string[] {
  const faces = cards.map((card) => face(card, paint));
  return [
    faces.map(({ width }) => `┌${'─'.repeat(width)}┐`).join(' '),
    faces.map(({ text }) => `│${text}│`).join(' '),
    faces.map(({ width }) => `└${'─'.repeat(width)}┘`).join(' '),
  ];
}

function face(card: SeenCard, paint: Paint): { readonly text: string; readonly width: number } {
  if (card === null) return { text: '░░░░░', width: 5 };
  const rank = card === 'Jo' ? 'Joker' : card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = card === 'Jo' ? '' : card.charAt(1);
  const text = ` ${rank}${PIPS[suit] ?? ''} `.padEnd(5);
  return { text: suit === 'd' || suit === 'h' ? paint.red(text) : text, width: text.length };
}

/** The same in words, for screen readers and plain terminals. */
export const speakCards = (cards: readonly SeenCard[]): string =>
  cards.map((card) => (card === null ? 'a card face down' : nameCard(parseCard(card)))).join(', ');

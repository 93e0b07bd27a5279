import { nameCard, parseCard } from '@croupier/cards';
import type { PostedRules } from '@croupier/house/protocol';
import { chips, signed } from '../chips/money.ts';
import type { TableModel } from '../model/model.ts';

/** The table in words, from the same model as the picture. */
export function spoken({ view, skew, last }: TableModel, posted: PostedRules, now: number): string {
  const nameOf = (id: string): string => posted.wagers.find((wager) => wager.id === id)?.name ?? id;
  const left = view.phase.until === null ? 0 : Math.max(0, Math.ceil((view.phase.until - now - skew) / 1000));
  const hands = view.places
    .filter(({ cards }) => cards.length > 0)
    .map(({ place, cards, caption }) => {
      const seen = cards.map((card) => (card === null ? 'a card face down' : nameCard(parseCard(card))));
      return `${nameOf(place)} has ${seen.join(', ')}${caption ? `, counting ${caption}` : ''}.`;
    });
  const mine = view.bets
    .filter(({ who }) => who === view.you.who)
    .map(({ spot, wager, kind, amount }) => {
      const whose = kind === 'tip' ? ' for the dealer' : '';
      return `${chips(amount)} on ${nameOf(wager)} at spot ${spot}${whose}`;
    });
  return [
    `Hand ${view.round}.`,
    view.phase.name === 'betting' ? `Bets are open for ${left} seconds.` : (view.calls.at(-1) ?? ''),
    ...hands,
    mine.length > 0 ? `You have ${mine.join(', ')}.` : 'You have no bets.',
    last ? `Last hand: ${last.call}` : '',
    `Your balance is ${chips(view.you.balance)}, net ${signed(view.you.net)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

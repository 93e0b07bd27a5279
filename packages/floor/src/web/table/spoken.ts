import { nameCard, parseCard } from '@croupier/cards';
import type { PostedRules, TableView } from '@croupier/house/protocol';
import { type Action, meterName } from '@croupier/table';
import { offeredWords } from '../banked/choices.ts';
import { chips, signed } from '../chips/money.ts';
import { handsOf, sitterAt } from '../model/hands.ts';
import type { TableModel } from '../model/model.ts';
import { spelledOut } from '../model/names.ts';

/** The table in words, from the same model as the picture. */
export function spoken({ view, skew, last }: TableModel, posted: PostedRules, now: number): string {
  const nameOf = (id: string): string => posted.wagers.find((wager) => wager.id === id)?.name ?? id;
  const left = view.phase.until === null ? 0 : Math.max(0, Math.ceil((view.phase.until - now - skew) / 1000));
  const placeWords = (place: string): string => {
    const seat = Number(place);
    if (!Number.isInteger(seat)) return spelledOut(nameOf(place));
    return sitterAt(view, seat) === 'you' ? `Your hand at seat ${seat}` : `Seat ${seat}`;
  };
  const hands = handsOf(view)
    .filter(({ cards }) => cards.length > 0)
    .map(({ place, cards, caption }) => {
      const seen = cards.map((card) => (card === null ? 'a card face down' : nameCard(parseCard(card))));
      return `${placeWords(place)} has ${seen.join(', ')}${caption ? `, ${/^\d/.test(caption) ? 'counting ' : ''}${caption}` : ''}.`;
    });
  const { question } = view.you;
  const mine = view.bets
    .filter(({ who }) => who === view.you.who)
    .map(({ spot, wager, kind, amount }) => {
      const whose = kind === 'tip' ? ' for the dealer' : '';
      return `${chips(amount)} on ${nameOf(wager)} at spot ${spot}${whose}`;
    });
  return [
    `Hand ${view.round}.`,
    view.phase.name !== 'betting'
      ? (view.calls.at(-1) ?? '')
      : view.phase.until === null
        ? 'Bets are open; the round starts with the first one.'
        : `Bets are open for ${left} seconds.`,
    question
      ? `You are asked at seat ${question.seat}: ${question.actions.map(actionWords).join(', or ')}.`
      : view.asking
        ? `Seat ${view.asking.seat} is to decide.`
        : '',
    ...standingWords(view),
    ...hands,
    mine.length > 0 ? `You have ${mine.join(', ')}.` : 'You have no bets.',
    last ? `Last hand: ${last.call}` : '',
    `Your balance is ${chips(view.you.balance)}, net ${signed(view.you.net)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who banks, what the meters show, and why there are no bets. */
function standingWords({ standing }: TableView): string[] {
  const { bank, meters, freeHand, waits } = standing;
  return [
    ...(bank ? [`${bank.holder.name} banks ${chips(bank.amount)} at seat ${bank.seat}.`] : []),
    ...meters.map(({ name, amount }) => `The ${meterName(name)} shows ${chips(amount)}.`),
    ...[freeHand, waits].flatMap((why) => why?.reason ?? []),
  ];
}

const actionWords = ({ verb: plain, least, most, refused }: Action): string => {
  const verb = offeredWords(plain);
  if (refused) return `not ${verb}, because ${refused.reason}`;
  if (least === undefined) return verb;
  return most === undefined || most <= least
    ? `${verb} ${chips(least)}`
    : `${verb} ${chips(least)} to ${chips(most)}`;
};

import { nameCard, parseCard } from '@croupier/cards';
import type { PostedRules, TableView } from '@croupier/house/protocol';
import { type Action, meterName, type PlaceView, VERB_WORDS } from '@croupier/table';
import { offeredWords } from '../banked/choices.ts';
import { chips, signed } from '../chips/money.ts';
import { nameOf, netOf, resultAt } from '../model/at-area.ts';
import { handsOf, sitterAt } from '../model/hands.ts';
import type { TableModel } from '../model/model.ts';
import { spelledOut, wagerName } from '../model/names.ts';
import { broughtBy, outcomeOf } from './line-words.ts';

/** The table in words, from the same model as the picture. */
export function spoken(model: TableModel, posted: PostedRules, now: number): string {
  const { view, last } = model;
  const mine = betWords(view, posted, true);
  return [
    `Hand ${view.round}.`,
    stateWords(model, now),
    askedWords(view),
    ...standingWords(view),
    ...handLines(view, posted),
    mine.length > 0 ? `You have ${mine.join(', ')}.` : 'You have no bets.',
    ...outcomeWords(view, posted).map((did) => `${did}.`),
    last ? `Last hand: ${last.call}` : '',
    `Your balance is ${chips(view.you.balance)}, net ${signed(view.you.net)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether bets are open and for how long, or else what the dealer said last. */
export function stateWords(table: Heard, now: number): string {
  const { phase, calls } = table.view;
  if (phase.name !== 'betting') return calls.at(-1) ?? '';
  if (phase.until === null) return 'Bets are open; the round starts with the first one.';
  return `Bets are open for ${inSeconds(timeTo(phase.until, table, now))}.`;
}

/** How long whoever is asked has to decide. */
export function timeWords(table: Heard, now: number): string {
  const { asking } = table.view;
  return asking ? `${capital(inSeconds(timeTo(asking.until, table, now)))} to decide.` : '';
}

type Heard = Pick<TableModel, 'view' | 'skew'>;

/** A clock that is looked at now and then is older than what the house has just said: there is never more time than was given. */
const timeTo = (until: number, { view, skew }: Heard, now: number): number =>
  until - Math.max(now + skew, view.now);

function inSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return seconds === 1 ? 'one second' : `${seconds} seconds`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What you are asked, or who else is. */
export function askedWords({ you: { question }, asking }: TableView): string {
  if (question)
    return `You are asked at seat ${question.seat}: ${question.actions.map(actionWords).join(', or ')}.`;
  if (!asking) return '';
  const [seat = asking.seat, ...more] = asking.seats;
  return more.length === 0
    ? `Seat ${seat} is to decide.`
    : `Seats ${[seat, ...more.slice(0, -1)].join(', ')} and ${more.at(-1)} are to decide.`;
}

/** What was decided in this round, in order: "Seat 4 folds." */
export const decidedWords = ({ decided, view }: TableModel, posted: PostedRules): string[] =>
  decided.map(({ seat, verb, staked, absent }) => {
    const you = sitterAt(view, seat) === 'you';
    const { yours, theirs } = VERB_WORDS[verb];
    const did = you ? `At seat ${seat} you ${yours}` : `Seat ${seat} ${theirs}`;
    const down = staked ? `, ${chips(staked.amount)} on ${wagerName(posted, staked.wager)}` : '';
    return `${did}${down}${absent ? ', decided by the house' : ''}.`;
  });

/** Every hand with its cards and what it comes to, a sentence each. */
export function handLines(view: TableView, posted: PostedRules): string[] {
  const placeWords = (place: string): string => {
    const seat = Number(place);
    if (!Number.isInteger(seat)) return spelledOut(wagerName(posted, place));
    return sitterAt(view, seat) === 'you' ? `Your hand at seat ${seat}` : `Seat ${seat}`;
  };
  return handsOf(view)
    .filter(({ cards }) => cards.length > 0)
    .map(({ place, cards, caption, parts = [] }) =>
      parts.length > 1
        ? `${placeWords(place)}${/^\d+$/.test(place) ? '' : '’s hand'} is set: ${inParts(cards, parts).join('; ')}.`
        : `${placeWords(place)} has ${cardsAs(cards, caption)}.`,
    );
}

/** Cards by their names, and what they come to. Those of which nothing is seen are counted: nobody listens to one seven times. */
function cardsAs(cards: PlaceView['cards'], caption: string): string {
  if (cards.length > 1 && cards.every((card) => card === null)) return `${cards.length} cards face down`;
  const seen = cards.map((card) => (card === null ? 'a card face down' : nameCard(parseCard(card))));
  return `${seen.join(', ')}${caption ? `, ${/^\d/.test(caption) ? 'counting ' : ''}${caption}` : ''}`;
}

/** A hand that is laid out, part by part: "low the nine of spades, the nine of clubs, pair of nines". */
function inParts(cards: PlaceView['cards'], parts: NonNullable<PlaceView['parts']>): string[] {
  let from = 0;
  return parts.map(({ part, cards: count, caption }) => {
    const own = cards.slice(from, from + count);
    from += count;
    return `${part} ${cardsAs(own, caption)}`;
  });
}

/** What lies on the layout: "25 on Player at spot 5", and of others whose it is and, once it is settled, how it came out. */
export const betWords = (view: TableView, posted: PostedRules, mine: boolean): string[] =>
  view.bets
    .filter(({ who }) => (who === view.you.who) === mine)
    .map(({ spot, wager, kind, who, amount }) => {
      const forDealer = kind === 'tip' ? ' for the dealer' : '';
      const lies = `${chips(amount)} on ${wagerName(posted, wager)} at spot ${spot}${forDealer}`;
      if (mine) return lies;
      const result = resultAt(view, { spot, wager, kind, who });
      return `${nameOf(view, who)}: ${lies}${result ? `, ${broughtBy([result])}` : ''}`;
    });

/** What the round did to your bets, your bank and whatever else is yours: "Banker loses at spot 4, −5". */
export const outcomeWords = ({ phase, you }: TableView, posted: PostedRules): string[] =>
  phase.name === 'settled'
    ? you.lines.map((line) => {
        const forDealer = line.kind === 'tip' ? ' for the dealer' : '';
        return `${outcomeOf(line, posted)} at spot ${line.seat}${forDealer}, ${signed(netOf(line))}`;
      })
    : [];

/** Who banks, what the meters show, and why there are no bets. */
export function standingWords({ standing }: TableView): string[] {
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

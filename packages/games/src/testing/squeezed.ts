import { formatCards, parseCards } from '@croupier/cards';
import {
  betsOf,
  type RecordedDecision,
  type RecordedSeat,
  type Round,
  type RoundEvent,
  type TableGame,
  type Verb,
  viewPlaces,
} from '@croupier/table';

/** What the games of this family take over from Mini-Baccarat as it is. */
export const takenFromMini = ({ layout }: TableGame) => ({
  wagers: layout.wagers,
  spotsPerPlayer: layout.spotsPerPlayer,
  exclusions: layout.exclusions,
  backBets: layout.backBets,
  tips: layout.tips,
  shoe: layout.shoe,
});

/** A seat of a record with its own wagers. */
export const seat = (number: number, wagers: Readonly<Record<string, number>>): RecordedSeat => ({
  seat: number,
  wagers,
});

/** What a seat decides, in order. */
export const does = (number: number, ...verbs: readonly string[]): RecordedDecision[] =>
  verbs.map((verb) => ({ seat: number, do: verb }));

/** What happened, and under which clause of its section: "seat 1: hold §2.1.1". */
export const toldOf = (round: Round): string[] => round.events.map(told);

function told(event: RoundEvent): string {
  switch (event.type) {
    case 'said':
    case 'handled':
      return `${event.text} §${event.cite.clause}`;
    case 'dealt':
      return `${event.place} gets a card face ${event.face} §${event.cite.clause}`;
    case 'turned':
      return `${event.place} shows ${formatCards(event.cards)} §${event.cite.clause}`;
    case 'answered':
      return `seat ${event.seat}: ${event.answer.verb} §${event.cite.clause}`;
    case 'arranged':
    case 'moved':
    case 'number-drawn':
    case 'set-aside':
    case 'settled':
    case 'voided':
      return event.type;
  }
}

/** To which seats the hands were offered, in order: "Player to 2". */
export const offersOf = (round: Round): string[] =>
  round.events.flatMap((event) => {
    const offer =
      event.type === 'said' ? /^The (\w+) hand is offered to seat (\d+)\.$/.exec(event.text) : null;
    return offer ? [`${offer[1]} to ${offer[2]}`] : [];
  });

/** A round with the cards in dealing order that goes on with the verbs given, and stops when a card or a verb is missing. */
export function askedOn(
  game: TableGame,
  seats: readonly RecordedSeat[],
  cards: string,
  ...verbs: readonly Verb[]
): Round {
  const round = game.start(betsOf({ format: 'croupier-round/1', game: game.id, options: {}, seats }));
  const shoe = parseCards(cards);
  const answers = verbs.slice();
  for (;;) {
    const { waiting } = round;
    const card = waiting.for === 'card' ? shoe.shift() : undefined;
    const verb = waiting.for === 'answer' ? answers.shift() : undefined;
    if (card !== undefined) round.advance({ card });
    else if (verb !== undefined) round.advance({ answer: { verb } });
    else if (waiting.for === 'dealer') round.advance();
    else return round;
  }
}

/** What is asked now: the seat, and the verbs it may answer with. */
export function askedIn({
  waiting,
}: Round): { readonly seat: number; readonly verbs: readonly string[] } | null {
  if (waiting.for !== 'answer') return null;
  const { seat: asked, actions } = waiting.questions[0];
  return { seat: asked, verbs: actions.filter(({ refused }) => !refused).map(({ verb }) => verb) };
}

/** Both hands as somebody at these seats sees them: "2c 3d | ? ?". */
export const seenFrom = (game: TableGame, round: Round, ...seats: readonly number[]): string =>
  viewPlaces(game.layout, round, { seats })
    .map(({ cards }) => cards.map((card) => card ?? '?').join(' '))
    .join(' | ');

const CARD = ['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'];

/** How many cards each hand ends with, from the counts of their first two and of the cards that might follow. */
export function drawnBy(game: TableGame, player: number, banker: number, third: number): [number, number] {
  const round = game.start([]);
  const cards = ['Kc', 'Kd', `${CARD[player]}h`, `${CARD[banker]}s`, `${CARD[third]}c`, 'Kh'].flatMap(
    parseCards,
  );
  while (round.waiting.for !== 'nothing') {
    const card = round.waiting.for === 'card' ? cards.shift() : undefined;
    round.advance(card === undefined ? undefined : { card });
  }
  const [first, second] = round.places.map((place) => place.cards.length);
  return [first ?? 0, second ?? 0];
}

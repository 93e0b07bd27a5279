import { type Card, formatCards, Shoe, seededRandom } from '@croupier/cards';
import {
  type Action,
  type Answer,
  cents,
  dollars,
  formatCite,
  type Parts,
  type Question,
  Refused,
  type Sight,
  seatNumbersOf,
  type TableGame,
} from '@croupier/table';
import { betsAtSeats } from '../sample-table.ts';
import { partsToSet, sameSetting, settingsIn } from './settings.ts';
import type { Asked, Choice, Teacher } from './teacher.ts';
import { teacherFor } from './teacher-for.ts';

/** A decision to practise on, as plain values. The same game, options and seed always give the same. */
export interface Spot {
  readonly game: string;
  readonly seed: string;
  /** The cards of one's own, and what else is seen, such as the board. */
  readonly hand: string;
  readonly seen: readonly { readonly place: string; readonly cards: string }[];
  /** What may be done; none where the hand is to be set. */
  readonly choices: readonly { readonly id: string; readonly words: string }[];
  /** The parts of a hand that is to be set, with how many cards each has. */
  readonly sets?: Parts<number>;
}

/** What is said of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** What it cost against the best, in the unit; null where there is only right and wrong. */
  readonly cost: number | null;
  readonly unit: string;
  /** What was best, in words. */
  readonly best: string;
  /** What everything is worth, the best first; of settings only the best and the one that was chosen. */
  readonly worths: readonly { readonly words: string; readonly worth: number }[];
  readonly reasons: readonly { readonly text: string; readonly clause: string | null }[];
  /** What spots like this one have in common. */
  readonly kind: string;
}

/** What is answered: the id of a choice, or the cards of every part but the last. */
export type Given = string | Parts<readonly Card[]>;

const STAKE = dollars(100);

/** A difference that is nothing but rounding. */
const EQUAL = 1e-9;

/** Deals decisions of a table's game, and says what they are worth. */
export class Trainer {
  readonly #table: TableGame;
  readonly #teacher: Teacher;
  readonly #seat: number;
  readonly #main: string;

  constructor(table: TableGame) {
    const teacher = teacherFor(table);
    if (!teacher)
      throw new Refused({
        reason: `Nobody has solved the decisions of ${table.title}, or there are none: there is nothing to practise.`,
      });
    this.#table = table;
    this.#teacher = teacher;
    this.#main = table.layout.wagers[0]?.id ?? '';
    this.#seat = seatNumbersOf(table.layout)[0] ?? 1;
  }

  /** What costs are counted in. */
  get unit(): string {
    return this.#teacher.unit;
  }

  /** The spot of a seed. */
  deal(seed: string): Spot {
    const asked = this.asked(seed);
    const { question, sight } = asked;
    const sets = partsToSet(asked);
    return {
      game: this.#table.id,
      seed,
      hand: formatCards(sight(String(question.seat))),
      seen: PLACES.flatMap((place) => {
        const cards = sight(place);
        return cards.length > 0 ? [{ place, cards: formatCards(cards) }] : [];
      }),
      choices: sets
        ? []
        : choicesIn(question).map((choice) => ({ id: idOf(choice), words: inWords(choice, asked) })),
      ...(sets ? { sets } : {}),
    };
  }

  /** What is to be said of an answer to the spot of a seed; what cannot be answered is refused. */
  judge(seed: string, given: Given): Verdict {
    const asked = this.asked(seed);
    const { unit, kind, reasons } = this.#teacher;
    const chosen = choiceGiven(asked, given);
    const worths = this.#worths(asked);
    const [best] = worths;
    if (!best) throw new Error('Nothing can be done in this spot.');
    const found = worths.find(({ choice }) => isSame(choice, chosen));
    const cost = this.#teacher.weigh ? (found ? best.worth - found.worth : null) : null;
    const right = cost === null ? found === best : cost < EQUAL;
    const shown = partsToSet(asked) ? [best, ...(found && !right ? [found] : [])] : worths;
    return {
      right,
      cost: cost === null ? null : right ? 0 : cost,
      unit,
      best: inWords(best.choice, asked),
      worths: this.#teacher.weigh
        ? shown.map(({ choice, worth }) => ({ words: inWords(choice, asked), worth }))
        : [],
      reasons: (reasons?.(asked) ?? []).map(({ text, cite }) => ({
        text,
        clause: cite ? formatCite(cite) : null,
      })),
      kind: kind(asked),
    };
  }

  /** Everything that can be done with what it is worth, the best first; where there is only right and wrong, what is right. */
  #worths(asked: Asked): { choice: Choice; worth: number }[] {
    const { weigh, setting } = this.#teacher;
    if (!weigh) return setting ? [{ choice: { answer: setting(asked), times: 0 }, worth: 0 }] : [];
    const worthOf = weigh(asked);
    const all = partsToSet(asked)
      ? settingsIn(asked).map((answer): Choice => ({ answer, times: 0 }))
      : choicesIn(asked.question);
    return all.map((choice) => ({ choice, worth: worthOf(choice) })).toSorted((a, b) => b.worth - a.worth);
  }

  /** One of the questions of a round that is otherwise played best, by the seed. */
  asked(seed: string): Asked {
    const all: Asked[] = [];
    this.#round(seed, (question, sight) => {
      const before = all.length;
      const asked: Asked = {
        question,
        sight: rememberedSight(question, sight),
        resultOf: (answer) => this.#result(seed, before, answer),
      };
      all.push(asked);
      return this.#best(asked);
    });
    const picked = all[seededRandom(`which of ${seed}`).below(Math.max(1, all.length))];
    if (!picked) throw new Error(`Nobody is asked anything in ${this.#table.title}.`);
    return picked;
  }

  #best(asked: Asked): Answer {
    const { absent } = asked.question;
    // A hand that is set ends its round too: what is best need not be known to come to the next question.
    return this.#teacher.once || partsToSet(asked)
      ? absent
      : (this.#worths(asked)[0]?.choice.answer ?? absent);
  }

  /** What the seat nets if the question of this number is answered so, and all others as somebody who is away. */
  #result(seed: string, number: number, answer: Answer): number {
    let asked = 0;
    const lines = this.#round(seed, ({ absent }) => (asked++ === number ? answer : absent));
    const net = lines
      .filter(({ seat, wager }) => seat === this.#seat && wager === this.#main)
      .reduce((sum, { returned, stake }) => sum + returned - stake, 0);
    return net / STAKE;
  }

  #round(
    seed: string,
    decide: (question: Question, sight: Sight) => Answer,
  ): ReturnType<TableGame['dealOut']> {
    const { layout } = this.#table;
    const { bets, standing } = betsAtSeats(layout, STAKE, this.#main, [this.#seat]);
    const shoe = Shoe.seeded(layout.shoe, seededRandom(seed));
    return this.#table.dealOut(bets, () => shoe.draw(), decide, standing);
  }
}

const PLACES = ['dealer', 'board'];

/** What was seen when it was asked: the round goes on. */
function rememberedSight({ seat }: Question, sight: Sight): Sight {
  const seen = new Map([String(seat), ...PLACES].map((place) => [place, sight(place)]));
  return (place) => seen.get(place) ?? [];
}

/** Everything that may be answered, amounts in whole units. */
function choicesIn({ actions }: Question): Choice[] {
  return actions.filter(({ refused, takes }) => !refused && !takes).flatMap(choicesOf);
}

function choicesOf({ verb, least, most, unit }: Action): Choice[] {
  if (least === undefined) return [{ answer: { verb }, times: 0 }];
  if (unit === undefined || most === undefined) return [{ answer: { verb, amount: least }, times: 1 }];
  const [from, to] = [Math.round(least / unit), Math.round(most / unit)];
  return Array.from({ length: to - from + 1 }, (_, more) => ({
    answer: { verb, amount: cents(unit * (from + more)) },
    times: from + more,
  }));
}

const idOf = ({ answer, times }: Choice): string => (times === 0 ? answer.verb : `${answer.verb}-${times}`);

/** "play 4×", "take back", "low: Ah Kd" */
function inWords({ answer, times }: Choice, { question }: Asked): string {
  const { verb, parts, cards } = answer;
  if (parts)
    return Object.entries(parts)
      .slice(0, -1)
      .map(([part, some]) => `${part}: ${formatCards(some)}`)
      .join(', ');
  if (cards) return `keep ${formatCards(cards)}`;
  const several = choicesIn(question).filter((one) => one.answer.verb === verb).length > 1;
  return several || times > 1 ? `${verb} ${times}×` : verb.replaceAll('-', ' ');
}

function choiceGiven(asked: Asked, given: Given): Choice {
  if (typeof given === 'string') {
    const found = choicesIn(asked.question).find((choice) => idOf(choice) === given);
    if (found) return found;
    throw new Refused({ reason: `"${given}" is not among what can be done here.` });
  }
  const named = Object.keys(partsToSet(asked) ?? {}).slice(0, -1);
  const found = settingsIn(asked).find((answer) =>
    named.every((part) => sameCards(given[part] ?? [], answer.parts?.[part] ?? [])),
  );
  if (found) return { answer: found, times: 0 };
  throw new Refused({ reason: 'A hand is set by naming cards of it for every part but the last.' });
}

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();

const isSame = (one: Choice, other: Choice): boolean =>
  one.answer.parts ? sameSetting(one.answer, other.answer) : idOf(one) === idOf(other);

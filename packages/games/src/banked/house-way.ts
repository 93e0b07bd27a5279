import { type Card, checkHand, type HandLimits } from '@croupier/cards';
import type { HouseSetting, HouseStep, HouseWay, Section } from '@croupier/table';

/**
 * A house way is a list of rules in the rulebook's own order and names: at each level the first rule that holds for the
 * hand decides, or leads on to the rules it refers to. What a rule plays is a number that only its game understands
 * (which of the dealt cards go in front), so that hands are set by the million; the reasons are read off the rules that
 * were passed, when somebody asks.
 */
export interface HouseRule<Hand> {
  readonly clause: string;
  readonly holds: (hand: Hand) => boolean;
  /** Why it chose, for whoever asks at the table; absent for a heading, which decides nothing. */
  readonly why?: string;
  readonly does: ((hand: Hand) => number) | readonly HouseRule<Hand>[];
}

/** A rule that decides, or leads on, and says why. */
export const rule = <Hand>(
  clause: string,
  holds: HouseRule<Hand>['holds'],
  why: string,
  does: HouseRule<Hand>['does'],
): HouseRule<Hand> => ({ clause, holds, why, does });

export const heading = <Hand>(
  clause: string,
  holds: HouseRule<Hand>['holds'],
  does: HouseRule<Hand>['does'],
): HouseRule<Hand> => ({ clause, holds, does });

export const always = (): boolean => true;
export const both =
  <Hand>(one: HouseRule<Hand>['holds'], other: HouseRule<Hand>['holds']): HouseRule<Hand>['holds'] =>
  (hand) =>
    one(hand) && other(hand);

export interface HouseWayRules<Hand, S extends HouseSetting> {
  readonly section: Section;
  /** What it calls a hand, and which cards one has. */
  readonly name: string;
  readonly takes: HandLimits;
  /** The hand as the rules look at it. */
  readonly read: (cards: readonly Card[]) => Hand;
  readonly rules: readonly HouseRule<Hand>[];
  /** Of which kind a hand is, and for which kind alone a condition holds, if it is so: rules for others are not even tried. */
  readonly kinds?: {
    readonly of: (hand: Hand) => string;
    readonly alone: (holds: HouseRule<Hand>['holds']) => string | undefined;
  };
  readonly lay: (cards: readonly Card[], play: number) => S;
  readonly show: (setting: S) => S;
  readonly describe: (part: readonly Card[]) => string;
}

export function houseWay<Hand, S extends HouseSetting>({
  section,
  name,
  takes,
  read,
  rules,
  kinds,
  lay,
  show,
  describe,
}: HouseWayRules<Hand, S>): HouseWay<S> {
  const follows = rules.map(followed);
  const byKind = new Map<string, readonly Followed<Hand>[]>();
  const rulesFor = (hand: Hand): readonly Followed<Hand>[] => {
    if (!kinds) return follows;
    const kind = kinds.of(hand);
    const known = byKind.get(kind);
    if (known) return known;
    const some = follows.filter(({ holds }) => (kinds.alone(holds) ?? kind) === kind);
    byKind.set(kind, some);
    return some;
  };
  const playOf = (cards: readonly Card[], passed?: HouseRule<Hand>[]): number => {
    const hand = read(cards);
    return follow(rulesFor(hand), hand, passed);
  };
  const stepsOf = (some: readonly HouseRule<Hand>[]): HouseStep[] =>
    some.flatMap(({ clause, why }) => (why === undefined ? [] : [{ cite: section(clause), why }]));
  return {
    section,
    posted: stepsOf(rules),
    describe,
    set: (cards) => lay(cards, playOf(cards)),
    explain: (cards) => {
      checkHand(cards, takes, name);
      const passed: HouseRule<Hand>[] = [];
      const setting = show(lay(cards, playOf(cards, passed)));
      return { setting, steps: stepsOf(passed) };
    },
  };
}

/** A rule as it is followed: all of them alike, whether they decide or lead on, since that is looked at by the million. */
interface Followed<Hand> {
  readonly holds: HouseRule<Hand>['holds'];
  readonly plays: ((hand: Hand) => number) | null;
  readonly leadsTo: readonly Followed<Hand>[];
  readonly rule: HouseRule<Hand>;
}

const followed = <Hand>(one: HouseRule<Hand>): Followed<Hand> => ({
  holds: one.holds,
  plays: typeof one.does === 'function' ? one.does : null,
  leadsTo: typeof one.does === 'function' ? [] : one.does.map(followed),
  rule: one,
});

/** What the rules play; the rules that led there are added to `passed`, when somebody wants to know. */
function follow<Hand>(rules: readonly Followed<Hand>[], hand: Hand, passed?: HouseRule<Hand>[]): number {
  for (const { holds, plays, leadsTo, rule: one } of rules) {
    if (!holds(hand)) continue;
    passed?.push(one);
    return plays ? plays(hand) : follow(leadsTo, hand, passed);
  }
  throw new Error('The house way has no rule for a hand.');
}

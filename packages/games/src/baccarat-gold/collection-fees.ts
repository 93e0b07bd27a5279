import { type Bet, type Cents, type Cite, dollars, type Fees, NOTHING, total } from '@croupier/table';

/** The least and most of a wager and what it costs its bettor, in dollars; a cost can rise with the wager. */
type Printed = readonly [least: number, most: number, fee: number | readonly Tier[]];
type Tier = readonly [upTo: number, fee: number];
type PrintedSchedule = readonly [line: Printed, tie: Printed, bonus: Printed, playerDealer: number];

const UP_TO_500 = [
  [250, 1],
  [500, 2],
] as const;
const UP_TO_1000 = [
  [500, 2],
  [750, 3],
  [1000, 4],
] as const;

/** The 34 schedules of baccarat-gold COLLECTION FEES §1: a line, Tie, Gold or Silver, and the player-dealer's fee. */
const SCHEDULES: readonly PrintedSchedule[] = [
  [[5, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[10, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[40, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[40, 200, 2], [10, 100, 2], [10, 200, 2], 5],
  [[40, 200, 1], [10, 100, 1], [10, 200, 1], 5],
  [[100, 200, 2], [10, 100, 2], [10, 200, 2], 5],
  [[200, 200, 2], [10, 100, 2], [10, 200, 2], 5],
  [[10, 500, UP_TO_500], [5, 50, 1], [5, 50, 1], 3],
  [[20, 500, UP_TO_500], [5, 50, 1], [5, 50, 1], 3],
  [[25, 500, UP_TO_500], [5, 50, 1], [5, 50, 1], 3],
  [[40, 1000, UP_TO_1000], [5, 50, 1], [5, 50, 1], 3],
  [[40, 1000, UP_TO_1000], [5, 50, 1], [5, 50, 1], 5],
  [[50, 1000, UP_TO_1000], [5, 50, 1], [5, 50, 1], 3],
  [[50, 1000, UP_TO_1000], [5, 50, 1], [5, 50, 1], 5],
  [[5, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[10, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[25, 100, 1], [5, 50, 1], [5, 50, 1], 3],
  [[40, 100, 1], [5, 50, 1], [5, 100, 1], 3],
  [[40, 200, 2], [10, 100, 2], [5, 100, 1], 5],
  [[40, 200, 1], [10, 100, 1], [5, 100, 1], 5],
  [[50, 200, 1], [5, 50, 1], [5, 50, 1], 3],
  [[100, 200, 1], [5, 50, 1], [5, 50, 1], 3],
  [[100, 200, 2], [5, 50, 1], [5, 50, 1], 3],
  [[100, 200, 2], [10, 100, 2], [5, 100, 1], 5],
  [[200, 200, 2], [10, 100, 2], [5, 100, 1], 5],
  [[5, 100, 1], [5, 50, 1], [5, 50, 1], 3],
  [[10, 100, 1], [5, 50, 1], [5, 50, 1], 3],
  [[40, 100, 1], [5, 50, 1], [5, 50, 1], 3],
  [[40, 200, 2], [10, 100, 2], [5, 50, 1], 5],
  [[40, 200, 1], [10, 100, 1], [5, 50, 1], 5],
  [[100, 200, 2], [10, 100, 2], [5, 50, 1], 5],
  [[200, 200, 2], [10, 100, 2], [5, 50, 1], 5],
  [[200, 400, 2], [5, 50, 1], [5, 50, 1], 3],
  [[100, 300, 1.5], [5, 50, 1], [5, 50, 1], 3],
];

export const SCHEDULE_NUMBERS: readonly number[] = SCHEDULES.map((_, i) => i + 1);

/** Up to this schedule each bonus wager costs a fee; beyond it only Gold and Silver together do (READINGS 8). */
const LAST_WITH_A_FEE_PER_BONUS = 7;

/** A schedule as a table uses it: the limits of its wagers, and the fees. */
export interface CollectionSchedule {
  readonly line: Limits;
  readonly tie: Limits;
  readonly bonus: Limits;
  readonly fees: Fees;
}

interface Limits {
  readonly least: Cents;
  readonly most: Cents;
  readonly cite: Cite;
}

function scheduleNumbered(number: number): PrintedSchedule {
  const printed = SCHEDULES[number - 1];
  if (!printed) throw new Error(`There is no collection schedule ${number}.`);
  return printed;
}

export function collectionSchedule(number: number, cite: Cite): CollectionSchedule {
  const [line, tie, bonus, playerDealer] = scheduleNumbered(number);
  const limits = ([least, most]: Printed): Limits => ({ least: dollars(least), most: dollars(most), cite });
  const bonuses = (bets: readonly Bet[]): Cents => {
    const wagers = bets.filter(({ wager }) => wager === 'gold' || wager === 'silver');
    if (number <= LAST_WITH_A_FEE_PER_BONUS) return total(wagers.map((bet) => feeOn(bonus, bet)));
    const [first, second] = wagers;
    return first && second ? feeOn(bonus, first) : NOTHING;
  };
  return {
    line: limits(line),
    tie: limits(tie),
    bonus: limits(bonus),
    fees: {
      of: (bets) =>
        total([
          ...bets.filter(({ wager }) => wager.endsWith('-line')).map((bet) => feeOn(line, bet)),
          ...bets.filter(({ wager }) => wager === 'tie').map((bet) => feeOn(tie, bet)),
          bonuses(bets),
        ]),
      banker: dollars(playerDealer),
      cite,
    },
  };
}

/** Between two tiers of whole dollars a wager falls in the upper one (READINGS 8). */
function feeOn([, , fee]: Printed, { amount }: Bet): Cents {
  if (typeof fee === 'number') return dollars(fee);
  const tier = fee.find(([upTo]) => amount <= dollars(upTo)) ?? fee.at(-1);
  return dollars(tier?.[1] ?? 0);
}

/** The schedule as it is posted. */
export function scheduleInWords(number: number): string {
  const [line, tie, bonus, playerDealer] = scheduleNumbered(number);
  const together = number > LAST_WITH_A_FEE_PER_BONUS;
  return [
    `Schedule ${number}, in dollars: each line takes ${inWords(line)}`,
    `Tie ${inWords(tie)}`,
    `Gold and Silver ${inWords(bonus)} ${together ? 'for both together, none for one alone' : 'each'}`,
    `the player-dealer pays ${playerDealer} a hand.`,
  ].join('; ');
}

function inWords([least, most, fee]: Printed): string {
  const range = least === most ? `${least}` : `${least} to ${most}`;
  if (typeof fee === 'number') return `${range}, fee ${fee}`;
  return `${range}, fee ${fee.map(([upTo, cost]) => `${cost} up to ${upTo}`).join(', ')}`;
}

import type { HoldemBonusShowdown } from '@croupier/games';
import type { Options, Rules } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import type { WayPriced } from '../pricing.ts';
import { priced, type WagerOdds } from '../wager-odds.ts';
import { DEALERS } from './board-kinds.ts';
import { type BoardWork, halfOf, overBoards } from './board-units.ts';
import { gainsFollowed, isTheListOf } from './gains-followed.ts';
import {
  bonusCases,
  decideBonus,
  emptyBonusCounts,
  FURTHER,
  type FurtherBets,
  foldedNet,
  gainsApart,
  noBonusGains,
  stakesOf,
} from './holdem-bonus-boards.ts';
import { BASIC, betsOn, CHECK_DOWN, playsOn } from './holdem-bonus-strategies.ts';
import { inOneSentence } from './kinds-of-hands.ts';
import { nameOfClass, PREFLOP_CLASSES, ranges } from './preflop-classes.ts';
import { flopsSeen, turnsSeen } from './seen-cards.ts';
import { shortListOf } from './short-lists.ts';
import { Cases, netTogether } from './together.ts';

/** Optimal play of Texas Hold'em Bonus (bclc-poker 10.0) over all 2,781,381,002,400 heads-up deals. */
export interface HoldemBonusSolution {
  readonly ante: WagerOdds;
  /** Own cards that fold before the flop, such as "72o". */
  readonly folded: readonly string[];
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/banked/holdem-bonus-worker.js' : './holdem-bonus-worker.js',
  import.meta.url,
);

/** Flops, and flops with a turn, with own cards beside them, what is still to come, and the dealer's hands. */
const FLOPS_PLAYED = 22_100 * 1176 * 1081 * DEALERS;
const TURNS_PLAYED = 270_725 * 1128 * 46 * DEALERS;

/** The rules of a table, and the options by which workers read them again. */
export interface HoldemBonusTable {
  readonly rules: Rules<HoldemBonusShowdown>;
  readonly options: Options;
}

export async function solveHoldemBonus(
  { rules, options }: HoldemBonusTable,
  work: BoardWork = {},
): Promise<HoldemBonusSolution> {
  const { gains, counts } = await solveBonusDeals({ rules, options }, work);
  const { ante, folded } = decideToPlay(rules, counts);
  const inPlay = (own: number): boolean => !folded.includes(nameOfClass(own));
  const { flops, turns } = gainsApart(gains);
  const onTurn = shortListOf(flopsSeen(), flops, inPlay);
  const onRiver = shortListOf(turnsSeen(), turns, inPlay);
  const costs = onTurn.loses / FLOPS_PLAYED + onRiver.loses / TURNS_PLAYED;
  // The simple way folds what the best one does; each of its further bets is worth what it gains.
  const betTurn = gainsFollowed(flopsSeen(), flops, inPlay, betsOn);
  const betRiver = gainsFollowed(turnsSeen(), turns, inPlay, betsOn);
  const basic = Fraction.parse(ante.ev)
    .minus(Fraction.of(BigInt(betTurn.most - betTurn.gained), BigInt(FLOPS_PLAYED)))
    .minus(Fraction.of(BigInt(betRiver.most - betRiver.gained), BigInt(TURNS_PLAYED)));
  return {
    ante,
    folded,
    ways: [
      { name: 'optimal', ev: ante.ev },
      ...(isTheListOf(folded, (own) => !playsOn(own)) ? [{ name: BASIC, ev: basic.toString() }] : []),
      { name: CHECK_DOWN, ev: checkedDown(rules, counts).toString() },
    ],
    strategy: [
      `Before the flop fold ${ranges(folded)}; put twice the Ante on Flop with everything else.`,
      'After the flop bet Turn, and after the turn River, whenever more of the hands that the dealer can have are beaten than lost to: the figures above are for exactly that.',
      `To keep in mind: bet Turn with ${inOneSentence(onTurn.bets)}, and River with ${inOneSentence(onRiver.bets)}; check everything else. That costs ${(costs * 100).toFixed(3)} % of the ante.`,
    ],
  };
}

/** What every hand nets that plays on and checks to the end, whatever was decided where it was counted. */
function checkedDown(rules: Rules<HoldemBonusShowdown>, counts: Float64Array): Fraction {
  const { names, outcomes } = bonusCases(rules);
  const nets = outcomes.map((outcome) => netTogether(rules, stakesOf({ turn: 0, river: 0 }), outcome));
  const sums = names.map(() => 0n);
  for (const [at, deals] of counts.entries())
    sums[at % names.length] = (sums[at % names.length] ?? 0n) + BigInt(deals);
  const all = sums.reduce((sum, deals) => sum + deals, 0n);
  return sums.reduce(
    (sum, deals, i) => sum.plus(Fraction.of(deals, all).times(nets[i] ?? Fraction.ZERO)),
    Fraction.ZERO,
  );
}

/** What two cards gain by further bets beside all that is seen, over all boards or some. */
export const bonusGains = (options: Options, work: BoardWork = {}): Promise<Int32Array> =>
  overBoards(module, { options }, noBonusGains(), work);

/** Counts the deals of all boards, or of some: who bets when is decided in a first go, and counted in a second. */
export async function solveBonusDeals(
  { rules, options }: HoldemBonusTable,
  work: BoardWork = {},
): Promise<{ readonly gains: Int32Array; readonly counts: Float64Array }> {
  const gains = await bonusGains(options, halfOf(work, false));
  const decided = decideBonus(gains);
  const none = emptyBonusCounts(bonusCases(rules));
  return { gains, counts: await overBoards(module, { options, decided }, none, halfOf(work, true)) };
}

/** For each class of own cards the better of playing on and folding. */
function decideToPlay(
  rules: Rules<HoldemBonusShowdown>,
  counts: Float64Array,
): Pick<HoldemBonusSolution, 'ante' | 'folded'> {
  const { names, outcomes } = bonusCases(rules);
  const folding = foldedNet(rules);
  const nets = FURTHER.map((bets) => outcomes.map((outcome) => netTogether(rules, stakesOf(bets), outcome)));
  const worths = nets.flat().map((net) => net.toNumber());
  const gathered = new Cases();
  const folded: string[] = [];
  for (let own = 0; own < PREFLOP_CLASSES; own += 1) {
    const deals = counts.subarray(own * worths.length, (own + 1) * worths.length);
    const all = deals.reduce((sum, some) => sum + some, 0);
    const playing = deals.reduce((sum, some, i) => sum + some * (worths[i] ?? 0), 0);
    if (playing <= folding * all) {
      folded.push(nameOfClass(own));
      gathered.add('fold', Fraction.of(folding), BigInt(all), { decision: 'folds', staked: 1 });
      continue;
    }
    for (const [bet, bets] of FURTHER.entries()) {
      const decided = { decision: inWords(bets), staked: 3 + bets.turn + bets.river };
      for (const [i, name] of names.entries()) {
        const net = nets[bet]?.[i] ?? Fraction.ZERO;
        gathered.add(`${decided.staked}x: ${name}`, net, BigInt(deals[bet * names.length + i] ?? 0), decided);
      }
    }
  }
  return { ante: priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, gathered.rows()), folded };
}

function inWords({ turn, river }: FurtherBets): string {
  if (turn + river === 0) return 'plays, then checks twice';
  if (turn + river === 2) return 'plays, then bets Turn and River';
  return turn === 1 ? 'plays, then bets Turn alone' : 'plays, then bets River alone';
}

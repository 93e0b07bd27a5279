import { catalogue, isPoker, jackpots, type PokerGame } from '@croupier/games';
import { jackpotOdds } from '@croupier/odds';
import { type Cents, Refused } from '@croupier/table';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import type { GivenOptions } from '../option-given.ts';
import { showJackpotOdds } from '../show/jackpot-odds.ts';
import { writePokerReport } from '../write-report.ts';

/** What `croupier odds` was given beside the name. */
export interface OddsGiven {
  readonly wager?: string;
  readonly option?: GivenOptions;
  readonly json?: boolean;
  readonly report?: string;
  readonly players?: number;
  readonly stake?: Cents;
  readonly bank?: Cents;
  readonly fees?: boolean;
  readonly drop?: Cents;
  readonly posted?: Cents;
}

/** Nothing that was asked for is silently left out of an answer. */
export function refuseBeside(given: OddsGiven, names: readonly (keyof OddsGiven)[], why: string): void {
  const asked = names.filter((name) => given[name] !== undefined);
  if (asked.length > 0)
    throw new BadInput(`${why}: leave out ${asked.map((name) => `--${name}`).join(' and ')}.`);
}

const OF_WAGERS: readonly (keyof OddsGiven)[] = ['wager', 'players', 'stake', 'bank', 'fees'];

/** Where players play for each other's money: the chance of a jackpot, or a report on the game. Says whether that was asked for. */
export async function saidAmongPlayers(desk: Desk, id: string, given: OddsGiven): Promise<boolean> {
  const jackpot = jackpots.find((one) => one.id === id);
  if (jackpot) {
    refuseBeside(given, [...OF_WAGERS, 'report'], `${jackpot.title} has no wagers, and no report of its own`);
    const { option, drop, posted, json } = given;
    if (posted !== undefined && drop === undefined)
      throw new BadInput('Name what each pot pays in (--drop) beside what can be won (--posted).');
    const rules = jackpot.with(option ?? {});
    const odds = jackpotOdds(rules, { drop, posted });
    if (json) desk.printJson(odds);
    else desk.print(showJackpotOdds(rules, odds, drop, desk.paint));
    return true;
  }
  const game = catalogue.filter(isPoker).find((one) => one.id === id);
  if (game) await reportOnPoker(desk, game, given);
  return game !== undefined;
}

async function reportOnPoker(desk: Desk, game: PokerGame, given: OddsGiven): Promise<void> {
  const { report, option = {}, drop } = given;
  if (report === undefined)
    throw new Refused({
      reason: `${game.title} is played between players, so that no wager in it is against the house: "croupier odds ${game.id} --report FILE.html" has its rake and jackpots, "croupier equity" what hands are worth, "croupier simulate ${game.id}" what ways to play win.`,
    });
  refuseBeside(given, [...OF_WAGERS, 'json', 'posted'], 'A report on a game among players has no wagers');
  await writePokerReport(desk, game, game.with(option), { file: report, drop });
}

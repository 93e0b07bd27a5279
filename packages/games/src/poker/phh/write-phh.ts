import { type Cents, cents, NOTHING, Refused } from '@croupier/table';
import type { ForcedBet } from '../forced-bet.ts';
import type { PokerHand } from '../hand.ts';
import type { HandSetup } from '../hand-state.ts';
import { killBlind, killButtonAfter } from '../kill.ts';
import { PRINTED_RAISES } from '../poker-rules.ts';
import { unscaledText } from './decimal.ts';
import { phhName } from './phh-game.ts';
import { dropText } from './phh-jackpots.ts';
import { killButtonText } from './phh-kill.ts';
import { firstToSpeak, highestPosted, type Posted, turned } from './phh-setup.ts';
import { type ActionOptions, type Written, writtenActions } from './write-actions.ts';

/** What a hand history says beside the hand. */
export interface WriteOptions extends ActionOptions {
  /** A header, for a hand among others in a `.phhs`. */
  readonly key?: string;
  /** Further fields such as `venue`, `hand` or `players`. */
  readonly fields?: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * Writes a finished hand as PHH. What PHH has no field for stands in notes of our own that the reader understands:
 * `_game` and `_options` for what its letters cannot name, `_smallest_chip`, `_rake_percent`, `_rake_cap`, `_drops`,
 * `_first_to_act`, `_opening_price`, `_mucks`, `_answers` (chops, and whether the board is run twice) and
 * `_second_board`.
 */
export function writePhh(hand: PokerHand, options: WriteOptions): string {
  const { setup, players } = hand.state;
  if (hand.waiting.for !== 'nothing') throw new Refused({ reason: 'The hand is not over.' });
  const { rake } = setup;
  // The regular ones, also where the round was killed.
  const betting = setup.kill?.regular ?? setup.betting;
  const name = phhName(betting.structure, setup.variant);
  const text = (amount: number): string => unscaledText(amount, options.decimals);
  const list = (amounts: readonly number[]): string => `[${amounts.map(text).join(', ')}]`;
  const lines = options.key === undefined ? [] : [`[${options.key}]`];
  const put = (key: string, value: string): number => lines.push(`${key} = ${value}`);
  const written = writtenActions(hand, options);

  put('variant', quoted(name.variant));
  put('ante_trimming_status', String(regularForced(setup).every(({ money }) => money !== 'dead')));
  const blinds = putForced(setup, put, list, text);
  if (betting.structure === 'fixed-limit') {
    put('small_bet', text(betting.smallBet));
    put('big_bet', text(betting.bigBet));
  } else put('min_bet', text(betting.minimumBet));
  const stacks = players.map(({ startingStack }) => startingStack);
  put('starting_stacks', list(stacks));
  put('actions', texts(written.actions));
  put('finishing_stacks', list(players.map(({ stack }) => stack)));
  for (const [key, value] of Object.entries(options.fields ?? {})) put(key, fieldText(value));

  if (name.game !== undefined) put('_game', quoted(name.game));
  const twice = written.answers.some((answer) => answer.includes(' run-'));
  const chosen = [
    ...name.options,
    ...tableOptions(setup, options.decimals),
    ...(twice ? [`runTwice=${setup.runTwice}`] : []),
  ];
  if (chosen.length > 0) put('_options', texts(chosen));
  put('_smallest_chip', text(setup.smallestChip));
  if (rake) {
    put('_rake_percent', String(rake.percent));
    put('_rake_cap', text(rake.noFlopNoRake && hand.state.street === 0 ? NOTHING : rake.cap));
  }
  if (setup.drops.length > 0) put('_drops', texts(setup.drops.map((drop) => dropText(drop, text))));
  putOpening(setup, blinds, stacks, put, text);
  if (players.some(({ out }) => out === 'mucked')) put('_mucks', quoted('concede'));
  if (setup.dealtOut.length > 0) put('_dealt_out', texts(setup.dealtOut.map((at) => `p${at + 1}`)));
  putAsides(written, put);
  putKill(hand, put);
  for (const event of hand.events) if (event.type === 'voided') put('_void', quoted(event.irregularity));
  return `${lines.join('\n')}\n`;
}

/** What a table chose that the rules look at again when the hand is replayed: its cap, its largest bet, a straddle from the button. */
function tableOptions(setup: HandSetup, decimals: number): string[] {
  const { betting, players } = setup;
  const chosen: string[] = [];
  if (betting.structure === 'fixed-limit') {
    if (betting.raiseCap !== PRINTED_RAISES) chosen.push(`raiseCap=${betting.raiseCap}`);
  } else if (betting.maximumBet !== null) {
    chosen.push(`maximumBet=${(betting.maximumBet * 100) / 10 ** decimals}`);
  }
  if (
    regularForced(setup).some(
      ({ kind, position }) => kind === 'straddle' && position === players.length - 1 && position > 1,
    )
  )
    chosen.push('straddle=mississippi');
  if (isAsPrinted(setup)) chosen.push('headsUpBlinds=printed');
  return chosen;
}

/** Two players of whom the first left of the button has the small blind (READINGS 44). */
const isAsPrinted = ({ forced, players }: HandSetup): boolean =>
  players.length === 2 && forced.some(({ kind, position }) => kind === 'small-blind' && position === 0);

type Put = (key: string, value: string) => number;

/** Antes, and blinds or the bring-in; the blinds by position are handed on. */
function putForced(
  setup: HandSetup,
  put: Put,
  list: (amounts: readonly number[]) => string,
  text: (amount: number) => string,
): Posted {
  const antes = byPosition(setup, (forced) => forced.money !== 'live');
  const blinds = byPosition(setup, (forced) => forced.money === 'live');
  if (setup.opening.by === 'cards') {
    put('antes', list(antes));
    if (setup.opening.bringIn !== null) put('bring_in', text(setup.opening.bringIn));
    return { antes, blinds };
  }
  const told = isAsPrinted(setup) ? { antes, blinds } : turned({ antes, blinds });
  put('antes', list(told.antes));
  put('blinds_or_straddles', list(told.blinds));
  return { antes, blinds };
}

function putOpening(
  { opening, kill }: HandSetup,
  posted: Posted,
  startingStacks: readonly Cents[],
  put: Put,
  text: (amount: number) => string,
): void {
  if (opening.by !== 'blinds') return;
  const { first, price } = opening;
  if (first !== firstToSpeak(posted.blinds)) put('_first_to_act', quoted(`p${first + 1}`));
  const killed = kill?.button.state === 'kill' ? killBlind(kill.bigBlind, kill.kill) : 0;
  if (price !== Math.max(highestPosted(posted, startingStacks), killed)) put('_opening_price', text(price));
}

function putKill(hand: PokerHand, put: Put): void {
  const { setup, players } = hand.state;
  if (!setup.kill) return;
  const seats = players.map(({ seat }) => seat);
  put('_kill', quoted(setup.kill.kill));
  put('_kill_button', quoted(killButtonText(setup.kill.button, seats)));
  put('_kill_button_after', quoted(killButtonText(killButtonAfter(hand.state, setup.kill), seats)));
}

function putAsides({ answers, secondBoard }: Written, put: Put): void {
  if (answers.length > 0) put('_answers', texts(answers));
  if (secondBoard !== '') put('_second_board', quoted(secondBoard));
}

/** The regular ones, also where the round was killed. */
const regularForced = ({ kill, forced }: HandSetup): readonly ForcedBet[] => kill?.forced ?? forced;

function byPosition(setup: HandSetup, which: (forced: ForcedBet) => boolean): Cents[] {
  const sums = setup.players.map(() => NOTHING);
  for (const forced of regularForced(setup).filter(which)) {
    sums[forced.position] = cents((sums[forced.position] ?? 0) + forced.amount);
  }
  return sums;
}

const texts = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`;

/** A text between single quotes where it can be, as TOML writes it. */
function quoted(value: string): string {
  return /\p{Cc}/u.test(value) || value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

function fieldText(value: string | number | readonly string[]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return texts(value);
  return /^\d\d:\d\d:\d\d$/.test(value) ? value : quoted(value);
}

import type { Verb } from './decision.ts';

/** How people hear of a verb: where it may be done, and when somebody has done it. */
export interface VerbWords {
  /** On its button: "Take it back". */
  readonly offered: string;
  /** The key that presses the button at a table against the bank. */
  readonly key: string;
  /** Of somebody else, before the chips or cards that belong to it: "Ada takes a bet back". */
  readonly theirs: string;
  /** To whoever did it: "You take a bet back". */
  readonly yours: string;
  /** Beside a seat, where there is no room for a sentence. */
  readonly brief: string;
}

/**
 * The words of every verb, for browser and terminal, banked tables and poker. A terminal takes the verb itself as it is
 * spelled: "take-back", "set Ah Kd".
 */
export const VERB_WORDS: Readonly<Record<Verb, VerbWords>> = {
  play: said('Play', 'p', 'plays', 'play'),
  fold: said('Fold', 'f', 'folds', 'fold'),
  check: said('Check', 'c', 'checks', 'check'),
  call: said('Call', 'c', 'calls', 'call'),
  bet: said('Bet', 'b', 'bets', 'bet'),
  raise: said('Raise to', 'r', 'raises to', 'raise to'),
  'bring-in': said('Bring in', 'b', 'brings it in for', 'bring it in for'),
  ride: said('Let it ride', 'r', 'lets it ride', 'let it ride', 'rides'),
  'take-back': said('Take it back', 't', 'takes it back', 'take it back', 'takes back'),
  chop: said('Chop', 'c', 'wants to chop the blinds', 'want to chop the blinds', 'chops'),
  set: said('Set the hand', 's', 'sets the hand', 'set the hand', 'is set'),
  'house-way': said('House way', 'h', 'asks for the house way', 'ask for the house way', 'house way'),
  keep: said('Keep these two', 'k', 'keeps two cards', 'keep two cards', 'keeps'),
  split: said('Split', 's', 'splits', 'split'),
  discard: said('Throw away', 'd', 'throws a card away', 'throw a card away', 'throws away'),
  show: said('Show', 's', 'shows', 'show'),
  muck: said('Muck', 'm', 'mucks', 'muck'),
  agree: said('Agree', 'a', 'agrees', 'agree'),
  object: said('Object', 'o', 'objects', 'object'),
  decline: said('Decline', 'd', 'declines', 'decline'),
  'run-once': said('Run it once', '1', 'will run it once', 'will run it once', 'runs once'),
  'run-twice': said('Run it twice', '2', 'will run it twice', 'will run it twice', 'runs twice'),
  hold: said('Hold the hand', 'h', 'holds the hand', 'hold the hand', 'holds'),
  'turn-first': said('Turn the first', '1', 'turns the first', 'turn the first', 'turns one'),
  'turn-second': said('Turn the second', '2', 'turns the second', 'turn the second', 'turns one'),
  'turn-third': said('Turn the third', '3', 'turns the third', 'turn the third', 'turns one'),
  'turn-both': said('Turn both', 'b', 'turns both', 'turn both'),
  'in-order': said('Player first', 'p', 'has Player first', 'have Player first', 'in order'),
  'out-of-order': said('Banker first', 'b', 'has Banker first', 'have Banker first', 'out of order'),
};

function said(offered: string, key: string, theirs: string, yours: string, brief = theirs): VerbWords {
  return { offered, key, theirs, yours, brief };
}

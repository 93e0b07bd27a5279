import type { Cents } from '@croupier/table';
import type { BettingRound } from './betting-round.ts';
import type { BettingSpot } from './betting-structure.ts';
import { type HandState, inTheMiddle } from './hand-state.ts';
import { isLive, type Player } from './player.ts';

/**
 * The player in turn, as the rules look at them and a structure at what may be bet. It reads what lies there and copies
 * nothing; chips and players are counted for those that ask for them.
 */
export class BettingTurn implements BettingSpot {
  readonly state: HandState;
  readonly player: Player;
  readonly round: BettingRound;

  constructor(state: HandState, player: Player, round: BettingRound) {
    this.state = state;
    this.player = player;
    this.round = round;
  }

  get street(): BettingSpot['street'] {
    return this.round.street;
  }

  get price(): Cents {
    return this.round.price;
  }

  get raise(): Cents {
    return this.round.raise;
  }

  get bets(): number {
    return this.round.bets;
  }

  get bet(): Cents {
    return this.player.bet;
  }

  get completes(): boolean {
    return this.round.bringIn === 'posted';
  }

  get pot(): Cents {
    return inTheMiddle(this.state);
  }

  get remaining(): number {
    return remaining(this.state.players);
  }

  /** What an opener who must bet may post instead of a bet. */
  get bringIn(): Cents | null {
    const { opening } = this.state.setup;
    return opening.by === 'cards' ? opening.bringIn : null;
  }

  /** False for a big blind that was merely called, where it may not fold (bclc-poker 26.0 §10.6). */
  get mayFold(): boolean {
    const { setup, street, bigBlind } = this.state;
    const { forced } = setup.variant;
    if (forced.kind !== 'blinds' || forced.calledBigBlindMayFold) return true;
    return street > 0 || this.player.position !== bigBlind || this.player.bet < this.round.price;
  }
}

function remaining(players: readonly Player[]): number {
  let count = 0;
  for (const player of players) if (isLive(player)) count += 1;
  return count;
}

/** The least number that every count of winners up to ten divides. */
export const WHOLE = 2520;

/** Showdowns counted: how often each hand takes the whole pot or a part of it, and what it takes in all. */
export class Showdowns {
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** In parts of a pot of which WHOLE are a whole one. */
  readonly shares: Float64Array;
  total = 0;

  constructor(hands: number) {
    this.wins = new Float64Array(hands);
    this.ties = new Float64Array(hands);
    this.shares = new Float64Array(hands);
  }

  /** So many showdowns with these strengths; the best share the pot. */
  add(strengths: ArrayLike<number>, weight: number): void {
    const hands = this.wins.length;
    let best = 0;
    let winners = 0;
    let last = 0;
    for (let hand = 0; hand < hands; hand += 1) {
      const strength = strengths[hand] ?? 0;
      if (strength < best) continue;
      winners = strength === best ? winners + 1 : 1;
      best = strength;
      last = hand;
    }
    if (winners === 1) {
      this.wins[last] = (this.wins[last] ?? 0) + weight;
      this.shares[last] = (this.shares[last] ?? 0) + weight * WHOLE;
      return;
    }
    for (let hand = 0; hand < hands; hand += 1) {
      if (strengths[hand] !== best) continue;
      this.ties[hand] = (this.ties[hand] ?? 0) + weight;
      this.shares[hand] = (this.shares[hand] ?? 0) + (weight * WHOLE) / winners;
    }
  }

  /** One showdown of a pot that is shared out so; WHOLE in all. */
  addShares(shares: ArrayLike<number>): void {
    for (let hand = 0; hand < this.wins.length; hand += 1) {
      const share = shares[hand] ?? 0;
      if (share === WHOLE) this.wins[hand] = (this.wins[hand] ?? 0) + 1;
      else if (share > 0) this.ties[hand] = (this.ties[hand] ?? 0) + 1;
      this.shares[hand] = (this.shares[hand] ?? 0) + share;
    }
    this.total += 1;
  }

  /** What was counted elsewhere, with the hands in the same order. */
  addAll(other: Showdowns): void {
    for (let hand = 0; hand < this.wins.length; hand += 1) {
      this.wins[hand] = (this.wins[hand] ?? 0) + (other.wins[hand] ?? 0);
      this.ties[hand] = (this.ties[hand] ?? 0) + (other.ties[hand] ?? 0);
      this.shares[hand] = (this.shares[hand] ?? 0) + (other.shares[hand] ?? 0);
    }
    this.total += other.total;
  }
}

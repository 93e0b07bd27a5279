import { type Card, cardOf, eachHole, rankHoles, rankSeven } from '@croupier/cards';

const FIVE = 5;

/**
 * Whether a bet on Turn or River is worth making with these cards (bclc-poker 10.0 §6.7, §6.9): it pays even money and nobody folds any
 * more, so that it is where more of all hands that the dealer can have are beaten than lost to, over all boards that can come.
 */
export const beatsMoreThanLosesTo = (own: readonly Card[], board: readonly Card[]): boolean =>
  gainOfBet(own, board) > 0;

/** What that bet gains, in Antes. */
export function gainOfBet(own: readonly Card[], board: readonly Card[]): number {
  let [more, boards] = [0, 0];
  const seen = [...own, ...board];
  if (board.length === FIVE - 1) {
    for (let river = 0; river < 52; river += 1)
      if (!seen.some((card) => card === river)) {
        more += moreBeaten(own, [...board, cardOf(river)]);
        boards += 1;
      }
  } else {
    eachHole(seen, (turn, river) => {
      more += moreBeaten(own, [...board, cardOf(turn), cardOf(river)]);
      boards += 1;
    });
  }
  return more / (boards * DEALERS);
}

/** The dealer's hands beside a board and two cards. */
const DEALERS = 990;

/** Of the dealer's 990 hands on a board those that are beaten, less those that are lost to. */
function moreBeaten(own: readonly Card[], board: readonly Card[]): number {
  const [a = 0, b = 0] = own;
  const [v = 0, w = 0, x = 0, y = 0, z = 0] = board;
  const hand = rankSeven(a, b, v, w, x, y, z);
  let more = 0;
  for (const dealer of rankHoles(board, own)) if (dealer !== 0) more += Math.sign(hand - dealer);
  return more;
}

import type { PokerJackpotView } from '@croupier/house/protocol';

/** "37,418"; rare hands in whole numbers, frequent ones with a decimal. */
const oneInWords = (hands: number): string =>
  hands.toLocaleString('en', { maximumFractionDigits: hands < 100 ? 1 : 0 });

/** The chance at a table of so many players, or of the most that were counted; null where it was not. */
export function chanceWords(
  { chances }: Pick<PokerJackpotView, 'chances'>,
  chairs: number | null,
): string | null {
  const counted = chances.find(({ players }) => players === chairs) ?? chances.at(-1);
  if (!counted) return null;
  return (
    `One in ${oneInWords(counted.oneIn)} hands dealt at a full table of ${counted.players}, ` +
    'if every hand is played to its end. Counted over every deal of hold’em.'
  );
}

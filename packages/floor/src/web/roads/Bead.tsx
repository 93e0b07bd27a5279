import type { CoupWinner } from '@croupier/games';
import type { ReactNode } from 'react';

const LETTERS: Record<CoupWinner, string> = { player: 'P', banker: 'B', tie: 'T' };

/** 闲, 庄 and 和 as strokes: a device without a Chinese font would write empty boxes. */
const CHARACTERS: Record<CoupWinner, string> = {
  player:
    'M-4.8-5.9-3.9-4.8M-5.2-3.4V5.8M-2.1-5.1H5.2V4.6Q5.2 5.7 3.6 5.4M-3-1.1H3.2M.1-3.3V5M0-1Q-.9 1.5-3.1 3M.2-1Q1.1 1.4 3.1 2.8',
  banker: 'M.2-6.3 1.1-4.9M-4.2-4.2H5.5M-4.2-4.2V-.6Q-4.3 3-5.9 5.5M-1.9-.3H4.9M1.4-2.7V4.9M-3 4.9H5.9',
  tie: 'M-.9-5.9Q-2.8-5-5.2-4.6M-6-2.2H-.1M-2.9-5V5.9M-2.9-2Q-3.9.9-6.1 2.6M-2.8-1.8Q-1.9.2-.5 1M1.5-3.5H5.5V4H1.5Z',
};

interface BeadProps {
  readonly winner: CoupWinner;
  readonly chinese: boolean;
}

/** A bead of the bead plate around the origin; what is written on it says what the colour says. */
export function Bead({ winner, chinese }: BeadProps): ReactNode {
  return (
    <>
      <circle className={`bead ${winner}`} r="10" />
      {chinese ? (
        <path className="bead-character" d={CHARACTERS[winner]} />
      ) : (
        <text className="bead-letter" y="4.8" fontSize="13.5">
          {LETTERS[winner]}
        </text>
      )}
    </>
  );
}

/** One outside the plate, beside what it means in words. */
export function BeadAlone(bead: BeadProps): ReactNode {
  return (
    <svg className="bead-alone" viewBox="-11 -11 22 22" aria-hidden="true">
      <Bead {...bead} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Pip } from './CardFace.tsx';
import type { Suit } from './suits.ts';

/** What each of the three wears on the head. */
const HEADWEAR: Readonly<Record<string, string>> = {
  K: 'M37 39V25l6.500 7L50 22l6.500 10L63 25v14Z',
  Q: 'M37 39c0-5-1-9-3-13 5 1 8 3 10 6 1-4 3-7 6-10 3 3 5 6 6 10 2-3 5-5 10-6-2 4-3 8-3 13Z',
  J: 'M36 39c-1-9 4-14 14-14 8 0 14 3 18-3 1 9-2 13-5 17Z',
};

/** A court card, plainly, in two tones and the same from either end. */
export function Court({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  return (
    <>
      <rect className="line" x="32.500" y="17" width="35" height="106" rx="2" strokeWidth="1.200" />
      <Half rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Half rank={rank} suit={suit} />
      </g>
      <path className="line" d="M33 79 67 61" strokeWidth="1.200" />
    </>
  );
}

function Half({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  return (
    <>
      <path className="shade" d="M33 78.500V66c2-8 8-12 17-12s15 4 17 10v-3.500L33 78.500Z" />
      <path
        className="ink"
        d="M44 54l6 14 6-14c3 .6 5.500 1.600 7.400 3L52 67.500 33 78.500V66c2-7 6-10.500 11-12Z"
      />
      <ellipse className="shade" cx="50" cy="46" rx="9" ry="10" />
      <path className="line" d="M46.500 45.500h1.500M52 45.500h1.500M48 51h4" strokeWidth="1.200" />
      {rank === 'K' && <path className="ink" d="M42 49c2 9 5 11 8 11s6-2 8-11c-2 3-4 4-8 4s-6-1-8-4Z" />}
      {rank !== 'K' && (
        <path className="line" d="M41 40c-2 6-2 10 1 15M59 40c2 6 2 10-1 15" strokeWidth="2" />
      )}
      <path className="ink" d={HEADWEAR[rank] ?? ''} />
      <Pip suit={suit} x={61} y={63} size={9} />
    </>
  );
}

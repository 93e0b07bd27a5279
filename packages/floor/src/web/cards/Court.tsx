import type { ReactNode } from 'react';
import { Pip } from './CardFace.tsx';
import type { Suit } from './suits.ts';

/** What each of the three wears on the head, the gold first and then what is drawn over it. */
const HEADWEAR: Readonly<Record<string, readonly [string, string]>> = {
  K: ['M45 25V8l8.500 9L62 4l8.500 13L79 8v17Z', 'M45 25v-5h34v5Z'],
  Q: [
    'M45 25C45 18 43 13 40 9c7 1 11 4 13 8 2-5 5-9 9-13 4 4 7 8 9 13 2-4 6-7 13-8-3 4-5 9-5 16Z',
    'M45 25c11-5 23-5 34 0v-5c-11-5-23-5-34 0Z',
  ],
  J: ['M43 24h38v5H43Z', 'M44 24C43 12 51 7 62 7c8 0 14 1 22-6 1 10-1 17-4 23Z'],
};

/** What each of the three wears around the face: a beard, long hair, a page's curls. */
const HAIR: Readonly<Record<string, string>> = {
  K: 'M50 36c1 13 5 21 12 21s11-8 12-21c-2 6-6 8-12 8s-10-2-12-8Z',
  Q: 'M50 25c-7 7-8 20-5 30l7-3c-3-8-3-17 0-24Zm24 0c7 7 8 20 5 30l-7-3c3-8 3-17 0-24Z',
  J: 'M50 28c-6 4-7 12-4 18 3 2 6 1 7-1-3-5-4-11-2-17Zm24 0c6 4 7 12 4 18-3 2-6 1-7-1 3-5 4-11 2-17Z',
};

/** A court card, the same from either end: each half beside its own index, as large as the card allows. */
export function Court({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  return (
    <>
      <Half rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Half rank={rank} suit={suit} />
      </g>
      <path className="line" d="M6 70h88" strokeWidth="1.600" />
    </>
  );
}

function Half({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  const [gold, over] = HEADWEAR[rank] ?? ['', ''];
  return (
    <>
      <path className="shade" d="M29 70c2-13 13-20 33-20s31 7 33 20Z" />
      <path className="ink" d="M29 70c2-11 9-17 20-19l9 19Zm66 0c-2-11-9-17-20-19l-9 19Z" />
      <path className="gold" d="M47 51.500l4-.800 11 14 11-14 4 .800-13 18.500h-4Z" />
      <ellipse className="skin" cx="62" cy="36" rx="12" ry="14" />
      <path className="line" d="M57 34h2.500M64.500 34H67M60 43h4" strokeWidth="1.600" />
      <path className="ink" d={HAIR[rank] ?? ''} />
      <path className="gold" d={gold} />
      <path className="ink" d={over} />
      <Pip suit={suit} x={90} y={38} size={13} />
    </>
  );
}

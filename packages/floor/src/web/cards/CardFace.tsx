import type { ReactNode } from 'react';
import { Court } from './Court.tsx';
import { type DeckColours, isSuit, PIPS, SUIT_SHAPES, type Suit, suitColour } from './suits.ts';

interface CardFaceProps {
  readonly card: string;
  readonly colours: DeckColours;
  /** Thumbs lie on the corners: who bends the card up sees pips and figures only. */
  readonly covered?: boolean;
}

/** The front of a card, drawn in a field of 100 by 140. */
export function CardFace({ card, colours, covered = false }: CardFaceProps): ReactNode {
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  if (!isSuit(suit)) return <JokerFace />;
  return (
    <svg className="card-face" viewBox="0 0 100 140" aria-hidden="true">
      <g className={suitColour(suit, colours)}>
        {!covered && (
          <>
            <Index rank={rank} suit={suit} />
            <g transform="rotate(180 50 70)">
              <Index rank={rank} suit={suit} />
            </g>
          </>
        )}
        {'JQK'.includes(rank) ? <Court rank={rank} suit={suit} /> : <Pips rank={rank} suit={suit} />}
      </g>
    </svg>
  );
}

/** A joker: its name down the sides, a star in the middle. */
function JokerFace(): ReactNode {
  return (
    <svg className="card-face" viewBox="0 0 100 140" aria-hidden="true">
      <g className="red">
        <JokerIndex />
        <g transform="rotate(180 50 70)">
          <JokerIndex />
        </g>
        <polygon
          className="ink"
          points="50,5 61,38 96,38 68,59 79,92 50,72 21,92 32,59 4,38 39,38"
          transform="translate(22 42) scale(0.56)"
        />
      </g>
    </svg>
  );
}

const JokerIndex = (): ReactNode => (
  <text fontSize="24" textLength="82" lengthAdjust="spacingAndGlyphs" transform="translate(8 10) rotate(90)">
    JOKER
  </text>
);

/** Rank and suit stand in a column of their own at the card's edge, which neither pips nor figures enter. */
function Index({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  const text = rank === 'T' ? '10' : rank;
  return (
    <>
      <text
        x="15"
        y="33"
        fontSize="36"
        textAnchor="middle"
        {...(text.length > 1 ? { textLength: 22, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {text}
      </text>
      <Pip suit={suit} x={15} y={47} size={18} />
    </>
  );
}

export function Pip(props: { suit: Suit; x: number; y: number; size: number; turned?: boolean }): ReactNode {
  const { suit, x, y, size, turned = false } = props;
  const turn = turned ? ' rotate(180 50 50)' : '';
  return (
    <path
      className="ink"
      d={SUIT_SHAPES[suit]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})${turn}`}
    />
  );
}

function Pips({ rank, suit }: { rank: string; suit: Suit }): ReactNode {
  const size = rank === 'A' ? 40 : 16;
  return (PIPS[rank] ?? []).map(([column, height]) => (
    <Pip
      key={`${column}/${height}`}
      suit={suit}
      x={50 + column * 13}
      y={25 + height * 90}
      size={size}
      turned={height > 0.5}
    />
  ));
}

import type { CoupMark, CoupWinner } from '@croupier/games';
import type { ReactNode } from 'react';
import { BeadAlone } from './Bead.tsx';

const NAMES = [
  ['player', 'Player'],
  ['banker', 'Banker'],
  ['tie', 'Tie'],
] as const;

/** How the completed hands of this shoe went. */
export function ShoeStatistics(props: { coups: readonly CoupMark[]; chinese: boolean }): ReactNode {
  const { coups, chinese } = props;
  const won = (side: CoupWinner): number => coups.filter(({ winner }) => winner === side).length;
  const naturals = coups.filter(({ natural }) => natural === true).length;
  return (
    <dl className="statistics">
      {NAMES.map(([side, name]) => (
        <div key={side}>
          <dt>
            <BeadAlone winner={side} chinese={chinese} />
            {name}
          </dt>
          <dd className="figures">{won(side)}</dd>
        </div>
      ))}
      <div>
        <dt>Naturals</dt>
        <dd className="figures">{naturals}</dd>
      </div>
      <div>
        <dt>Hands</dt>
        <dd className="figures">{coups.length}</dd>
      </div>
    </dl>
  );
}

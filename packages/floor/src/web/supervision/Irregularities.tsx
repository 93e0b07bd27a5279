import type { PostedIrregularity } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { Clause } from '../room/Refused.tsx';

const REMEDIES: Record<PostedIrregularity['round'], string> = {
  void: 'The hand is void and the bets go back',
  stands: 'The hand stands',
};
const AFTERWARDS: Record<NonNullable<PostedIrregularity['afterwards']>, string> = {
  'free-hand': ', then a free hand',
  shuffle: ', then the shoe is shuffled',
};

interface IrregularitiesProps {
  readonly known: readonly PostedIrregularity[];
  readonly onCall: (irregularity: string) => void;
}

/** What can go wrong with the cards: called by its name, it is put right as the book says. */
export function Irregularities({ known, onCall }: IrregularitiesProps): ReactNode {
  return (
    <section className="duties" aria-label="Irregularities">
      <h3>Irregularities</h3>
      <ul className="irregularities">
        {known.map(({ id, name, round, afterwards, untilNextRound, cite }) => (
          <li key={id}>
            <div>
              <p>{name}</p>
              <p className="quiet small">
                {REMEDIES[round]}
                {afterwards && AFTERWARDS[afterwards]}
                {untilNextRound && ', also after it is paid, until bets are called for again'}.{' '}
                <Clause cite={cite} />
              </p>
            </div>
            <button type="button" className="button" aria-label={`Call: ${name}`} onClick={() => onCall(id)}>
              Call
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { missedMost, type Score } from './score.ts';

/** How it went so far, and the kinds of spots that were missed most. */
export function ScoreBoard({ score }: { score: Score }): ReactNode {
  if (score.hands === 0) return null;
  const missed = missedMost(score);
  const lost = (score.cost / score.hands).toFixed(4);
  return (
    <section className="practice-score" aria-label="Your score">
      <p>
        <b className="figures">
          {score.right} of {score.hands}
        </b>{' '}
        right{score.cost > 0 && `; ${lost} ${score.unit}s lost a decision`}
      </p>
      {missed.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Missed most</th>
              <th scope="col">Wrong</th>
              {score.cost > 0 && <th scope="col">Cost</th>}
            </tr>
          </thead>
          <tbody>
            {missed.map(({ kind, wrong, times, cost }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td className="figures">
                  {wrong} of {times}
                </td>
                {score.cost > 0 && <td className="figures">{cost.toFixed(4)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import type { TrainingVerdict } from '@croupier/house/protocol';
import type { ReactNode } from 'react';

/** What is said of an answer, and the way to the next decision. */
export function Verdict({ verdict, onNext }: { verdict: TrainingVerdict; onNext: () => void }): ReactNode {
  const { right, cost, unit, best, worths, reasons } = verdict;
  return (
    <section className="practice-verdict" aria-label="The verdict">
      <p className={right ? 'practice-right' : 'practice-wrong'}>
        {right
          ? 'Right.'
          : cost === null
            ? `Not the house way: ${best}.`
            : `That costs ${cost.toFixed(4)} ${unit}s: ${best} is best.`}
      </p>
      {worths.length > 0 && (
        <table className="practice-worths">
          <caption className="unseen">What each choice is worth, in {unit}s</caption>
          <tbody>
            {worths.map(({ words, worth }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td className="figures">
                  {worth > 0 ? '+' : ''}
                  {worth.toFixed(4)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reasons.map(({ text, clause }) => (
        <p key={text} className="quiet">
          {clause === null ? text : `${clause}: ${text}`}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noAutofocus: Enter goes on, for whoever plays by keyboard */}
      <button type="button" className="button first" autoFocus onClick={onNext}>
        Next
      </button>
    </section>
  );
}

import type { PokerYouView } from '@croupier/house/protocol';
import type { Action, Verb } from '@croupier/table';
import { type ReactNode, useState } from 'react';
import { Clause } from '../room/Refused.tsx';
import { useSettings } from '../room/settings.ts';
import { usePoker } from './at-poker.ts';
import { useActionKeys } from './poker-keys.ts';
import type { Answer } from './pre-action.ts';
import { Sizing } from './Sizing.tsx';
import { fitted, rangeIn } from './sizing.ts';

type Question = NonNullable<PokerYouView['question']>;

/** What you may do now, each with what it costs; what you may not, with the reason. */
export function ActionBar({ question }: { question: Question }): ReactNode {
  const { answer, model, amount } = usePoker();
  const range = rangeIn(question.actions);
  const [wanted, setWanted] = useState<number | null>(null);
  const to = range ? fitted(range, wanted ?? range.least) : 0;
  const busy = model.asked.some(({ command }) => command.type === 'act');
  const { confirmFolds } = useSettings();
  const [foldAsked, setFoldAsked] = useState(false);
  const free = question.actions.some(({ verb, refused }) => verb === 'check' && !refused);
  const act = (said: Answer): void => {
    if (busy) return;
    // Nobody gives a hand up by mistake that may stay in for nothing.
    if (said.verb === 'fold' && free && confirmFolds && !foldAsked) setFoldAsked(true);
    else answer(said);
  };
  useActionKeys({ actions: question.actions, range, to, setTo: setWanted, act });
  const shown = buttonsOf(question.actions);
  const why = question.actions.find(
    ({ verb, refused }) => refused && (verb === 'bet' || verb === 'raise') && !range && meant(question, verb),
  );
  return (
    <section className="action-bar" aria-label="Your turn">
      {range && range.least < range.most && <Sizing range={range} to={to} onTo={setWanted} />}
      {why?.refused && (
        <p className="why quiet" id="why-no-raise">
          {why.refused.reason} {why.refused.cite && <Clause cite={why.refused.cite} />}
        </p>
      )}
      {foldAsked && (
        <p className="fold-asked" role="alert">
          To check is free. Fold all the same?
        </p>
      )}
      <div className="acts">
        {shown.map((action) => {
          const bets = action.verb === 'bet' || action.verb === 'raise';
          return (
            <button
              key={action.verb}
              type="button"
              className={`button act act-${action.verb}${bets || action.verb === 'show' ? ' first' : ''}`}
              disabled={action.refused !== undefined || busy}
              aria-keyshortcuts={labelOf(action.verb).key}
              aria-describedby={action.refused && bets ? 'why-no-raise' : undefined}
              title={action.refused?.reason}
              onClick={() => act(bets ? { verb: action.verb, amount: to } : { verb: action.verb })}
            >
              <span>{action.verb === 'fold' && foldAsked ? 'Yes, fold' : labelOf(action.verb).label}</span>
              {bets && range && <span className="figures">{amount(to)}</span>}
              {action.costs !== undefined && <span className="figures">{amount(action.costs)}</span>}
              {labelOf(action.verb).key && (
                <span className="key" aria-hidden="true">
                  {labelOf(action.verb).key}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface Label {
  readonly label: string;
  readonly key?: string;
}

/** How the verbs of poker are called on their buttons; any other stands as it is. */
const LABELS: Readonly<Partial<Record<Verb, Label>>> = {
  fold: { label: 'Fold', key: 'F' },
  check: { label: 'Check', key: 'C' },
  call: { label: 'Call', key: 'C' },
  bet: { label: 'Bet', key: 'R' },
  raise: { label: 'Raise to', key: 'R' },
  'bring-in': { label: 'Bring in' },
  chop: { label: 'Chop' },
  decline: { label: 'Play on' },
  show: { label: 'Show' },
  muck: { label: 'Muck' },
  'run-twice': { label: 'Run it twice' },
  'run-once': { label: 'Run it once' },
};

const labelOf = (verb: Verb): Label => LABELS[verb] ?? { label: verb };

/** Of check and call, and of bet and raise, only the one that this is about. */
function buttonsOf(actions: readonly Action[]): Action[] {
  const offered = (verb: string): boolean => actions.some((one) => one.verb === verb && !one.refused);
  const checks = offered('check') || !offered('call');
  return actions.filter(({ verb }) => {
    if (verb === 'check') return checks;
    if (verb === 'call') return !checks;
    if (verb === 'bet') return offered('bet') || (checks && !offered('raise'));
    if (verb === 'raise') return offered('raise') || (!checks && !offered('bet'));
    return true;
  });
}

/** Whether a refused bet or raise is the one whose button is shown. */
const meant = ({ actions }: Question, verb: string): boolean =>
  buttonsOf(actions).some((one) => one.verb === verb);

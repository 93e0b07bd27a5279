import type { PokerQuestionView, SentAnswer } from '@croupier/house/protocol';
import { type Action, VERB_WORDS, type Verb } from '@croupier/table';
import { type ReactNode, useState } from 'react';
import { Clause } from '../room/Refused.tsx';
import { useSettings } from '../room/settings.ts';
import { usePoker } from './at-poker.ts';
import { useActionKeys } from './poker-keys.ts';
import { Sizing } from './Sizing.tsx';
import { fitted, rangeIn } from './sizing.ts';

export interface AskedProps {
  readonly question: PokerQuestionView;
  /** Before a button that was pressed goes. */
  readonly keepKeyboard: () => void;
}

/** What you may do now, each with what it costs; what you may not, with the reason. */
export function ActionBar({ question, keepKeyboard }: AskedProps): ReactNode {
  const { answer, model, amount } = usePoker();
  const range = rangeIn(question.actions);
  const [wanted, setWanted] = useState<number | null>(null);
  const to = range ? fitted(range, wanted ?? range.least) : 0;
  const busy = model.asked.some(({ command }) => command.type === 'act');
  const { confirmFolds } = useSettings();
  const [foldAsked, setFoldAsked] = useState(false);
  const free = question.actions.some(({ verb, refused }) => verb === 'check' && !refused);
  const act = (said: SentAnswer): void => {
    if (busy) return;
    // Nobody gives a hand up by mistake that may stay in for nothing.
    if (said.verb === 'fold' && free && confirmFolds && !foldAsked) setFoldAsked(true);
    else {
      keepKeyboard();
      answer(said);
    }
  };
  const keep = (): void => {
    keepKeyboard();
    setFoldAsked(false);
  };
  useActionKeys({ actions: question.actions, range, to, setTo: setWanted, act, keep });
  const shown = buttonsOf(question.actions);
  const why = question.actions.find(
    ({ verb, refused }) => refused && (verb === 'bet' || verb === 'raise') && !range && meant(question, verb),
  );
  return (
    <section className="action-bar" aria-label="Your turn">
      {/* Where a size is chosen it is asked whether a fold is meant: the table above stays where it is. */}
      {foldAsked ? (
        <div className="fold-asked">
          <p role="alert">To check is free. Fold all the same?</p>
          <button type="button" className="button" onClick={keep}>
            Keep the hand
          </button>
        </div>
      ) : (
        range && range.least < range.most && <Sizing range={range} to={to} onTo={setWanted} />
      )}
      {why?.refused && (
        <p className="why quiet" id="why-no-raise">
          {why.refused.reason} {why.refused.cite && <Clause cite={why.refused.cite} />}
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
              aria-keyshortcuts={KEYS[action.verb]}
              aria-describedby={action.refused && bets ? 'why-no-raise' : undefined}
              title={action.refused?.reason}
              onClick={() => act(bets ? { verb: action.verb, amount: to } : { verb: action.verb })}
            >
              <span>
                {action.verb === 'fold' && foldAsked ? 'Yes, fold' : VERB_WORDS[action.verb].offered}
              </span>
              {bets && range && <span className="figures">{amount(to)}</span>}
              {action.costs !== undefined && <span className="figures">{amount(action.costs)}</span>}
              {KEYS[action.verb] && (
                <span className="key" aria-hidden="true">
                  {KEYS[action.verb]}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The keys of poker-keys.ts; whatever is asked between the bets is only clicked. */
const KEYS: Readonly<Partial<Record<Verb, string>>> = {
  fold: 'F',
  check: 'C',
  call: 'C',
  bet: 'R',
  raise: 'R',
};

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
const meant = ({ actions }: PokerQuestionView, verb: string): boolean =>
  buttonsOf(actions).some((one) => one.verb === verb);

import type { AskingView, QuestionView } from '@croupier/house/protocol';
import { type Action, VERB_WORDS } from '@croupier/table';
import { Fragment, type ReactNode, useState } from 'react';
import { money } from '../chips/money.ts';
import { useComesToHand } from '../room/come-to-hand.ts';
import { Clause } from '../room/Refused.tsx';
import { Ring } from '../table/Countdown.tsx';
import { useSeat } from '../table/seat.ts';
import { useAnswer } from './answer.ts';
import { type AmountRange, type Choice, choicesOf, isBetweenButtons, rangeOf } from './choices.ts';
import { useChoosing } from './choosing.ts';
import { Setting } from './Setting.tsx';

/** What you are asked, as buttons that come to you, and the time you have. */
export function Question({ question }: { question: QuestionView }): ReactNode {
  const { table } = useSeat();
  const { actions, cite } = question;
  const asked = useComesToHand<HTMLElement>(question.turn);
  const refused = actions.flatMap((action) => action.refused ?? []);
  return (
    <section
      className="question"
      aria-label={`Your decision at seat ${question.seat}`}
      ref={asked}
      tabIndex={-1}
    >
      <TurnRing key={`${question.seat}/${question.until}`} asking={question} skew={table.skew} />
      <div className="question-head">
        {question.about !== undefined && <p className="question-about">{capitalized(question.about)}</p>}
        <Setting question={question} />
      </div>
      <div className="answers">
        {actions.toSorted(chipsLast).map((action) => {
          const choices = choicesOf(action) ?? [];
          return (
            <Fragment key={action.verb}>
              {choices.map((choice) => (
                <ChoiceButton key={choice.label} choice={choice} />
              ))}
              {isBetweenButtons(action) && <AmountSlider range={rangeOf(action)} />}
            </Fragment>
          );
        })}
      </div>
      <p className="question-why">
        {refused.map(({ reason, cite: clause }) => (
          <span key={reason}>
            {reason} {clause && <Clause cite={clause} />}{' '}
          </span>
        ))}
        <Clause cite={cite} />
      </p>
    </section>
  );
}

/** What puts chips down stands at the right, where the hand is. */
const chipsLast = (a: Action, b: Action): number =>
  Number(a.wager !== undefined) - Number(b.wager !== undefined);

export function TurnRing({ asking, skew }: { asking: AskingView; skew: number }): ReactNode {
  const [since] = useState(() => Date.now() + skew);
  return <Ring since={since} until={asking.until} skew={skew} warns />;
}

export function ChoiceButton({ choice }: { choice: Choice }): ReactNode {
  const { answer, pending } = useAnswer();
  const choosing = useChoosing();
  const { verb, label, amount, key, stakes, also, takes, refused } = choice;
  const cards = takes ? (choosing?.given(takes) ?? null) : {};
  return (
    <button
      type="button"
      className={`button answer${stakes ? ' first' : ''}`}
      data-verb={verb}
      data-also={also.join(' ')}
      disabled={pending || refused !== null || cards === null}
      title={refused?.reason}
      aria-keyshortcuts={key ?? undefined}
      onClick={() => answer(verb, amount, { ...cards, ...(also.length > 0 ? { also: [...also] } : {}) })}
    >
      {label}
      {key !== null && <KeyHint name={key} />}
    </button>
  );
}

function AmountSlider({ range }: { range: AmountRange }): ReactNode {
  const { answer, pending } = useAnswer();
  const { verb, least, most, step, refused } = range;
  const [amount, setAmount] = useState(least);
  const still = pending || refused !== null;
  return (
    <div className="amount-slider">
      <input
        type="range"
        aria-label={`${VERB_WORDS[verb].offered} for`}
        aria-valuetext={money(amount)}
        min={least}
        max={most}
        step={step}
        value={amount}
        disabled={still}
        onChange={({ target }) => setAmount(target.valueAsNumber)}
      />
      <button
        type="button"
        className="button answer first"
        data-verb={verb}
        disabled={still}
        onClick={() => answer(verb, amount)}
      >
        {VERB_WORDS[verb].offered} {money(amount)}
      </button>
    </div>
  );
}

/** The key that does it, for eyes only: those who listen are told by the button itself. */
function KeyHint({ name }: { name: string }): ReactNode {
  return (
    <span className="key-hint" aria-hidden="true">
      {name.toUpperCase()}
    </span>
  );
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

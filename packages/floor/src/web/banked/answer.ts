import type { SentAnswer } from '@croupier/house/protocol';
import type { Verb } from '@croupier/table';
import { useEffect } from 'react';
import { useSettings } from '../room/settings.ts';
import { isForTheTable } from '../room/writing.ts';
import { useSeat } from '../table/seat.ts';
import { choicesOf } from './choices.ts';

interface Answering {
  readonly answer: (
    verb: Verb,
    amount: number | null,
    more?: Pick<SentAnswer, 'also' | 'cards' | 'parts'>,
  ) => void;
  /** An answer is on its way: a second one would be to the next question. */
  readonly pending: boolean;
}

/** Answers what is asked at the table. */
export function useAnswer(): Answering {
  const { table, asked, ask } = useSeat();
  const { question } = table.view.you;
  const pending = asked.some(({ command }) => command.type === 'answer');
  return {
    pending,
    answer: (verb, amount, more = {}) => {
      if (!question || pending) return;
      const { seat, turn } = question;
      ask({ type: 'answer', seat, turn, verb, ...(amount === null ? {} : { amount }), ...more });
    },
  };
}

/** Keys for what is asked, before they mean anything else at the table. A key held down answers once. */
export function useAnswerKeys(): void {
  const { keys } = useSettings();
  const { question } = useSeat().table.view.you;
  const { answer } = useAnswer();
  useEffect(() => {
    if (!keys || !question) return undefined;
    const choices = question.actions.flatMap((action) => choicesOf(action) ?? []);
    const pressed = (event: KeyboardEvent): void => {
      if (!isForTheTable(event)) return;
      const key = event.key.toLowerCase();
      const choice = choices.find((one) => one.key === key && one.refused === null);
      const verb = choices.find((one) => one.verb.charAt(0) === key)?.verb;
      if (!choice && verb === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      // Cards are picked first; then the button has the key.
      if (choice && !choice.takes) answer(choice.verb, choice.amount);
      else if (choice)
        document
          .querySelector<HTMLElement>(
            `.answer[data-verb="${choice.verb}"][data-also="${choice.also.join(' ')}"]`,
          )
          ?.click();
      else document.querySelector<HTMLElement>(`.answer[data-verb="${CSS.escape(verb ?? '')}"]`)?.focus();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, [keys, question, answer]);
}

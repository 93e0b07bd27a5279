import type { Question } from './decision.ts';
import type { Step } from './script.ts';

/** What play waits for, in a round against the bank and in a hand of poker; `Due` says where a card that is due goes. */
export type Waiting<Due = Extract<Step, { do: 'deal' }>> =
  | { readonly for: 'card'; readonly due: Due }
  | { readonly for: 'number'; readonly about: string; readonly most: number }
  /** The questions that nobody has answered yet: one, or those of several seats that are asked together. */
  | {
      readonly for: 'answer';
      readonly questions: readonly [Question, ...Question[]];
      /** After how many events they were asked: while it is the same, so is the asking. */
      readonly since: number;
    }
  | { readonly for: 'dealer'; readonly step: Step | 'settle' }
  | { readonly for: 'nothing' };

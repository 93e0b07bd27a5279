import type { Heard, Visitor } from './visitor.ts';

type You = Extract<Heard, { type: 'you'; kind: 'poker' }>['you'];
type Question = NonNullable<You['question']>;
export type Step = Extract<
  Extract<Heard, { type: 'event'; kind: 'poker' }>['event'],
  { type: 'hand' }
>['steps'][number];

/** What somebody does when asked: a verb, and the total with bet and raise. */
export type Choice = (question: Question, you: You) => { readonly verb: Verb; readonly amount?: number };
export type Verb = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'show' | 'muck';

/** All in if that can be, else everything that keeps the hand alive. */
export const shove: Choice = ({ actions }) => {
  const open = actions.filter(({ refused }) => !refused);
  for (const verb of ['raise', 'bet'] as const) {
    const most = open.find((action) => action.verb === verb)?.most;
    if (most !== undefined) return { verb, amount: most };
  }
  return passive({ actions });
};

export function passive({ actions }: Pick<Question, 'actions'>): { readonly verb: Verb } {
  const open = new Set(actions.filter(({ refused }) => !refused).map(({ verb }) => verb));
  for (const verb of ['check', 'show', 'call'] as const) if (open.has(verb)) return { verb };
  return { verb: 'fold' };
}

/** Answers every question of a table, each once, until the hand is over. */
export async function playHand(one: Visitor, table: string, choose: Choice, from = 0): Promise<void> {
  const answered = new Set<number>();
  let at = from;
  for (;;) {
    const index = at;
    const message = await one.until((heard) => heard, index);
    at += 1;
    if (message.type === 'event' && message.kind === 'poker' && message.event.type === 'hand-over') return;
    const you = youIn(message);
    const question = you?.question;
    if (!you || !question || answered.has(question.turn)) continue;
    answered.add(question.turn);
    await one.ask({ type: 'act', table, turn: question.turn, ...choose(question, you) });
  }
}

export function youIn(message: Heard): You | undefined {
  if (message.type === 'you' && message.kind === 'poker') return message.you;
  return message.type === 'table' && message.kind === 'poker' ? message.view.you : undefined;
}

/** The steps of the hands that somebody heard of, in order. */
export const stepsHeard = (messages: readonly Heard[]): Step[] =>
  messages.flatMap((message) =>
    message.type === 'event' && message.kind === 'poker' && message.event.type === 'hand'
      ? message.event.steps
      : [],
  );

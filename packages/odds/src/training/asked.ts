import type { Card } from '@croupier/cards';
import type { Asked } from './teacher.ts';

/** The cards of the seat that is asked. */
export const ownCards = ({ question, sight }: Asked): readonly Card[] => sight(String(question.seat));

export const isFold = (verb: string): boolean => verb === 'fold';

/** What most games count costs in. */
export const ANTE = 'Ante';

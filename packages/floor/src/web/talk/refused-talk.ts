import type { TalkCommand } from '@croupier/house/protocol';
import type { Model } from '../model/model.ts';

type Refused = NonNullable<Model['refused']>;
export type RefusedTalk = Refused & { readonly command: TalkCommand };

/** What was refused of the talk is said where the talk is: on a phone it lies over the felt. */
export const isTalk = (refused: Refused | null): refused is RefusedTalk => {
  const type = refused?.command?.type;
  return type === 'say' || type === 'unsay' || type === 'silence';
};

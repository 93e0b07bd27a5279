import type { PostedRule } from '@croupier/table';

/** One thing that a newcomer wants to know, in plain sentences. */
export interface HowPart {
  readonly title: string;
  readonly lines: readonly PostedRule[];
}

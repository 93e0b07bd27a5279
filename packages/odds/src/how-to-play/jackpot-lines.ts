import type { JackpotAward } from '@croupier/games';
import { formatMoney, type PostedRule } from '@croupier/table';
import type { JackpotHand } from './worked-hand.ts';

const WORDS: Readonly<Record<JackpotAward['part'], string>> = {
  'losing-hand': 'for the losing hand',
  'winning-hand': 'for the winning hand',
  'dealt-in': 'for having been dealt in',
  'high-hand': 'for the hand that wins the pot',
};

/** What everybody has of a jackpot in the hand that is shown. */
export const jackpotLines = ({ won, listed }: JackpotHand): PostedRule[] => [
  ...won.flatMap(({ posted, awards }) =>
    awards.map(({ seat, part, amount, cite }) => ({
      text: `Of ${formatMoney(posted)} that are posted, seat ${seat} has ${formatMoney(amount)} ${WORDS[part]}.`,
      cites: [cite],
    })),
  ),
  ...listed.map(({ seat }) => ({
    text: `The hand of seat ${seat} enters the list, and is paid if it is still among the best at the end.`,
    cites: [],
  })),
];

import { section } from '@croupier/table';
import { BAD_BEAT_GAMES, badBeatJackpot } from '../jackpots/bad-beat-jackpot.ts';
import { type Jackpot, jackpot } from '../jackpots/jackpot.ts';
import { bclcPoker } from '../rulebooks.ts';
import { WIDE_AREA } from './29.0-wide-area-bad-beat-jackpot.ts';

const at = section(bclcPoker, '28.0');

/** bclc-poker 28.0: aces full of tens or better beaten by four of a kind or better (§4.2). */
export const badBeat: Jackpot = jackpot(
  { id: 'bclc-poker/bad-beat-jackpot', title: 'Bad Beat Jackpot', section: at, on: BAD_BEAT_GAMES },
  (house) =>
    badBeatJackpot(house, at, {
      losing: { category: 'full-house', ranks: 'AT' },
      winning: { category: 'four-of-a-kind', ranks: '' },
      qualifies: 'Aces full of tens or better, beaten by four of a kind or better',
      // Where a house offers both, this is the local one (29.0 §5.1, §5.2).
      givesWayTo: WIDE_AREA,
    }),
);

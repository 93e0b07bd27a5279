import { section } from '@croupier/table';
import { BAD_BEAT_GAMES, badBeatJackpot } from '../jackpots/bad-beat-jackpot.ts';
import { type Jackpot, jackpot } from '../jackpots/jackpot.ts';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '29.0');

export const WIDE_AREA = 'bclc-poker/wide-area-bad-beat-jackpot';

/** bclc-poker 29.0: four eights or better beaten by higher quads or better (§4.2), one fund for several properties (§1.4). */
export const wideAreaBadBeat: Jackpot = jackpot(
  { id: WIDE_AREA, title: 'Wide Area Bad Beat Jackpot', section: at, on: BAD_BEAT_GAMES },
  (house) =>
    badBeatJackpot(house, at, {
      losing: { category: 'four-of-a-kind', ranks: '8' },
      // Above four eights every hand that beats another four of a kind is a higher one.
      winning: { category: 'four-of-a-kind', ranks: '' },
      qualifies: 'Four eights or better, beaten by a higher four of a kind or better',
      givesWayTo: null,
    }),
);

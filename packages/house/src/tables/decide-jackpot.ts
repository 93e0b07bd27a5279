import { mapMeters, minus, NOTHING, plus } from '@croupier/table';
import type { Decision, TableCommand } from './commands.ts';
import { ended } from './decide-round.ts';
import { happened, refused } from './decision.ts';
import { awardsIn } from './evolve.ts';
import { awardedFrom, followed } from './moved.ts';
import { agreed, NO_SECOND } from './second-person.ts';
import type { TableSetting } from './setting.ts';
import { advanced, type TableState } from './state.ts';

type JackpotCommand = Extract<
  TableCommand,
  { do: 'confirm-jackpot' | 'withdraw-jackpot' | 'call-jackpot' | 'back-out-jackpot' }
>;

/**
 * An award from the meter is called, confirmed by a supervisor, and only then paid and the meter reseeded; a mistaken
 * call is taken back before that, and after it only by hand (colorado-rule-28 30-2899.02 §(10), 30-2899.04 §(5)(f)).
 */
export function decideJackpot(table: TableSetting, state: TableState, command: JackpotCommand): Decision {
  const { jackpot } = state;
  switch (command.do) {
    case 'confirm-jackpot': {
      if (jackpot?.stage !== 'called') return refused('No jackpot waits to be confirmed.');
      if (jackpot.by !== null && jackpot.by === command.by)
        return refused('Whoever called the jackpot does not confirm it; somebody else of the floor does.');
      if (jackpot.by !== null && command.by !== null && command.unlike?.includes(jackpot.by))
        return refused(NO_SECOND);
      if (jackpot.awards.some(({ player }) => player === command.by))
        return refused('Whoever wins a part of it does not confirm it; somebody else of the floor does.');
      const over = advanced(table, state, (round) => round.advance());
      if (over.type !== 'settled') return refused('The round is not ready to be settled.');
      const awards = awardsIn(over.lines);
      // Another table was paid from the meter first: nobody has confirmed that there is less.
      if (awards.some(({ amount }, at) => amount < (jackpot.awards[at]?.amount ?? 0)))
        return happened({ type: 'jackpot-called', awards, by: jackpot.by });
      return ended(table, state, over, [{ type: 'jackpot-confirmed', by: command.by }]);
    }
    case 'withdraw-jackpot':
      if (jackpot?.stage !== 'called') return refused('No jackpot waits to be confirmed.');
      return happened({ type: 'jackpot-withdrawn', by: command.by, reason: command.reason });
    case 'call-jackpot':
      if (jackpot?.stage !== 'withdrawn') return refused('There is no jackpot to call again.');
      return happened({ type: 'jackpot-called', awards: jackpot.awards, by: command.by });
    case 'back-out-jackpot':
      return backOut(table, state, command);
  }
}

/** When two have asked for it, every award goes back from its winner into its meter, and what reseeded that into the tray. */
function backOut(
  table: TableSetting,
  state: TableState,
  { round, by, reason, unlike }: Extract<JackpotCommand, { do: 'back-out-jackpot' }>,
): Decision {
  const { paid } = state;
  if (state.phase === 'dealing')
    return refused('The meter is locked while a round is dealt; back the jackpot out when it is over.');
  if (!paid || paid.round !== round)
    return refused(`Round ${round} is not the last in which a jackpot was paid here.`);
  const second = agreed(state, { do: 'back-out-jackpot', round }, by, reason, unlike);
  if (!('first' in second)) return second;
  const { awards, reseeded } = paid;
  const back = awardedFrom(awards);
  const meters = mapMeters(state.meters, (shown, name) =>
    minus(plus(shown, back[name] ?? NOTHING), reseeded[name] ?? NOTHING),
  );
  if (Object.values(meters).some((shown) => shown < 0))
    return refused('Other tables have been paid from the meter since: it no longer holds what reseeded it.');
  return followed(table, state, [
    {
      type: 'jackpot-backed-out',
      round,
      awards,
      by: second.first,
      reason,
      seconded: by,
      meters,
    },
  ]);
}

import { bankedGameNamed } from '../../packages/games/dist/index.js';
import { evenLimits, type TableSetting } from '../../packages/house/dist/index.js';

/** The one table of a house that deals nothing else. */
export function tableOf(game: string, setting: Partial<TableSetting> = {}): TableSetting {
  const dealt = setting.game ?? bankedGameNamed(game).with({});
  return { id: 'one', name: 'The Test Room', limits: evenLimits(dealt, 5, 500), ...setting, game: dealt };
}

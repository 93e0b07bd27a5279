import type { Preferences } from '@croupier/house/protocol';

/** What somebody likes: kept in their browser, and with their account. */
export type Settings = Preferences;

export const DEFAULTS: Settings = {
  deck: 'two',
  motion: 'device',
  sound: false,
  volume: 60,
  effects: true,
  voice: true,
  pace: 'calm',
  amounts: 'en',
  confirmFolds: true,
  chat: true,
  chinese: false,
  keys: true,
  chip: null,
  bigBlinds: false,
  roads: true,
  rules: true,
  starred: [],
};

/** As many tables as an account keeps stars for. */
const MOST_STARS = 100;

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** Settings as they were stored, by this page or an older one: whatever is not understood is as usual. */
export function readSettings(found: unknown): Settings {
  const fields = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const at = (name: keyof Settings): unknown => fields.find(([key]) => key === name)?.[1];
  const flag = (name: Flag): boolean => {
    const value = at(name);
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  const oneOf = <T extends string>(name: keyof Settings, values: readonly T[], usual: T): T =>
    values.find((value) => value === at(name)) ?? usual;
  const [chip, volume, starred] = [at('chip'), at('volume'), at('starred')];
  return {
    deck: oneOf('deck', ['two', 'four'], DEFAULTS.deck),
    motion: oneOf('motion', ['device', 'none'], DEFAULTS.motion),
    pace: oneOf('pace', ['calm', 'brisk'], DEFAULTS.pace),
    amounts: oneOf('amounts', ['en', 'de', 'fr', 'ch'], DEFAULTS.amounts),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : DEFAULTS.volume,
    chip: typeof chip === 'number' && Number.isSafeInteger(chip) && chip > 0 ? chip : null,
    sound: flag('sound'),
    effects: flag('effects'),
    voice: flag('voice'),
    confirmFolds: flag('confirmFolds'),
    chat: flag('chat'),
    chinese: flag('chinese'),
    keys: flag('keys'),
    bigBlinds: flag('bigBlinds'),
    roads: flag('roads'),
    rules: flag('rules'),
    starred: Array.isArray(starred)
      ? starred.filter((one) => typeof one === 'string').slice(0, MOST_STARS)
      : DEFAULTS.starred,
  };
}

import type { Options } from '@croupier/table';

/**
 * Options as journals of earlier versions hold them, in the words of today: all hands exposed was called `all-show`, and
 * what a short big blind costs is no choice any more (READINGS 70).
 */
export function formerOptions(former: Options): Options {
  const { shortBigBlind: _, showdown, ...options } = former;
  if (showdown === undefined) return options;
  return { ...options, showdown: showdown === 'all-show' ? 'exposed' : showdown };
}

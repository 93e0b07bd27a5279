/**
 * What a name looks like, after the idea of Unicode's confusables (UTS 39): letters of other alphabets that are drawn like
 * Latin ones, 0 and 1, and marks on letters count for what they resemble. Two names with one
 * skeleton are not both given away.
 */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const drawn = Array.from(plain, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  // Two letters that run into one, and what separates words.
  return drawn
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[ ._-]/g, '');
}

/** Small letters and digits, each row: what it is taken for, and what is taken for it. */
const ALIKE: readonly (readonly [letter: string, drawnAlike: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'ьвβ'],
  ['c', 'сϲᴄ'],
  ['d', 'ԁɗ'],
  ['e', 'еєε'],
  ['g', 'ɡԍ'],
  ['h', 'һнհ'],
  ['i', 'іιıl1|јɩ'],
  ['k', 'кκ'],
  ['m', 'мμ'],
  ['n', 'пηո'],
  ['o', 'оοσօ0ө'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'гᴦ'],
  ['s', 'ѕʂ'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'ѵν'],
  ['w', 'ѡωшԝ'],
  ['x', 'хχ×'],
  ['y', 'уүγ'],
  ['z', 'ᴢʐ'],
];

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map([
  ...ALIKE.flatMap(([letter, drawnAlike]) =>
    Array.from(drawnAlike, (other): [string, string] => [other, letter]),
  ),
  // Ligatures and letters that decompose into nothing.
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'i'],
  ['đ', 'd'],
]);

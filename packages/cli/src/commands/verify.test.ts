import { commitment, formatCards, freshSeed, Shoe, seedToHex } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { croupier, croupierJson, file, MINI } from '../testing/croupier.ts';

const RULES = { decks: 8, cutCardFromBack: 16 };
const CUT = { position: 100, entropy: 'c0ffee' };

/** A shoe as the house publishes it when it is over. */
function opened() {
  const seed = freshSeed();
  const shoe = Shoe.live(RULES, seed, CUT);
  const dealt = Array.from({ length: 30 }, () => shoe.draw());
  const name = 'mini-1/12';
  return {
    name,
    decks: 8,
    commitment: commitment({ name, decks: 8 }, seed),
    cut: CUT,
    seed: seedToHex(seed),
    dealt: formatCards(dealt),
  };
}

describe('croupier verify', () => {
  it('finds an honest shoe in order, named or told apart by itself', async () => {
    const path = file('shoe.json', opened());
    expect(await croupier(['verify', 'shoe', path])).toMatchObject({ code: 0, stderr: '' });
    expect(await croupier(['verify', path])).toMatchObject({ code: 0, stderr: '' });
    const { code, json } = await croupierJson(['verify', 'shoe', '-'], { stdin: JSON.stringify(opened()) });
    expect({ code, ok: json.checks[0].ok }).toEqual({ code: 0, ok: true });
  });

  it('takes the cards as a list, and the proof that the house hands out with its other fields', async () => {
    const shoe = opened();
    const proof = { ...shoe, table: 'mini-1', shoe: 12, over: true, dealt: shoe.dealt.split(' ') };
    expect((await croupier(['verify', 'shoe', file('shoe.json', proof)])).code).toBe(0);
  });

  it.each<[string, (shoe: ReturnType<typeof opened>) => object, string]>([
    ['another seed', () => ({ seed: seedToHex(freshSeed()) }), 'not the one the house committed to'],
    ['another name', () => ({ name: 'mini-1/13' }), 'not the one the house committed to'],
    ['another number of decks', () => ({ decks: 6 }), 'not the one the house committed to'],
    ['another cut', () => ({ cut: { position: 101, entropy: 'c0ffee' } }), 'but the shoe gives'],
    ['other words with the cut', () => ({ cut: { position: 100, entropy: '' } }), 'but the shoe gives'],
    [
      'two cards exchanged',
      ({ dealt }) => ({ dealt: dealt.split(' ').toReversed().join(' ') }),
      'but the shoe gives',
    ],
    ['a seed that is too short', () => ({ seed: 'abcd' }), '32 bytes'],
    ['a seed that is no number', () => ({ seed: 'secret' }), 'hexadecimal'],
    ['a cut outside the shoe', () => ({ cut: { position: 416, entropy: '' } }), '0 to 415'],
    ['a shoe still in play', () => ({ seed: null, dealt: null }), 'still in play'],
    ['no cards', () => ({ dealt: undefined }), '"dealt"'],
    ['no such card', () => ({ dealt: '1h' }), '"1h" is not a card'],
    ['decks in words', () => ({ decks: 'eight' }), '"decks"'],
    ['no commitment', () => ({ commitment: 7 }), '"commitment"'],
  ])('finds out %s', async (_what, change, said) => {
    const shoe = opened();
    const { code, stdout, stderr } = await croupier([
      'verify',
      'shoe',
      file('s.json', { ...shoe, ...change(shoe) }),
    ]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said);
  });

  it('replays a round record, and goes on after what is neither', async () => {
    const { stdout } = await croupier(['deal', MINI, '--seed', '1', '--json']);
    const round = file('a.round.json', stdout);
    expect((await croupier(['verify', round])).code).toBe(0);
    const wrong = file(
      'b.round.json',
      stdout.replace('"returned": 2000', '"returned": 2001').replace('"returned": 0', '"returned": 1'),
    );
    const { code, json } = await croupierJson([
      'verify',
      wrong,
      '/no/such',
      round,
      file('c.json', 'nonsense'),
    ]);
    expect(code).toBe(1);
    expect(json.checks.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, false, true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { croupier, MINI } from '../testing/croupier.ts';

const train = (game: string, stdin: string, ...more: string[]) =>
  croupier(['train', `bclc-poker/${game}`, '--seed', 'x', '--plain', ...more], { stdin });

describe('croupier train', () => {
  it('says of every decision what was best and what it cost, and at the end which were missed most', async () => {
    // The same decisions, once all played and once all folded: where one is right the other is wrong.
    const played = await train('three-card-poker', '1\nplay\np\n', '--hands', '3');
    const folded = await train('three-card-poker', '2\nfold\nf\n', '--hands', '3');
    expect([played.code, folded.code]).toEqual([0, 0]);
    const rights = ({ stdout }: { stdout: string }) => stdout.match(/^Right\.$/gm)?.length ?? 0;
    expect(rights(played) + rights(folded)).toBe(3);
    expect(`${played.stdout}${folded.stdout}`).toMatch(
      /^That costs \d\.\d{4} of an Ante: (fold|play) is best\.$/m,
    );
    expect(played.stdout).toMatch(/^\d of 3 right; \d\.\d{4} of an Ante lost a decision\.$/m);
    expect(`${played.stdout}${folded.stdout}`).toContain('missed most');
  });

  it('takes the cards in front where a hand is set, and cites the house way', async () => {
    const { code, stdout } = await train('pai-gow-poker', 'Ah\nfold\nquit\n');
    expect(code).toBe(0);
    expect(stdout).toContain('2 for low > ');
    expect(stdout).toContain('A hand is set by naming cards of it for every part but the last.');
    expect(stdout).toContain('Nothing was decided.');
  });

  it('asks again for what it does not understand, and ends with its input', async () => {
    const { code, stdout } = await train('let-it-ride', 'what\n9\n\n');
    expect(code).toBe(0);
    expect(stdout.match(/^Say 1 \(ride\), 2 \(take back\), or "quit"\.$/gm)).toHaveLength(3);
  });

  it('says where there is nothing to practise', async () => {
    const { code, stderr } = await croupier(['train', MINI]);
    expect(code).toBe(1);
    expect(stderr).toContain('or there are none; these games can be practised: bclc-poker/let-it-ride');
    expect((await croupier(['train', 'nonsense'])).stderr).toContain('There is no game "nonsense"');
  });
});

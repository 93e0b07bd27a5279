import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of what was changed since the last commit come first, those beside it next; the others by how long they took the
 * last time, the longest first.
 */
export default class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = changedFiles(this.ctx.config.root);
    const nearness = ({ moduleId }: TestSpecification): number =>
      Math.max(0, ...changed.map((file) => nearnessTo(file, moduleId)));
    // oxlint-disable-next-line no-array-sort -- a sequencer's, not an array's
    const longestFirst = await super.sort(files);
    return longestFirst.toSorted((a, b) => nearness(b) - nearness(a));
  }
}

function changedFiles(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '-uall'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  return stdout
    .split('\n')
    .filter((line) => line.endsWith('.ts') || line.endsWith('.tsx'))
    .map((line) => join(root, line.slice(3)));
}

/** `6.0-three-card-poker.clauses.test.ts` and `6.0-three-card-poker.ts` have the same subject. */
const subject = (file: string): string => basename(file).replace(/(\.[a-z-]+)*\.tsx?$/, '');

export const nearnessTo = (changed: string, test: string): number => {
  if (dirname(changed) !== dirname(test)) return 0;
  return subject(changed) === subject(test) ? 2 : 1;
};

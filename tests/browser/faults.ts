import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in anybody's way on a page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

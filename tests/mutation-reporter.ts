import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * A mutant that keeps a test file from loading has been noticed. The mutation runner would count such a file as empty
 * and the mutant as alive; here it hears of the failure as an error of the run.
 */
export default class UnloadedFiles implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.#vitest?.state.catchError(error, 'Unhandled Error');
  }
}

import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';

/** A line for each file with how many of all are done; what failed is told at the end. */
export default class Progress extends DefaultReporter {
  #files = 0;
  #done = 0;
  #tests = 0;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(files: readonly TestSpecification[]): void {
    this.#files = files.length;
    super.onTestRunStart(files);
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    this.#tests += [...module.children.allTests('passed')].length;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const failed = module.ok() ? '' : '  FAILED';
    this.log(
      `  file ${this.#done} of ${this.#files}, ${this.#tests} tests passed: ${this.relative(module.moduleId)} ${seconds} s${failed}`,
    );
  }
}

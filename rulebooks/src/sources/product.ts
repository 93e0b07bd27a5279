import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFile } from './source-file.ts';

/** The sources of the product, without its tests, by their paths from the root of the project. */
export class Product {
  readonly #read: (path: string) => string;
  readonly #files = new Map<string, SourceFile>();
  readonly paths: ReadonlySet<string>;

  constructor(paths: Iterable<string>, read: (path: string) => string) {
    this.paths = new Set(paths);
    this.#read = read;
  }

  /** The packages of the project that stands in this folder. */
  static in(root: string): Product {
    const paths = readdirSync(join(root, 'packages'))
      .map((name) => `packages/${name}/src`)
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => filesIn(root, folder))
      .filter((path) => /\.tsx?$/.test(path) && !isTest(path));
    return new Product(paths.toSorted(), (path) => readFileSync(join(root, path), 'utf8'));
  }

  /** A source, parsed once; undefined where there is none. */
  file(path: string): SourceFile | undefined {
    if (!this.paths.has(path)) return undefined;
    const file = this.#files.get(path) ?? new SourceFile(path, this.#read(path));
    this.#files.set(path, file);
    return file;
  }

  *files(): Generator<SourceFile> {
    for (const path of this.paths) {
      const file = this.file(path);
      if (file) yield file;
    }
  }
}

const isTest = (path: string): boolean => /\.(?:test|spec|bench)\.tsx?$|\/testing\//.test(path);

/** Every file of a folder and of those inside, by its path from the root. */
export function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

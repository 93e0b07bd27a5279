/** What is wrong with a file of this folder, with its name: for whoever writes one. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}

/** A JSON object whose fields are taken one by one; what nobody takes is a mistake in the file. */
export class Fields {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #taken = new Set<string>();
  readonly #where: string;

  constructor(value: unknown, where: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new BadFile(`${where} is no object.`);
    this.#values = new Map(Object.entries(value));
    this.#where = where;
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  any(name: string): unknown {
    this.#taken.add(name);
    return this.#values.get(name);
  }

  text(name: string): string {
    const value = this.any(name);
    if (typeof value !== 'string' || value.trim() === '' || value.includes('\n'))
      throw new BadFile(`${this.#where} needs "${name}", one line of text.`);
    return value;
  }

  /** Any text, of several lines or none at all. */
  lines(name: string): string {
    const value = this.any(name);
    if (typeof value !== 'string') throw new BadFile(`${this.#where} needs "${name}", a text.`);
    return value;
  }

  textIfAny(name: string): string | undefined {
    return this.#values.has(name) ? this.text(name) : undefined;
  }

  list(name: string): readonly unknown[] {
    const value = this.any(name);
    if (!Array.isArray(value)) throw new BadFile(`${this.#where} needs "${name}", a list.`);
    return value;
  }

  texts(name: string): string[] {
    return this.list(name).map((value) => {
      if (typeof value === 'string' && value !== '') return value;
      throw new BadFile(`${this.#where}: "${name}" lists texts.`);
    });
  }

  /** One text or several, or none where the field is missing. */
  oneOrMoreTexts(name: string): string[] {
    if (!this.#values.has(name)) return [];
    return Array.isArray(this.#values.get(name)) ? this.texts(name) : [this.text(name)];
  }

  /** One number or several, or none where the field is missing. */
  oneOrMoreNumbers(name: string): number[] {
    if (!this.#values.has(name)) return [];
    const given = this.any(name);
    const values: readonly unknown[] = Array.isArray(given) ? given : [given];
    return values.map((value) => {
      if (typeof value === 'number' && Number.isInteger(value)) return value;
      throw new BadFile(`${this.#where}: "${name}" is a whole number or a list of them.`);
    });
  }

  /** Complains about a field that nobody asked for: a misspelt name would otherwise be silence. */
  end(): void {
    const left = this.names.filter((name) => !this.#taken.has(name));
    if (left.length > 0) throw new BadFile(`${this.#where} has no field "${left.join('", "')}".`);
  }
}

/**
 * Reads a stored object field by field. A field that is not what it should be throws: whoever reads a stored
 * text does so inside one `tryCatch` and drops what does not fit as a whole.
 */
export class StoredFields {
  readonly #fields: ReadonlyMap<string, unknown>;

  constructor(value: unknown) {
    if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
    this.#fields = new Map<string, unknown>(Object.entries(value));
  }

  has(name: string): boolean {
    return this.#fields.get(name) !== undefined;
  }

  text(name: string): string {
    const value = this.#fields.get(name);
    if (typeof value !== 'string') throw new TypeError(`${name} is not a text`);
    return value;
  }

  number(name: string): number {
    const value = this.#fields.get(name);
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${name} is not a number`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.#fields.get(name);
    if (typeof value !== 'boolean') throw new TypeError(`${name} is not a flag`);
    return value;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T {
    const value = this.text(name);
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) throw new TypeError(`${name} is none of ${allowed.join(', ')}`);
    return found;
  }

  fields(name: string): StoredFields {
    return new StoredFields(this.#fields.get(name));
  }

  texts(name: string): readonly string[] {
    return this.#list(name).map((value) => {
      if (typeof value !== 'string') throw new TypeError(`${name} holds something else than texts`);
      return value;
    });
  }

  list(name: string): readonly StoredFields[] {
    return this.#list(name).map((value) => new StoredFields(value));
  }

  /** A map of texts, as message arguments are. */
  textMap(name: string): Readonly<Record<string, string>> {
    const inner = this.fields(name);
    return Object.fromEntries([...inner.#fields.keys()].map((key) => [key, inner.text(key)]));
  }

  #list(name: string): readonly unknown[] {
    const value = this.#fields.get(name);
    if (!Array.isArray(value)) throw new TypeError(`${name} is not a list`);
    return value;
  }
}

/** Where texts are kept: the storage of the browser. */
export interface KeptTexts {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const prefix = 'regelwerkstatt:';

/** Scenarios that stand in no entry of the book are called by a number. */
const ofNone = 'neu/';

/** Whether a draft is of a scenario that the book does not have. */
export const isNew = (id: string): boolean => id.startsWith(ofNone);

/** What an analyst has typed, each text under a key of its own, so that two windows do not take it from one another. */
export class Drafts {
  readonly #kept: KeptTexts;

  constructor(kept: KeptTexts) {
    this.#kept = kept;
  }

  of(id: string): string | undefined {
    return this.#kept.getItem(prefix + id) ?? undefined;
  }

  /** Whether the browser had room for it. */
  keep(id: string, text: string): boolean {
    try {
      this.#kept.setItem(prefix + id, text);
      return true;
    } catch {
      return false;
    }
  }

  drop(id: string): void {
    this.#kept.removeItem(prefix + id);
  }

  /** Whose drafts are kept, in the order of their names. */
  get ids(): readonly string[] {
    return Array.from({ length: this.#kept.length }, (_, index) => this.#kept.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort((one, other) => one.localeCompare(other, 'de', { numeric: true }));
  }

  /** An id that no draft has yet. */
  get nextNew(): string {
    const numbers = this.ids.filter(isNew).map((id) => Number(id.slice(ofNone.length)));
    return `${ofNone}${Math.max(0, ...numbers) + 1}`;
  }
}

import type { KeptTexts } from '@workbench/book/drafts';

/** A storage of a browser, in memory; a full one takes nothing. */
export class MemoryTexts implements KeptTexts {
  readonly texts = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isFull) throw new Error('Full');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

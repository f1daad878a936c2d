import type { KeptTexts } from './book/drafts';

/** The storage of this browser; where it allows none, texts live as long as the page. */
export function keptTexts(page: Pick<Window, 'localStorage'>): KeptTexts {
  try {
    return page.localStorage;
  } catch {
    return new TextsOfThePage();
  }
}

class TextsOfThePage implements KeptTexts {
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

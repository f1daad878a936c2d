import type { ErrorMemory, RememberedError } from '@application/ports/error-memory';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { TextStorage } from './text-storage';

const KEY = 'depotwerk.error';

const remembered = t.type({ code: t.string, args: t.record(t.string, t.string) });

/** Keeps the error for the error page in the tab's session storage (portal.md 2.3). */
export class SessionErrorMemory implements ErrorMemory {
  readonly #storage: TextStorage;

  constructor(sessionStorage: TextStorage) {
    this.#storage = sessionStorage;
  }

  remember(error: RememberedError): void {
    this.#storage.setItem(KEY, JSON.stringify(error));
  }

  recall(): RememberedError | undefined {
    const text = this.#storage.getItem(KEY);
    if (text === null) return undefined;
    try {
      const error = remembered.decode(JSON.parse(text));
      return E.isRight(error) ? error.right : undefined;
    } catch {
      return undefined;
    }
  }

  forget(): void {
    this.#storage.removeItem(KEY);
  }
}

import { settle } from '@adapters/fake/device/manual-scheduler';

type Refusal = 'open' | 'get' | 'put';

interface Asked {
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded?: (() => void) | null;
  result?: unknown;
  readonly error: Error;
}

/** As much of a browser's data base as keys need: transactions that write follow each other, and each may be refused. */
export class KeyBase implements Pick<IDBFactory, 'open'> {
  readonly #kept = new Map<IDBValidKey, unknown>();
  #writing: Promise<unknown> = Promise.resolve();
  #isMade = false;

  constructor(private readonly refusal?: Refusal) {}

  get keys(): readonly CryptoKey[] {
    return [...this.#kept.values()] as CryptoKey[];
  }

  open(): IDBOpenDBRequest {
    const base = {
      createObjectStore: () => undefined,
      transaction: (_: string, mode: IDBTransactionMode = 'readonly') => this.#transaction(mode),
      close: () => undefined,
    };
    const request = asked('open');
    void this.#answer(request, 'open', () => {
      request.result = base;
      if (!this.#isMade) request.onupgradeneeded?.();
      this.#isMade = true;
    });
    return request as unknown as IDBOpenDBRequest;
  }

  #transaction(mode: IDBTransactionMode): IDBTransaction {
    const turn = mode === 'readwrite' ? this.#writing : Promise.resolve();
    let last: Promise<unknown> = turn;
    const ask = (kind: Refusal, act: () => unknown): Asked => {
      const request = asked(kind);
      last = last.then(() => this.#answer(request, kind, () => (request.result = act())));
      return request;
    };
    const store = {
      get: (name: IDBValidKey) => ask('get', () => this.#kept.get(name)),
      put: (key: unknown, name: IDBValidKey) => ask('put', () => this.#kept.set(name, key)),
    };
    if (mode === 'readwrite') {
      // It is over once it has been answered and asks for nothing more.
      const over = async (): Promise<void> => {
        for (let seen: Promise<unknown> | undefined; seen !== last;) {
          seen = last;
          await seen;
          await settle();
        }
      };
      this.#writing = turn.then(over);
    }
    return { objectStore: () => store } as unknown as IDBTransaction;
  }

  async #answer(request: Asked, kind: Refusal, act: () => void): Promise<void> {
    await Promise.resolve();
    if (this.refusal === kind) {
      request.onerror?.();
      return;
    }
    act();
    request.onsuccess?.();
  }
}

const asked = (kind: Refusal): Asked => ({
  onsuccess: null,
  onerror: null,
  error: new Error(`Refused: ${kind}`),
});

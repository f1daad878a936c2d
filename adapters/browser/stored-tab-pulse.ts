import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { TabPulse } from '@application/ports/tab-pulse';
import type { Pulse } from '@domain/session/pulse';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { TextStorage } from './text-storage';

const KEY = 'depotwerk-session';

const stored = t.intersection([
  t.type({ activeAt: t.number, endsAt: t.number }),
  t.partial({ endedAt: t.number }),
]);

const toPulse = ({ activeAt, endsAt, endedAt }: t.TypeOf<typeof stored>): Pulse => ({
  activeAt: instant(activeAt),
  endsAt: instant(endsAt),
  ...(endedAt === undefined ? {} : { endedAt: instant(endedAt) }),
});

/** Shares the pulse through the device's local storage, whose change is an event in every other tab. */
export class StoredTabPulse implements TabPulse {
  readonly #storage: TextStorage;
  readonly #window: Pick<Window, 'addEventListener' | 'removeEventListener'>;

  constructor(localStorage: TextStorage, window: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
    this.#storage = localStorage;
    this.#window = window;
  }

  read(): Pulse | undefined {
    try {
      const kept = stored.decode(JSON.parse(this.#storage.getItem(KEY) ?? ''));
      return E.isRight(kept) ? toPulse(kept.right) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Where the storage is full, this tab goes on alone. */
  write(pulse: Pulse): void {
    try {
      this.#storage.setItem(KEY, JSON.stringify(pulse));
    } catch {
      return;
    }
  }

  listen(onOther: () => void): Unsubscribe {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === KEY) onOther();
    };
    this.#window.addEventListener('storage', onStorage);
    return () => this.#window.removeEventListener('storage', onStorage);
  }
}

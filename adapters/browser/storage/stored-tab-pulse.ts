import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Logger } from '@application/ports/logger';
import type { TabPulse } from '@application/ports/tab-pulse';
import type { Pulse } from '@domain/session/pulse';
import { wireObject } from '../../http/wire/wire-object';
import { OpenRecord } from './record/open-record';
import type { RecordKind } from './record/record-kind';
import { storedInstant } from './record/stored-instant';
import type { TextStorage } from './text/text-storage';

const KEY = 'depotwerk-session';

const sessionPulse: RecordKind<Pulse> = {
  name: 'pulse of the session',
  codec: wireObject('Pulse', { activeAt: storedInstant, endsAt: storedInstant }, { endedAt: storedInstant }),
  migrations: [],
  isSalvaged: false,
};

/** What tells of changes that other tabs make to the storage. */
type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Shares the pulse through the device's local storage, whose change is an event in every other tab. */
export class StoredTabPulse implements TabPulse {
  readonly #record: OpenRecord<Pulse>;
  readonly #window: StorageEvents;

  constructor(localStorage: TextStorage, window: StorageEvents, logger: Pick<Logger, 'warn' | 'error'>) {
    this.#record = new OpenRecord({ storage: localStorage, key: KEY, logger }, sessionPulse);
    this.#window = window;
  }

  read(): Pulse | undefined {
    return this.#record.read();
  }

  /** Where the storage is full, this tab goes on alone. */
  write(pulse: Pulse): void {
    this.#record.write(pulse);
  }

  listen(onOther: () => void): Unsubscribe {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === KEY) onOther();
    };
    this.#window.addEventListener('storage', onStorage);
    return () => this.#window.removeEventListener('storage', onStorage);
  }
}

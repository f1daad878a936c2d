import type { ErrorMemory, RememberedError } from '@application/ports/error-memory';
import type { Logger } from '@application/ports/logger';
import * as t from 'io-ts';
import { wireObject } from '../../http/wire/wire-object';
import { OpenRecord } from './record/open-record';
import type { RecordKind } from './record/record-kind';
import type { TextStorage } from './text/text-storage';

const rememberedError: RecordKind<RememberedError> = {
  name: 'error to show',
  codec: wireObject('RememberedError', { code: t.string, args: t.record(t.string, t.string) }),
  migrations: [],
  isSalvaged: false,
};

/** Keeps the error for the error page in the tab's session storage (portal.md 2.3). */
export class SessionErrorMemory implements ErrorMemory {
  readonly #record: OpenRecord<RememberedError>;

  constructor(sessionStorage: TextStorage, logger: Pick<Logger, 'warn' | 'error'>) {
    this.#record = new OpenRecord(
      { storage: sessionStorage, key: 'depotwerk.error', logger },
      rememberedError,
    );
  }

  remember(error: RememberedError): void {
    this.#record.write(error);
  }

  recall(): RememberedError | undefined {
    return this.#record.read();
  }

  forget(): void {
    this.#record.forget();
  }
}

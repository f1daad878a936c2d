import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import * as E from 'fp-ts/Either';
import { webcrypto } from 'node:crypto';

/** What records are kept with, on a device in memory: the store, its log, and the device underneath. */
export interface TestStore {
  readonly store: EncryptedTextStore;
  readonly logger: RecordingLogger;
  readonly storage: TextStorage;
}

/** The encrypted store of a customer, whose secret is filled with this number. */
export function testStore(storage: TextStorage = memoryStorage(), fill = 7): TestStore {
  const logger = new RecordingLogger();
  const key = async () => E.right(new Uint8Array(32).fill(fill));
  const store = new EncryptedTextStore({ storage, crypto: webcrypto as Crypto, key, logger });
  return { store, logger, storage };
}

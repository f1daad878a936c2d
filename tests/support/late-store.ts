import { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import type { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { waitAtMost } from '@application/shared/wait-at-most';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { webcrypto } from 'node:crypto';

type Key = E.Either<Failure, Uint8Array>;

const KEY: Key = E.right(new Uint8Array(32).fill(7));

/** A customer's store on a device, whose key the bank gives when the test says so; a second later nobody waits for it. */
export function lateStore(scheduler: ManualScheduler, storage: TextStorage = memoryStorage()) {
  const asked: ((answer: Key) => void)[] = [];
  const ask = () => new Promise<Key>((resolve) => void asked.push(resolve));
  const { inTime: key, atLast: lateKey } = waitAtMost(
    scheduler,
    { atMost: 1000, again: 15_000 },
    ask,
    ({ kind }) => kind === 'session-expired',
  );
  const logger = new RecordingLogger();
  const store = new EncryptedTextStore({ storage, crypto: webcrypto as Crypto, key, lateKey, logger });
  const answer = async (given: Key): Promise<void> => {
    asked.splice(0).forEach((tell) => tell(given));
    await scheduler.advance(0);
    await store.settled()();
  };
  return {
    store,
    storage,
    logger,
    /** The bank gives the key, however often it was asked. */
    give: () => answer(KEY),
    fail: (failure: Failure) => answer(E.left(failure)),
  };
}

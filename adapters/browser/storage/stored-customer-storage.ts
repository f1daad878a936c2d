import type { CustomerStorage } from '@application/ports/storage/customer-storage';
import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';
import { INTENT_PREFIX, intentName } from './intent-name';
import type { EncryptedTextStore } from './text/encrypted-text-store';

/** All of the customer's records on the encrypted store. */
export class StoredCustomerStorage implements CustomerStorage {
  constructor(private readonly store: Pick<EncryptedTextStore, 'opened' | 'clear'>) {}

  opened(): Task<void> {
    return this.store.opened();
  }

  clear(ended: readonly IntentId[]): Task<void> {
    const names = new Set(ended.map(intentName));
    return this.store.clear((name) => !name.startsWith(INTENT_PREFIX) || names.has(name));
  }
}

import type { CustomerStorage } from '@application/ports/customer-storage';
import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';
import { intentName } from './intent-name';
import type { EncryptedTextStore } from './text/encrypted-text-store';

/** All of the customer's records on the encrypted store. */
export class StoredCustomerStorage implements CustomerStorage {
  constructor(private readonly store: Pick<EncryptedTextStore, 'clear'>) {}

  clear(lasting: readonly IntentId[]): Task<void> {
    return this.store.clear(lasting.map(intentName));
  }
}

import type { Bank } from '../bank';
import { noteVoid, type IntentKey } from './intent-record';
import { inTurnOf } from './intent-turn';

/** Voids a key the bank has not seen; one that is decided stays as it is. */
export const voidIntent = (bank: Bank, key: IntentKey): Promise<void> =>
  inTurnOf(bank, key, (tx) => noteVoid(tx, key, bank.clock.date()));

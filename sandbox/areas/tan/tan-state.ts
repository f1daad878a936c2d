import type { Bank } from '@sandbox/platform/bank';
import type { SignedIn } from '@sandbox/platform/http/access';
import { asciiJson } from '@sandbox/platform/http/response-info';
import { readTanAccess } from './store/tan-access';
import { INFO_HEADER } from './tan-headers';

/**
 * The TAN state without a challenge, as a response header: the customer's ways, the favourite, and whether the lock
 * is on (wire.md). It goes along where the bank asks for a TAN that has not been requested yet, so that no SMS is
 * sent unasked.
 */
export async function tanStateHeader(
  bank: Bank,
  { clientId, customer }: SignedIn,
): Promise<Readonly<Record<string, string>>> {
  const { isLocked } = await readTanAccess(bank.db, clientId);
  const state = { typ: customer.favourite_tan_type, availableTypes: customer.tan_types };
  return { [INFO_HEADER]: asciiJson(isLocked ? { ...state, locked: true } : state) };
}

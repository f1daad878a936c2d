import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';
import { MAX_WRONG_TRIES } from './store/tan-access';

/** Every demo customer may release, but for those who show what a lock is. */
export async function seedTanAccess(tx: BankTransaction, { clock }: Bank): Promise<void> {
  const rows = DEMO_CUSTOMERS.map(({ zugangsnummer, tanLocked = false }) => ({
    client_id: clientIdOf(zugangsnummer),
    wrong_tries: tanLocked ? MAX_WRONG_TRIES : 0,
    unused_challenges: 0,
    locked_at: tanLocked ? clock.date() : null,
  }));
  await tx.insertInto('tan_access').values(rows).execute();
}

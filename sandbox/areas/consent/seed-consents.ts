import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';
import { APPROVALS } from './approval';
import { TERMS_OF_USE } from './terms-of-use';

/** Every demo customer has agreed to everything, but for those who show how that is done. */
export async function seedConsents(tx: BankTransaction, bank: Bank): Promise<void> {
  const given_at = bank.clock.date();
  const rows = DEMO_CUSTOMERS.filter(({ isNew = false }) => !isNew).flatMap(({ zugangsnummer }) =>
    [...TERMS_OF_USE, ...APPROVALS].map(({ id, version }) => ({
      client_id: clientIdOf(zugangsnummer),
      consent_id: id,
      version,
      given_at,
    })),
  );
  await tx.insertInto('consent').values(rows).execute();
}

import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';
import { GROUPS } from './content/all-groups';
import { untouched } from './knowledge-store';

/** Every demo customer knows what most people trade, but for those who show how that is learned. */
export async function seedKnowledge(tx: BankTransaction, bank: Bank): Promise<void> {
  const verified_at = bank.clock.date();
  const known = GROUPS.filter(
    ({ knowledgeClass }) => knowledgeClass === 'BASIC' || knowledgeClass === 'ADVANCED',
  );
  const rows = DEMO_CUSTOMERS.filter(({ isNew = false }) => !isNew).flatMap(({ zugangsnummer }) =>
    known.map(({ id }) => ({
      ...untouched(clientIdOf(zugangsnummer), id),
      answers: json([]),
      step: 'SUCCESSFUL' as const,
      experience: '5-10' as const,
      verified_at,
    })),
  );
  await tx.insertInto('knowledge').values(rows).execute();
}

import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { GROUPS } from './content/all-groups';
import { changeKnowledge, holdKnowledge } from './knowledge-store';

/** What a signed application may state; what is more demanding is shown in the quiz alone. */
const STATED = new Set(['BASIC', 'ADVANCED']);

/** Whether the bank takes a customer's signed word for their knowledge of a group. */
export const isStatable = (productGroupId: string): boolean =>
  GROUPS.some(({ id, knowledgeClass }) => id === productGroupId && STATED.has(knowledgeClass));

/**
 * Takes a customer's word for knowledge of some groups, as they have signed it with the application for their depot
 * (brokerage.md 3, knowledge present); a group that is shown already stays as it is.
 */
export async function acceptKnowledge(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  productGroupIds: readonly string[],
): Promise<void> {
  for (const { id } of GROUPS) {
    if (!productGroupIds.includes(id) || !isStatable(id)) continue;
    const held = await holdKnowledge(tx, clientId, id);
    if (held.verified_at !== null) continue;
    await changeKnowledge(tx, held, { step: 'SUCCESSFUL', verified_at: bank.clock.date() });
    await audit(tx, bank, { clientId, kind: 'KNOWLEDGE_SHOWN', detail: { group: id, by: 'application' } });
  }
}

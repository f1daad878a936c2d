import type { BankDatabase } from '@sandbox/platform/db/database';
import { GROUPS } from './content/all-groups';
import type { GroupContent, KnowledgeClass } from './content/group-content';
import type { KnowledgeRow } from './knowledge-store';

/** Where a customer stands with one product group, as anyone who sells securities of it has to know (rules.md 12). */
export interface KnowledgeState {
  readonly productGroupId: string;
  readonly name: string;
  readonly knowledgeClass: KnowledgeClass;
  /** The quiz was passed. */
  readonly isVerified: boolean;
  /** Traded at least once in three years, by the customer's own word. */
  readonly isExperienced: boolean;
}

/** The state of a customer with a group; undefined for an id that is no group's. */
export async function knowledgeState(
  db: BankDatabase,
  clientId: string,
  productGroupId: string,
): Promise<KnowledgeState | undefined> {
  const group = GROUPS.find(({ id }) => id === productGroupId);
  if (group === undefined) return undefined;
  const row = await db
    .selectFrom('knowledge')
    .select(['verified_at', 'experience'])
    .where('client_id', '=', clientId)
    .where('group_id', '=', productGroupId)
    .executeTakeFirst();
  return stateOf(group, row);
}

/** The state of a customer with every group, by its id. */
export async function knowledgeStates(
  db: BankDatabase,
  clientId: string,
): Promise<ReadonlyMap<string, KnowledgeState>> {
  const rows = await db
    .selectFrom('knowledge')
    .select(['group_id', 'verified_at', 'experience'])
    .where('client_id', '=', clientId)
    .execute();
  const byGroup = new Map(rows.map((row) => [row.group_id, row]));
  return new Map(GROUPS.map((group) => [group.id, stateOf(group, byGroup.get(group.id))]));
}

const stateOf = (
  { id, name, knowledgeClass }: GroupContent,
  row: Pick<KnowledgeRow, 'verified_at' | 'experience'> | undefined,
): KnowledgeState => ({
  productGroupId: id,
  name: name.de,
  knowledgeClass,
  isVerified: row !== undefined && row.verified_at !== null,
  isExperienced: row !== undefined && row.experience !== null && row.experience !== '0',
});

import { knowledgeState, type KnowledgeState } from '@sandbox/areas/knowledge/knowledge-state';
import type { InstrumentTable } from '@sandbox/market/catalogue/instrument-table';
import { productGroupOf } from '@sandbox/market/catalogue/product-group';
import type { BankDatabase } from '@sandbox/platform/db/database';

type Bought = Parameters<typeof productGroupOf>[0] & Pick<InstrumentTable, 'instrument_id'>;

/**
 * The group a purchase warns about: its quiz was not passed, or nothing of it was ever traded, by the customer's word
 * or in these books (decisions.md). Undefined where nothing is missing.
 */
export async function unknownGroupOf(
  db: BankDatabase,
  clientId: string,
  instrument: Bought,
): Promise<KnowledgeState | undefined> {
  const groupId = productGroupOf(instrument);
  const state = groupId === undefined ? undefined : await knowledgeState(db, clientId, groupId);
  if (state === undefined) return undefined;
  const { isVerified, isExperienced } = state;
  return isVerified && (isExperienced || (await hasTraded(db, clientId, instrument.instrument_id)))
    ? undefined
    : state;
}

/** Whether the security was ever bought in any depot of the customer. */
async function hasTraded(db: BankDatabase, clientId: string, instrumentId: string): Promise<boolean> {
  const lot = await db
    .selectFrom('lot')
    .select('lot_id')
    .where('client_id', '=', clientId)
    .where('instrument_id', '=', instrumentId)
    .limit(1)
    .executeTakeFirst();
  return lot !== undefined;
}

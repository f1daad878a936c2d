import { stableId } from '@sandbox/platform/identifiers';
import type { BankDatabase } from '@sandbox/platform/db/database';

/** A child for whom a parent looks after a depot: its holder, and who owes the tax on what it brings (EStG § 20). */
export interface Minor {
  readonly name: string;
  /** By which the bank keeps the child's own pots and allowance; the depots of one child have the same. */
  readonly taxpayerId: string;
}

/** The children for whom a customer looks after depots, by depot; the contract of a depot says whose it is. */
export async function minorsOf(db: BankDatabase, clientId: string): Promise<ReadonlyMap<string, Minor>> {
  const contracts = await db
    .selectFrom('contract')
    .select(['contract_id', 'terms'])
    .where('client_id', '=', clientId)
    .where('sub_type', '=', 'DEPOT_JUNIOR')
    .execute();
  return new Map(
    contracts.map(({ contract_id, terms: { holder = '', birthday = '' } }) => [
      contract_id,
      { name: holder, taxpayerId: stableId('taxpayer', [clientId, holder, birthday].join('/')) },
    ]),
  );
}

/** Whose pots, allowance and certificate what a depot brings belongs to: the child's whose it is, else the customer's. */
export async function taxpayerOf(db: BankDatabase, clientId: string, depotId: string): Promise<string> {
  return (await minorsOf(db, clientId)).get(depotId)?.taxpayerId ?? clientId;
}

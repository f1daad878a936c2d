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

/** The children whose money lies on accounts that a customer looks after, by account: opened with a depot or by itself. */
export async function minorsOfAccounts(
  db: BankDatabase,
  clientId: string,
): Promise<ReadonlyMap<string, Pick<Minor, 'name'>>> {
  const contracts = await db
    .selectFrom('contract')
    .select(['contract_id', 'terms'])
    .where('client_id', '=', clientId)
    .where('product_type', '=', 'ACCOUNT')
    .execute();
  return new Map(
    contracts.flatMap(({ contract_id, terms: { holder, individualDisposal } }) =>
      // Only of what is a child's is agreed which parent may dispose of it.
      holder === undefined || individualDisposal === undefined ? [] : [[contract_id, { name: holder }]],
    ),
  );
}

/** Whose pots, allowance and certificate what a depot brings belongs to: the child's whose it is, else the customer's. */
export async function taxpayerOf(db: BankDatabase, clientId: string, depotId: string): Promise<string> {
  return (await minorsOf(db, clientId)).get(depotId)?.taxpayerId ?? clientId;
}

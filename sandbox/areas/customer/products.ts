import type { Selectable } from 'kysely';
import { depotsOf } from '@sandbox/ledger/depot/depot-answer';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { ContractTable } from './customer-tables';

/** One of the customer's products (api.md 7). */
export interface Product {
  readonly productId: string;
  readonly productType: ContractTable['product_type'];
  readonly productSubType: string;
  /** `OTHER`: somebody else's, of which the customer is a second holder. */
  readonly clientConnectionType: 'CURRENT_CLIENT' | 'OTHER';
  readonly displayId: string;
}

type Contract = Selectable<ContractTable>;

/** Contracts in force of a client, as first or second holder, the oldest first. */
export const contractsOf = (db: BankDatabase, clientId: string): Promise<Contract[]> =>
  db
    .selectFrom('contract')
    .selectAll()
    .where((where) => where.or([where('client_id', '=', clientId), where('second_client_id', '=', clientId)]))
    .where('is_over', '=', false)
    .orderBy('opened_at')
    .orderBy('contract_id')
    .execute();

/** Depots, accounts, and what else there is a contract on; a contract tells better what an account or depot is. */
export async function productsOf(bank: Bank, clientId: string): Promise<readonly Product[]> {
  const accounts = await bank.db
    .selectFrom('account')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('rank')
    .execute();
  const depots = await depotsOf(bank, clientId);
  const contracts = await contractsOf(bank.db, clientId);
  const subTypeOf = (id: string): string | undefined =>
    contracts.find(({ contract_id }) => contract_id === id)?.sub_type;
  const own = { clientConnectionType: 'CURRENT_CLIENT' } as const;
  const held: readonly Product[] = [
    ...depots.map(({ depotId, depotType, depotDisplayId }) => ({
      productId: depotId,
      productType: 'DEPOT' as const,
      productSubType: subTypeOf(depotId) ?? depotType,
      displayId: depotDisplayId,
      ...own,
    })),
    ...accounts.map(({ account_id, account_type, display_id }) => ({
      productId: account_id,
      productType: 'ACCOUNT' as const,
      productSubType: subTypeOf(account_id) ?? account_type,
      displayId: display_id,
      ...own,
    })),
  ];
  const listed = new Set(held.map(({ productId }) => productId));
  return [
    ...held,
    ...contracts
      .filter(({ contract_id }) => !listed.has(contract_id))
      .map(({ client_id, contract_id, product_type, sub_type, display_id }) => ({
        productId: contract_id,
        productType: product_type,
        productSubType: sub_type,
        clientConnectionType: client_id === clientId ? ('CURRENT_CLIENT' as const) : ('OTHER' as const),
        displayId: display_id,
      })),
  ];
}

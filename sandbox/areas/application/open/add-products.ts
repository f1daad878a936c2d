import { SETTLING_TYPES } from '@sandbox/areas/customer/customer-tables';
import { json } from '@sandbox/platform/db/json';
import { WERKBANK_BIC, werkbankIban } from '@sandbox/world/iban';
import type { OpenedProduct } from '../application-tables';
import { depotMarket } from '../check/target-market';
import type { Opening } from './opening';

/** What an account is opened with. */
interface NewAccount {
  readonly type: 'CA' | 'CAJ' | 'SA';
  /** Decimal text. */
  readonly creditLimit?: string;
}

/** Opens a money account in EUR, without money. */
export async function addAccount(
  { bank, tx, clientId, accessNumber }: Opening,
  { type, creditLimit }: NewAccount,
): Promise<OpenedProduct> {
  const account_id = bank.newId();
  const rank = await countOf(
    tx.selectFrom('account').select('rank').where('client_id', '=', clientId).execute(),
  );
  const display_id = `${accessNumber}${String(rank).padStart(2, '0')}`;
  await tx
    .insertInto('account')
    .values({
      client_id: clientId,
      account_id,
      display_id,
      account_type: type,
      currency: 'EUR',
      iban: werkbankIban(display_id),
      bic: WERKBANK_BIC,
      credit_limit: creditLimit ?? null,
      rank,
    })
    .execute();
  return { productId: account_id, productType: 'ACCOUNT', productSubType: type, displayId: display_id };
}

const FIRST_DEPOT_RANK = 50;

/** Opens a depot that is settled on this account, and on the client's other accounts in EUR where an order says so. */
export async function addDepot(
  { bank, tx, clientId, accessNumber, answers, product }: Opening,
  settledOn: OpenedProduct,
): Promise<OpenedProduct> {
  const depot_id = bank.newId();
  const rank = await countOf(
    tx.selectFrom('depot').select('rank').where('client_id', '=', clientId).execute(),
  );
  const display_id = `${accessNumber}${String(FIRST_DEPOT_RANK + rank)}`;
  const depot_type = rank === 0 ? 'STANDARD_DEPOT' : 'SECOND_DEPOT';
  await tx
    .insertInto('depot')
    .values({
      client_id: clientId,
      depot_id,
      display_id,
      depot_type,
      default_settlement_account_id: settledOn.productId,
      target_market: depotMarket(answers, product.isJunior),
      rank,
    })
    .execute();
  const others = await tx
    .selectFrom('account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('account_id', '<>', settledOn.productId)
    .where('account_type', 'in', SETTLING_TYPES)
    .where('currency', '=', 'EUR')
    .orderBy('rank')
    .execute();
  if (others.length > 0) {
    await tx
      .insertInto('depot_settlement_account')
      .values(
        others.map(({ account_id }, index) => ({ client_id: clientId, depot_id, account_id, rank: index })),
      )
      .execute();
  }
  return { productId: depot_id, productType: 'DEPOT', productSubType: depot_type, displayId: display_id };
}

/** The next rank: after all there are. */
async function countOf(ranks: Promise<readonly { readonly rank: number }[]>): Promise<number> {
  return (await ranks).reduce((next, { rank }) => Math.max(next, rank + 1), 0);
}

/** What a contract says of a product beside what its account or depot says. */
interface NewContract {
  readonly terms: Readonly<Record<string, string>>;
  readonly collectsAt?: Date;
  readonly endsAt?: Date;
  readonly bonusUntil?: Date;
}

/** Writes down that a product was opened by an application, for whom, and on which terms. */
export async function addContract(
  { tx, clientId, secondClientId, row, at }: Opening,
  { productId, productType, productSubType, displayId }: OpenedProduct,
  { terms, collectsAt, endsAt, bonusUntil }: NewContract,
): Promise<void> {
  await tx
    .insertInto('contract')
    .values({
      client_id: clientId,
      contract_id: productId,
      product_type: productType,
      sub_type: productSubType,
      display_id: displayId,
      application_id: row.application_id,
      second_client_id: secondClientId,
      terms: json(terms),
      opened_at: at,
      collects_at: collectsAt ?? null,
      ends_at: endsAt ?? null,
      bonus_until: bonusUntil ?? null,
      is_over: false,
    })
    .execute();
}

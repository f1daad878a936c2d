import { decimal, zero } from '@domain/shared/decimal';
import { instant } from '@domain/shared/instant';
import { unit } from '@domain/shared/unit';
import * as E from 'fp-ts/Either';
import type { BankDatabase } from '../db/database';
import { NOT_FOUND, type Refusal } from '../http/refusal';
import { cashPosition } from '../ledger/cash-position';
import type { Market } from '../market/market';
import type { AccountFacts, OrderFacts } from './order-facts';
import type { OrderBody } from './order-body';

/**
 * Reads what an order is checked against. Ids that are unknown or another customer's are answered as not found,
 * so that nobody learns what exists.
 */
export async function loadFacts(
  db: BankDatabase,
  market: Market,
  clientId: string,
  body: OrderBody,
  now: number,
): Promise<E.Either<Refusal, OrderFacts>> {
  const at = instant(now);
  const instrument = isGiven(body.instrumentId) ? market.instruments.get(body.instrumentId) : undefined;
  if (isGiven(body.instrumentId) && instrument === undefined) return E.left(NOT_FOUND);
  if (isGiven(body.venueId) && !market.venues.has(body.venueId)) return E.left(NOT_FOUND);
  const listing =
    instrument === undefined || !isGiven(body.venueId)
      ? undefined
      : market.listing(instrument.row.instrument_id, body.venueId);
  const common: OrderFacts = {
    now: at,
    convert: (value, from, to) => market.convert(value, from, to, at),
    ...(instrument === undefined ? {} : { instrument }),
    ...(listing === undefined ? {} : { listing }),
  };
  if (!isGiven(body.depotId)) return E.right(common);
  const accounts = await settlementAccounts(db, clientId, body.depotId);
  if (accounts === undefined) return E.left(NOT_FOUND);
  const wanted = isGiven(body.settlementAccountId) ? body.settlementAccountId : accounts[0];
  if (wanted === undefined || !accounts.includes(wanted)) return E.left(NOT_FOUND);
  const held =
    instrument === undefined
      ? undefined
      : await freeQuantity(db, clientId, body.depotId, instrument.row.instrument_id);
  return E.right({
    ...common,
    depotId: body.depotId,
    account: await accountFacts(db, clientId, wanted),
    ...(held === undefined ? {} : { freeQuantity: held }),
  });
}

const isGiven = (value: string | null | undefined): value is string =>
  value !== undefined && value !== null && value !== '';

/** The accounts a depot may settle on, its default first; undefined when the customer has no such depot. */
async function settlementAccounts(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<readonly string[] | undefined> {
  const rows = await db
    .selectFrom('depot')
    .leftJoin('depot_settlement_account as further', (join) =>
      join
        .onRef('further.client_id', '=', 'depot.client_id')
        .onRef('further.depot_id', '=', 'depot.depot_id'),
    )
    .select(['default_settlement_account_id', 'further.account_id'])
    .where('depot.client_id', '=', clientId)
    .where('depot.depot_id', '=', depotId)
    .orderBy('further.rank')
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return [
    first.default_settlement_account_id,
    ...rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id])),
  ];
}

async function accountFacts(db: BankDatabase, clientId: string, accountId: string): Promise<AccountFacts> {
  const { currency, available } = await cashPosition(db, clientId, accountId);
  return { accountId, currency: unit(currency), available: decimal(available) };
}

async function freeQuantity(db: BankDatabase, clientId: string, depotId: string, instrumentId: string) {
  const row = await db
    .selectFrom('ledger_balance')
    .select('amount')
    .where('client_id', '=', clientId)
    .where('book', '=', 'CUSTODY')
    .where('owner', '=', depotId)
    .where('unit', '=', instrumentId)
    .executeTakeFirst();
  return row === undefined ? zero : decimal(row.amount);
}

import { add, decimal, isPositive, sum, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import type { Selectable } from 'kysely';
import type { AccountTable } from '@sandbox/areas/customer/customer-tables';
import { mandateOf, type Mandate } from '@sandbox/areas/savings-plan/check/mandate';
import { payerBank } from '@sandbox/areas/savings-plan/check/payer-bank';
import { planListing, priceInEur, valueInEur } from '@sandbox/areas/savings-plan/run/plan-price';
import { cashPosition } from '@sandbox/ledger/cash-position';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Market } from '@sandbox/market/market';
import type { Listing } from '@sandbox/market/price/listing';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { MODEL } from '../conditions/model';
import { findFundDepot, openFundOrders, type FundOrderRow } from '../store/fund-record';
import type { ValueOf } from '../rules/shares';
import { fundMessage } from './fund-messages';

/** Who pays a deposit or is paid out to. */
export interface FundAccount {
  readonly iban: string;
  /** Where it is booked: its own account, or the depot's where another bank pays. */
  readonly accountId: string;
  readonly accountType: string;
  /** What can be spent; undefined where another bank pays. */
  readonly available: Decimal | undefined;
  /** Of an account at another bank. */
  readonly mandate: Mandate | undefined;
  readonly isReference: boolean;
}

/** A fund that the depot holds, at the last price. */
export interface HeldFund {
  readonly instrument: CatalogueInstrument;
  readonly listing: Listing;
  readonly quantity: Decimal;
  /** What no order binds. */
  readonly free: Decimal;
  /** In EUR. */
  readonly price: Decimal;
  readonly valueOf: ValueOf;
  /** What it was bought in, the first first. */
  readonly lots: readonly { readonly acquired: LocalDate; readonly remaining: Decimal }[];
}

/** What an order for a fund depot is checked against. */
export interface FundFacts {
  readonly now: Instant;
  readonly market: Market;
  readonly clientId: string;
  readonly depotId: string;
  readonly displayId: string;
  readonly holder: string;
  readonly isUsPerson: boolean;
  readonly hasReturnedDebit: boolean;
  readonly closedOn: string | null;
  readonly referenceSince: string | null;
  /** The reference account first. */
  readonly accounts: readonly [FundAccount, ...FundAccount[]];
  readonly held: readonly HeldFund[];
  /** Orders that are not over, but for the one that is looked at. */
  readonly open: readonly FundOrderRow[];
}

const NO_FUND_DEPOT = refusal(422, 'precondition.failed', fundMessage.error('fehler-kein-fondsdepot'));

/** Whose depot. */
export interface FundDepotKey {
  readonly clientId: string;
  readonly depotId: string;
}

/** Reads them; what `own`, an order that is changed, binds counts as free. */
export async function loadFundFacts(
  db: BankDatabase,
  market: Market,
  { clientId, depotId }: FundDepotKey,
  at: number,
  own?: FundOrderRow,
): Promise<E.Either<Refusal, FundFacts>> {
  const now = instant(at);
  const row = await db
    .selectFrom('depot')
    .innerJoin('customer', 'customer.client_id', 'depot.client_id')
    .leftJoin('returned_debit', 'returned_debit.client_id', 'depot.client_id')
    .select([
      'depot_type',
      'display_id',
      'default_settlement_account_id',
      'closed_on',
      'us_person',
      'first_name',
      'last_name',
    ])
    .select('returned_at')
    .where('depot.client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return E.left(NOT_FOUND);
  if (row.depot_type !== 'COMINVEST') return E.left(NO_FUND_DEPOT);
  const kept = await findFundDepot(db, clientId, depotId);
  const open = await openFundOrders(db, clientId, depotId);
  return E.right({
    now,
    market,
    clientId,
    depotId,
    displayId: row.display_id,
    holder: `${row.first_name} ${row.last_name}`,
    isUsPerson: row.us_person,
    hasReturnedDebit: row.returned_at !== null,
    closedOn: row.closed_on,
    referenceSince: kept?.reference_since ?? null,
    accounts: await accountsOf(db, { clientId, depotId }, kept?.reference_iban, own),
    held: await heldFunds(db, market, { clientId, depotId }, now, own),
    open: open.filter(({ fund_order_id }) => fund_order_id !== own?.fund_order_id),
  });
}

type AccountRow = Selectable<AccountTable>;

/** The depot's settlement accounts in EUR, its default first, with what can be spent; and the reference account. */
async function accountsOf(
  db: BankDatabase,
  { clientId, depotId }: FundDepotKey,
  referenceIban: string | undefined,
  own: FundOrderRow | undefined,
): Promise<FundFacts['accounts']> {
  const settling = await settlementAccounts(db, clientId, depotId);
  const accounts: FundAccount[] = [];
  for (const { account_id: accountId, account_type: accountType, iban } of settling) {
    const { available } = await cashPosition(db, clientId, accountId);
    const freed = own?.account_id === accountId ? decimal(own.reserved) : zero;
    const isReference = referenceIban === undefined ? accounts.length === 0 : iban === referenceIban;
    accounts.push({
      iban: iban ?? '',
      accountId,
      accountType,
      available: add(decimal(available), freed),
      mandate: undefined,
      isReference,
    });
  }
  const [first, ...others] = accounts;
  if (first === undefined) throw new Error('A fund depot without its settlement account');
  const reference = accounts.find(({ isReference }) => isReference);
  if (reference !== undefined) {
    return [reference, ...accounts.filter((account) => account !== reference)];
  }
  const iban = referenceIban ?? '';
  const external = { iban, accountId: first.accountId, accountType: 'EXT', isReference: true };
  return [{ ...external, available: undefined, mandate: mandateFor(clientId, iban) }, first, ...others];
}

/** The mandate for an account at another bank. */
export function mandateFor(clientId: string, iban: string): Mandate | undefined {
  const read = payerBank(iban);
  return read.kind === 'payable' ? mandateOf(clientId, iban, read.bank, read.isAtHome) : undefined;
}

/** The depot's settlement accounts in EUR at this bank, its default first. */
async function settlementAccounts(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<readonly AccountRow[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('depot', 'depot.client_id', 'account.client_id')
    .leftJoin('depot_settlement_account as further', (join) =>
      join
        .onRef('further.client_id', '=', 'account.client_id')
        .onRef('further.account_id', '=', 'account.account_id')
        .on('further.depot_id', '=', depotId),
    )
    .selectAll('account')
    .select(['depot.default_settlement_account_id as first', 'further.account_id as listed'])
    .where('account.client_id', '=', clientId)
    .where('depot.depot_id', '=', depotId)
    .where('currency', '=', EUR)
    .where('account_type', '!=', 'EXT')
    .orderBy('account.rank')
    .execute();
  const settling = rows.filter(({ account_id, first, listed }) => account_id === first || listed !== null);
  return settling.toSorted(
    (a, b) => Number(b.account_id === b.first) - Number(a.account_id === a.first) || a.rank - b.rank,
  );
}

/** Everything in the depot that a fund company takes back. */
async function heldFunds(
  db: BankDatabase,
  market: Market,
  { clientId, depotId }: FundDepotKey,
  now: Instant,
  own: FundOrderRow | undefined,
): Promise<readonly HeldFund[]> {
  const rows = await db
    .selectFrom('ledger_balance')
    .select(['unit', 'book', 'amount'])
    .where('client_id', '=', clientId)
    .where('owner', '=', depotId)
    .where('book', 'in', ['CUSTODY', 'BLOCKED'])
    .orderBy('unit')
    .execute();
  const lots = await db
    .selectFrom('lot')
    .select(['instrument_id', 'bought_at', 'remaining'])
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('remaining', '>', '0')
    .orderBy('bought_at')
    .orderBy('lot_id')
    .execute();
  const funds = [...new Set(rows.map(({ unit }) => unit))].flatMap((id): HeldFund[] => {
    const instrument = market.instruments.get(id);
    const listing = instrument && planListing(market, instrument);
    if (instrument === undefined || listing?.venue.type !== 'FUND') return [];
    const mine = rows.filter(({ unit }) => unit === id);
    const inCustody = mine.flatMap(({ book, amount }) => (book === 'CUSTODY' ? [decimal(amount)] : []));
    const quantity = sum(mine.map(({ amount }) => decimal(amount)));
    if (!isPositive(quantity)) return [];
    const bound = own?.fund_rows.find(({ instrumentId }) => instrumentId === id)?.bound ?? '0';
    return [
      {
        instrument,
        listing,
        quantity,
        free: add(sum(inCustody), decimal(bound)),
        ...pricedFund(market, listing, lastPriceAt(listing, now), now),
        lots: lots
          .filter(({ instrument_id }) => instrument_id === id)
          .map(({ bought_at, remaining }) => ({
            acquired: berlinTime(instant(bought_at.getTime())).date,
            remaining: decimal(remaining),
          })),
      },
    ];
  });
  return funds.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Funds of the model in its order, then what else there is. */
function rankOf({ instrument }: HeldFund): number {
  const rank = MODEL.funds.findIndex(({ wkn }) => wkn === instrument.row.wkn);
  return rank < 0 ? MODEL.funds.length : rank;
}

/** A fund at a price, in EUR. */
export const pricedFund = (market: Market, listing: Listing, price: Decimal, at: Instant) => ({
  price: priceInEur(market, listing, price, at),
  valueOf: valueInEur(market, listing, price, at),
});

/** What is not bound, in EUR. */
export const freeValue = (held: readonly HeldFund[]): Decimal =>
  sum(held.map(({ free, valueOf }) => valueOf(free)));

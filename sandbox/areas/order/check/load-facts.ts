import { decimal, zero, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { unit } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import { missingConsent } from '@sandbox/areas/consent/missing-consent';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { NOT_FOUND, type Refusal } from '@sandbox/platform/http/refusal';
import { cashPosition } from '@sandbox/ledger/cash-position';
import { minorsOf } from '@sandbox/ledger/depot/depot-minors';
import { numberWords } from '@sandbox/ledger/depot/own-depot';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Market } from '@sandbox/market/market';
import { NOT_FOR_US } from '@sandbox/market/catalogue/not-for-us';
import { quoteForOrder } from '../quote/quote-for-order';
import { isDebited } from './check-debit';
import { debitFacts } from './debit-facts';
import type { AccountFacts, OrderFacts } from './order-facts';
import type { LegBody } from '../routes/order-body';
import { isGiven } from './price-input';
import { purchaseDates } from './purchase-history';
import { unknownGroupOf } from './unknown-group';

/**
 * Reads what an order is checked against. Ids that are unknown or another customer's are answered as not found,
 * so that nobody learns what exists. What only few orders need is asked for only by them.
 */
export async function loadFacts(
  db: BankDatabase,
  market: Market,
  clientId: string,
  body: LegBody,
  now: number,
): Promise<E.Either<Refusal, OrderFacts>> {
  const at = instant(now);
  const instrument = isGiven(body.instrumentId) ? market.instruments.get(body.instrumentId) : undefined;
  if (isGiven(body.instrumentId) && instrument === undefined) return E.left(NOT_FOUND);
  const venue = isGiven(body.venueId) ? market.venues.get(body.venueId) : undefined;
  if (isGiven(body.venueId) && venue === undefined) return E.left(NOT_FOUND);
  const listing =
    instrument === undefined || !instrument.traded.tradable || venue === undefined
      ? undefined
      : market.listing(instrument.row.instrument_id, venue.venueId);
  const consentSubject = { side: body.side ?? undefined, instrument: instrument?.traded, venue };
  const common: OrderFacts = {
    now: at,
    standard: { kind: 'market' },
    convert: (value, from, to) => market.convert(value, from, to, at),
    missingConsents: await missingConsent(db, clientId, consentSubject),
    ...(instrument === undefined ? {} : { instrument }),
    ...(listing === undefined ? {} : { listing }),
    ...(isDebited(body) ? { debit: await debitFacts(db, clientId, body.directDebit?.iban ?? '') } : {}),
  };
  if (!isGiven(body.depotId)) return E.right(common);
  const { depotId } = body;
  const depot = await settlingDepot(db, clientId, depotId);
  if (depot === undefined) return E.left(NOT_FOUND);
  const { accounts } = depot;
  const wanted = isGiven(body.settlementAccountId) ? body.settlementAccountId : accounts[0];
  if (wanted === undefined || !accounts.includes(wanted)) return E.left(NOT_FOUND);
  const isQuote = body.orderType === 'QUOTE';
  const quote = isQuote ? await quoteForOrder(db, market, clientId, body, now) : undefined;
  if (quote?.kind === 'unknown') return E.left(NOT_FOUND);
  return E.right({
    ...common,
    depotId,
    depotWords: depot.words,
    account: await accountFacts(db, clientId, wanted),
    ...(quote === undefined ? {} : { quote }),
    ...(instrument === undefined ? {} : await holdingFacts(db, clientId, depotId, body, instrument.row)),
  });
}

/** What there is in the depot of the security, and what the customer has known of its kind. */
async function holdingFacts(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  { side }: LegBody,
  instrument: CatalogueInstrument['row'],
): Promise<Pick<OrderFacts, 'freeQuantity' | 'bought' | 'unknownGroup' | 'isNotForThem'>> {
  const { instrument_id: id } = instrument;
  const isRedemption = side === 'SELL' && instrument.fund_redemption_limited;
  const unknownGroup = side === 'BUY' ? await unknownGroupOf(db, clientId, instrument) : undefined;
  return {
    ...(side === 'BUY' ? {} : { freeQuantity: await freeQuantity(db, clientId, depotId, id) }),
    ...(isRedemption ? { bought: await purchaseDates(db, clientId, depotId, id) } : {}),
    ...(unknownGroup === undefined ? {} : { unknownGroup }),
    ...(side === 'BUY' && (await isNotFor(db, clientId, instrument)) ? { isNotForThem: true } : {}),
  };
}

async function isNotFor(
  db: BankDatabase,
  clientId: string,
  { instrument_type }: CatalogueInstrument['row'],
): Promise<boolean> {
  if (!NOT_FOR_US.has(instrument_type)) return false;
  const { us_person } = await db
    .selectFrom('customer')
    .select('us_person')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return us_person;
}

/** A depot and the accounts it may settle on, its default first; undefined when the customer has no such depot. */
async function settlingDepot(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<{ readonly words: string; readonly accounts: readonly string[] } | undefined> {
  const rows = await db
    .selectFrom('depot')
    .leftJoin('depot_settlement_account as further', (join) =>
      join
        .onRef('further.client_id', '=', 'depot.client_id')
        .onRef('further.depot_id', '=', 'depot.depot_id'),
    )
    .select(['display_id', 'default_settlement_account_id', 'further.account_id'])
    .where('depot.client_id', '=', clientId)
    .where('depot.depot_id', '=', depotId)
    .orderBy('further.rank')
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    words: numberWords(first.display_id, (await minorsOf(db, clientId)).get(depotId)),
    accounts: [
      first.default_settlement_account_id,
      ...rows.flatMap(({ account_id }) => (account_id === null ? [] : [account_id])),
    ],
  };
}

async function accountFacts(db: BankDatabase, clientId: string, accountId: string): Promise<AccountFacts> {
  const { name, currency, available, reserved, hasCredit } = await cashPosition(db, clientId, accountId);
  return {
    accountId,
    name,
    currency: unit(currency),
    available: decimal(available),
    reserved: decimal(reserved),
    hasCredit,
  };
}

async function freeQuantity(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  instrumentId: string,
): Promise<Decimal> {
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

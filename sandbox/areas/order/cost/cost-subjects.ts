import { decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { unit } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { Market } from '@sandbox/market/market';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { checkChange } from '../open/check-change';
import type { CheckedOrder } from '../check/check-order';
import { checkRequest, leadingLeg, legsOf } from '../check/check-request';
import { findCombination } from '../store/combination-record';
import { loadFacts } from '../check/load-facts';
import { withOwnIds } from '../routes/named-instruments';
import type { ChangeBody, OrderBody } from '../routes/order-body';
import { withoutCover, type OrderFacts } from '../check/order-facts';
import { findOrder, workingOrder, type OrderKey, type OrderRow } from '../store/order-record';
import { interestNow, likelyPrice, valuationPrice, tradeValue } from '../check/order-value';
import { orderToChange } from '../open/open-order';
import type { CostSubject } from './cost-indication';
import { chargedFor } from './order-fees';

type Subjects = E.Either<Refusal, readonly CostSubject[]>;

/**
 * What the notes of a new order are about, one a leg. The note comes before cover, consents and the free amount
 * are asked about, and before a dealer has quoted: then at the price of the moment.
 */
export async function subjectsOfNew(
  db: BankDatabase,
  market: Market,
  clientId: string,
  sent: OrderBody,
  now: Instant,
): Promise<Subjects> {
  const isQuote = sent.orderType === 'QUOTE';
  const body: OrderBody = {
    ...withOwnIds(market, sent),
    freeAmountConfirmed: true,
    ...(isQuote ? { orderType: 'LIMIT', validityType: 'GFD' } : {}),
  };
  const facts = await loadFacts(db, market, clientId, leadingLeg(body), now);
  if (E.isLeft(facts)) return facts;
  const unasked = withoutCover({ ...facts.right, missingConsents: [] });
  const { request, messages } = checkRequest(isQuote ? atLikelyPrice(body, unasked) : body, unasked, 'full');
  if (request === undefined) return E.left(refusal(422, 'precondition.failed', ...messages));
  return E.right(legsOf(request).map((order) => subjectOf(market, order, now)));
}

/**
 * What the notes of an order in the book are about, one a leg; with a change, what it would be about afterwards.
 */
export async function subjectsOfOpenOrder(
  db: BankDatabase,
  market: Market,
  key: OrderKey,
  change: ChangeBody,
  now: Instant,
): Promise<Subjects> {
  const isChange = Object.values(change).some((value) => value !== null);
  if (isChange) return subjectsOfChange(db, market, key, change, now);
  const single = await findOrder(db, key);
  const rows = single === undefined ? (await findCombination(db, key))?.legs : [single];
  if (rows === undefined) return E.left(NOT_FOUND);
  const currencies = await accountCurrencies(db, key.clientId);
  return E.right(
    rows.map((row) => subjectOfRow(market, row, currencies.get(row.settlement_account_id) ?? 'EUR', now)),
  );
}

async function subjectsOfChange(
  db: BankDatabase,
  market: Market,
  key: OrderKey,
  change: ChangeBody,
  now: Instant,
): Promise<Subjects> {
  const row = await orderToChange(db, key);
  if (E.isLeft(row)) return row;
  const checked = await checkChange(db, market, row.right, change, now);
  return E.isLeft(checked)
    ? checked
    : E.right([{ ...subjectOf(market, checked.right.order, now), sofar: chargedFor(row.right) }]);
}

function atLikelyPrice(body: OrderBody, { listing, now }: OrderFacts): OrderBody {
  if (listing === undefined || (body.limit !== undefined && body.limit !== null)) return body;
  const price = likelyPrice(listing, body.side === 'SELL' ? 'SELL' : 'BUY', now);
  return { ...body, limit: wireAmount(price, priceUnit(listing.instrument)) };
}

/** What the note of a checked order is about. */
export function subjectOf(market: Market, order: CheckedOrder, now: Instant): CostSubject {
  const instrument = market.instruments.get(order.listing.instrument.instrumentId);
  if (instrument === undefined) throw new Error('An order without its instrument');
  const { terms } = order;
  const limit = terms.kind === 'market' || terms.kind === 'quote' ? undefined : terms.limit;
  return {
    depotId: order.depotId,
    instrument,
    listing: order.listing,
    side: order.side,
    quantity: order.quantity,
    limit,
    value: order.estimate.value,
    interest: order.estimate.interest,
    accountCurrency: order.account.currency,
    rate: market.rate(order.listing.instrument.currency, now),
    now,
  };
}

function subjectOfRow(market: Market, row: OrderRow, currency: string, now: Instant): CostSubject {
  const instrument = market.instruments.get(row.instrument_id);
  const listing = market.listing(row.instrument_id, row.venue_id);
  if (instrument === undefined || listing === undefined) throw new Error('An order without its instrument');
  const { terms, open, quantity: whole } = workingOrder(row);
  // Of an order that is over the note is told as it was for all of it.
  const isOver = row.stage === 'ENDED';
  const quantity = isOver ? whole : open;
  const price = valuationPrice(terms, likelyPrice(listing, row.side, now));
  return {
    depotId: row.depot_id,
    instrument,
    listing,
    side: row.side,
    quantity,
    limit: row.limit_price === null ? undefined : decimal(row.limit_price),
    value: tradeValue(listing.instrument, quantity, price),
    interest: interestNow(listing, quantity, now),
    accountCurrency: unit(currency),
    ...(isOver ? {} : { sofar: chargedFor(row) }),
    rate: market.rate(listing.instrument.currency, now),
    now,
  };
}

async function accountCurrencies(db: BankDatabase, clientId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['account_id', 'currency'])
    .where('client_id', '=', clientId)
    .execute();
  return new Map(rows.map(({ account_id, currency }) => [account_id, currency]));
}

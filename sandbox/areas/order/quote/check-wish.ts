import * as E from 'fp-ts/Either';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Listing } from '@sandbox/market/price/listing';
import type { Market } from '@sandbox/market/market';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import { checkOrder } from '../check/check-order';
import { loadFacts } from '../check/load-facts';
import { orderMessage } from '../check/order-messages';
import { likelyPrice, type OrderEstimate } from '../check/order-value';
import type { Decimal } from '@domain/money/decimal';
import type { QuoteWish } from './quote-schema';

/** A wish that may be quoted. */
export interface CheckedWish {
  readonly instrument: CatalogueInstrument;
  readonly listing: Listing;
  readonly accountId: string;
  readonly quantity: Decimal;
  readonly estimate: OrderEstimate;
}

/**
 * Checks what is to be quoted like an order at the price of the moment, so that nobody signs for what neither money
 * nor holding allow; the venue has to trade by quote.
 */
export async function checkWish(
  db: BankDatabase,
  market: Market,
  clientId: string,
  wish: QuoteWish,
  now: number,
): Promise<E.Either<Refusal, CheckedWish>> {
  // As a limit order: of a quote, the facts would be asked for a quote that is still to come.
  const facts = await loadFacts(db, market, clientId, { ...wish, orderType: 'LIMIT' }, now);
  if (E.isLeft(facts)) return facts;
  const { listing, instrument } = facts.right;
  if (listing === undefined || instrument === undefined) {
    return refused('fehler-handelsplatz-nicht-erlaubt', 'venueId');
  }
  if (!('QUOTE' in listing.venue.abilities.orderTypes)) {
    return refused('fehler-ordertyp-nicht-erlaubt', 'orderType');
  }
  const limit = wireAmount(likelyPrice(listing, wish.side, facts.right.now), priceUnit(listing.instrument));
  const { order, messages } = checkOrder(
    { ...wish, orderType: 'LIMIT', limit, validityType: 'GFD' },
    facts.right,
    'full',
  );
  if (order === undefined) {
    const errors = messages.filter(({ severity }) => severity === 'ERROR');
    return E.left(refusal(422, 'precondition.failed', ...errors));
  }
  return E.right({
    instrument,
    listing,
    accountId: order.account.accountId,
    quantity: order.quantity,
    estimate: order.estimate,
  });
}

const refused = (
  key: 'fehler-handelsplatz-nicht-erlaubt' | 'fehler-ordertyp-nicht-erlaubt',
  field: string,
): E.Either<Refusal, never> =>
  E.left(refusal(422, 'precondition.failed', orderMessage.error(key, { origin: [field] })));

import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import * as RA from 'fp-ts/ReadonlyArray';
import { pipe } from 'fp-ts/function';
import type { LocalDate } from '../calendar/local-date';
import { issueAt, type Finding, type Issue } from '../form/issue';
import { assertNever } from '../shared/assert-never';
import { UNKNOWN_UNIT } from '../shared/unit';
import { venueOf, type Dimensions } from './dimensions';
import { fallBackOf, type FallBack } from './fall-back';
import { limitUnit, quantityUnit } from './instrument';
import type { OrderDraft, OrderField } from './order-draft';
import { orderFinding, type OrderFindingKey } from './order-finding';
import { readPrice, readQuantity } from './order-number';
import type { LimitOrder, MarketOrder, OrderRequest, StopMarketOrder } from './order-request';
import { readValidity } from './read-validity';
import type { Venue } from './venue';

/** What a draft is read against. */
export interface OrderFacts {
  readonly dimensions: Dimensions;
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
}

/** A draft that can be sent; `fallBack` says if it is sent as something else than was chosen. */
export interface ReadOrder {
  readonly order: OrderRequest;
  readonly fallBack?: FallBack;
}

type Read<T> = E.Either<readonly Issue[], T>;

/** What finds the price: the type as it will be sent, with the price it needs. */
type Pricing =
  | Pick<MarketOrder, 'orderType'>
  | Pick<LimitOrder, 'orderType' | 'limit'>
  | Pick<StopMarketOrder, 'orderType' | 'triggerLimit'>;

const together = sequenceS(E.getApplicativeValidation(RA.getSemigroup<Issue>()));

/**
 * Reads an edited draft into an order, or into everything that is wrong with it at once, each issue at its
 * field. Here alone limits fall away: incomplete ones and those at a fund company (ORD-06 to ORD-11).
 */
export function toOrder(draft: OrderDraft, facts: OrderFacts): Read<ReadOrder> {
  const venue = venueOf(facts.dimensions, draft.venueId);
  const fallBack = fallBackOf(draft, venue);
  return pipe(
    together({
      depotId: chosen('depotId', draft.depotId, 'order-depot-missing'),
      settlementAccountId: chosen('settlementAccountId', draft.settlementAccountId, 'order-account-missing'),
      instrument: chosen('instrument', draft.instrument, 'order-instrument-missing'),
      side: chosen('side', draft.side, 'order-side-missing'),
      venue: readVenue(draft, venue),
      quantity: at('quantity', readQuantity(draft.quantity, draft.instrument?.type)),
      pricing: readPricing(draft, venue, fallBack),
      validity: pipe(readValidity(draft, venue, facts.today), E.mapLeft(RA.of)),
    }),
    E.map(({ instrument, venue, quantity, pricing, validity, ...ids }) => ({
      order: {
        ...ids,
        instrumentId: instrument.id,
        venueId: venue.id,
        quantity: { value: quantity, unit: quantityUnit(instrument) },
        ...(validity === undefined ? {} : { validity }),
        ...refinements(draft, venue, pricing.orderType),
        ...pricing,
      },
      ...(fallBack === undefined ? {} : { fallBack }),
    })),
  );
}

function readVenue({ venueId, side }: OrderDraft, venue: Venue | undefined): Read<Venue> {
  if (venueId === undefined) return refused('venueId', 'order-venue-missing');
  if (venue === undefined) return refused('venueId', 'order-venue-unknown');
  return side === undefined || venue.sides.includes(side)
    ? E.right(venue)
    : refused('venueId', 'order-venue-side');
}

function readPricing(
  draft: OrderDraft,
  venue: Venue | undefined,
  fallBack: FallBack | undefined,
): Read<Pricing> {
  const orderType = fallBack?.to ?? draft.orderType;
  if (venue !== undefined && venue.orderTypes[orderType] === undefined) return notOffered(fallBack);
  const unit =
    draft.instrument === undefined ? UNKNOWN_UNIT : limitUnit(draft.instrument, venue?.currencies ?? []);
  switch (orderType) {
    case 'MARKET':
      return E.right({ orderType });
    case 'LIMIT':
      return at(
        'limit',
        pipe(
          readPrice(draft.limit),
          E.map((value) => ({ orderType, limit: { value, unit } })),
        ),
      );
    case 'STOP_MARKET':
      return at(
        'triggerLimit',
        pipe(
          readPrice(draft.triggerLimit),
          E.map((value) => ({ orderType, triggerLimit: { value, unit } })),
        ),
      );
    default:
      return assertNever(orderType);
  }
}

/** Where a venue knows no market orders, nothing can fall back to one: the price is missing after all. */
function notOffered(fallBack: FallBack | undefined): Read<never> {
  const reason = fallBack?.reason;
  switch (reason) {
    case 'limit-missing':
      return refused('limit', 'order-limit-required');
    case 'trigger-missing':
      return refused('triggerLimit', 'order-trigger-required');
    case 'fund-venue':
    case undefined:
      return refused('orderType', 'order-type-not-offered');
    default:
      return assertNever(reason);
  }
}

/** Limit extension and trading restriction go along only if chosen and possible for this type here (ORD-10). */
function refinements(
  { limitExtension, tradingRestriction }: OrderDraft,
  venue: Venue,
  orderType: OrderRequest['orderType'],
): Pick<OrderRequest, 'limitExtension' | 'tradingRestriction'> {
  const abilities = venue.orderTypes[orderType];
  return {
    ...(limitExtension !== 'NO' && abilities?.limitExtensions.includes(limitExtension) === true
      ? { limitExtension }
      : {}),
    ...(tradingRestriction !== 'NO' && abilities?.tradingRestrictions.includes(tradingRestriction) === true
      ? { tradingRestriction }
      : {}),
  };
}

const refused = (field: OrderField, key: OrderFindingKey): Read<never> =>
  E.left([issueAt(field, orderFinding(key), 'rule')]);

const chosen = <T>(field: OrderField, value: T | undefined, missing: OrderFindingKey): Read<T> =>
  value === undefined ? refused(field, missing) : E.right(value);

const at = <T>(field: OrderField, read: E.Either<Finding, T>): Read<T> =>
  pipe(
    read,
    E.mapLeft((finding) => [issueAt(field, finding, 'rule')]),
  );

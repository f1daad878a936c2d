import * as E from 'fp-ts/Either';
import type { LocalDate } from '../../time/local-date';
import { isTradingDay } from '../../time/trading-calendar';
import { venueOf } from '../../instrument/dimensions';
import { fallBackOf } from '../draft/fall-back';
import { quantityUnit, type Instrument } from '../../instrument/instrument';
import { leadOf } from '../legs-of';
import type { OrderDraft, PriceTexts, ValidityTexts } from '../draft/order-draft';
import { readQuantity } from '../read/order-number';
import type { OcoOrder, OrderRequest } from '../order-request';
import type { SentenceSubject, SpokenTerms } from './order-sentence';
import { deskOf, distanceAt, limitAt, triggerAt, type PriceDesk } from '../read/price-desk';
import { readValidity } from '../read/read-validity';
import type { OrderFacts } from '../read/to-order';
import { lastTradingDay, type EntryDays, type Validity } from '../validity';
import type { Venue } from '../../instrument/venue';

/** What the sentence of a complete order needs beside it. */
export interface SentenceNames {
  readonly instrumentName: string;
  readonly venueName: string;
  readonly entry: EntryDays;
}

/** What is known of a complete order: exactly what is signed. */
export const subjectOfOrder = (order: OrderRequest, { entry, ...names }: SentenceNames): SentenceSubject => ({
  ...termsOfOrder(order, entry),
  ...names,
  ...(order.orderType === 'NEXT_ORDER' ? { follow: termsOfOrder(order.subOrders[1], entry) } : {}),
});

/**
 * What is known of an order while it is being entered; it speaks of the type that would be sent. It becomes active
 * today, at a German exchange, unless other days are told.
 */
export function subjectOfDraft(
  draft: OrderDraft,
  { dimensions, today }: OrderFacts,
  entry: EntryDays = { today, activeDay: today, trades: isTradingDay },
): SentenceSubject {
  const { instrument, side, follow } = draft;
  const venue = venueOf(dimensions, draft.venueId);
  const orderType = fallBackOf(draft, venue)?.to ?? draft.orderType;
  const situation: Situation = { instrument, venue, desk: deskOf(draft, venue), entry };
  return {
    ...termsOfTexts(draft, situation),
    side,
    instrumentName: instrument?.name,
    venueName: venue?.name,
    orderType,
    ...(orderType === 'QUOTE' ? { takesValidity: false } : {}),
    ...(orderType === 'NEXT_ORDER'
      ? { follow: { ...termsOfTexts(follow, situation), side: 'SELL', orderType: follow.orderType } }
      : {}),
  };
}

function termsOfOrder<O extends OrderRequest>(
  order: O,
  entry: EntryDays,
): SpokenTerms & Pick<O, 'orderType'> {
  const lead = leadOf(order);
  return {
    ...lead,
    ...(isOco(order) ? { limit: order.subOrders[1].limit } : {}),
    ...(lead.orderType === 'QUOTE' ? { quoted: lead.limit } : {}),
    orderType: order.orderType,
    takesValidity: lead.validity !== undefined,
    until: untilOf(lead.validity, entry),
  };
}

const isOco = (order: OrderRequest): order is OcoOrder => order.orderType === 'ONE_CANCELS_OTHER';

/** What an edited order, or the one that follows it, is read against. */
interface Situation {
  readonly instrument: Instrument | undefined;
  readonly venue: Venue | undefined;
  readonly desk: PriceDesk;
  readonly entry: EntryDays;
}

function termsOfTexts(
  texts: PriceTexts & ValidityTexts & Pick<OrderDraft, 'quantity'>,
  { instrument, venue, desk, entry }: Situation,
): Omit<SpokenTerms, 'orderType'> {
  const validity = known(readValidity(texts, venue, entry.today));
  const quantity = known(readQuantity(texts.quantity, instrument?.type));
  return {
    quantity: instrument && quantity && { value: quantity, unit: quantityUnit(instrument) },
    limit: known(limitAt(texts, desk)),
    triggerLimit: known(triggerAt(texts, desk)),
    trailing: known(distanceAt(texts, desk)),
    takesValidity: venue?.validityTypes.length !== 0,
    validity,
    until: untilOf(validity, entry),
  };
}

const untilOf = (validity: Validity | undefined, entry: EntryDays): LocalDate | undefined =>
  validity && lastTradingDay(validity, entry);

const known = <T>(read: E.Either<unknown, T>): T | undefined => (E.isRight(read) ? read.right : undefined);

import type { LocalDate } from '../../time/local-date';
import { valueOf } from '../../form/outcome';
import { interestOf } from '../../instrument/bond-interest';
import { quantityUnit, type Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import { leadOf } from '../legs-of';
import type { EnterableOrderType, OcoOrder, OrderRequest } from '../order-request';
import type { LegParts, OrderParts } from '../read/order-parts';
import { pricesIn, unitAt } from '../read/order-place';
import { validityAt } from '../read/read-validity';
import { lastTradingDay, type EntryDays, type Validity } from '../validity';
import type { SentenceSubject, SpokenTerms } from './order-sentence';

/** What the sentence of a complete order needs beside it. */
export interface SentenceNames {
  readonly instrument: Pick<Instrument, 'name' | 'interest'>;
  readonly venueName: string;
  readonly entry: EntryDays;
}

/** What is known of a complete order: exactly what is signed. */
export const subjectOfOrder = (
  order: OrderRequest,
  { entry, instrument, venueName }: SentenceNames,
): SentenceSubject => ({
  ...termsOfOrder(order, entry),
  instrumentName: instrument.name,
  venueName,
  interest: interestOf(instrument, leadOf(order).quantity, entry.activeDay),
  ...(order.orderType === 'NEXT_ORDER' ? { follow: termsOfOrder(order.subOrders[1], entry) } : {}),
});

/** What is known of an order while it is being entered; it speaks of the type that would be sent. */
export function subjectOfParts(
  { trade, own, follow }: Pick<OrderParts, 'trade' | 'own' | 'follow'>,
  { venue, orderType }: { readonly venue: Venue | undefined; readonly orderType: EnterableOrderType },
  entry: EntryDays,
): SentenceSubject {
  const instrument = valueOf(trade.instrument);
  const situation: Situation = { instrument, venue, entry };
  const following = valueOf(follow.orderType);
  const terms = termsOfLeg(own, situation);
  return {
    ...terms,
    interest: instrument && terms.quantity && interestOf(instrument, terms.quantity, entry.activeDay),
    side: valueOf(trade.side),
    instrumentName: instrument?.name,
    venueName: venue?.name,
    orderType,
    ...(orderType === 'QUOTE' ? { takesValidity: false } : {}),
    ...(orderType === 'NEXT_ORDER' && following !== undefined
      ? { follow: { ...termsOfLeg(follow, situation), side: 'SELL', orderType: following } }
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

/** What an order that is being entered, or the one that follows it, is seen in. */
interface Situation {
  readonly instrument: Instrument | undefined;
  readonly venue: Venue | undefined;
  readonly entry: EntryDays;
}

/** What a leg says so far, in what it counts at the venue. */
export function termsOfLeg(
  { quantity, prices, life }: LegParts,
  { instrument, venue, entry }: Situation,
): Omit<SpokenTerms, 'orderType'> {
  const validity = valueOf(validityAt(life, venue, 'validityType'));
  const pieces = valueOf(quantity);
  const { limit, triggerLimit, trailing } = pricesIn(prices, unitAt(instrument, venue));
  return {
    quantity: instrument && pieces && { value: pieces, unit: quantityUnit(instrument) },
    limit: valueOf(limit),
    triggerLimit: valueOf(triggerLimit),
    trailing: valueOf(trailing),
    takesValidity: venue?.validityTypes.length !== 0,
    validity,
    until: untilOf(validity, entry),
  };
}

const untilOf = (validity: Validity | undefined, entry: EntryDays): LocalDate | undefined =>
  validity && lastTradingDay(validity, entry);

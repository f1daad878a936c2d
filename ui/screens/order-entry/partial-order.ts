import type { PartialOrder } from '@application/ports/bank/order-gateway';
import { parseGermanDate } from '@domain/time/german-date';
import type { Venue } from '@domain/instrument/venue';
import { fallBackOf } from '@domain/order/draft/fall-back';
import { limitUnit, quantityUnit, type Instrument } from '@domain/instrument/instrument';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { readPrice, readQuantity } from '@domain/order/read/order-number';
import type { OrderType } from '@domain/order/order-type';
import { readsPrice } from '@domain/order/draft/price-fields';
import type { Validity } from '@domain/order/validity';
import type { Amount } from '@domain/money/amount';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

/** As much of a draft as can be read (ORD-17). */
export function toPartialOrder(draft: OrderDraft, venue: Venue | undefined): PartialOrder {
  const { depotId, settlementAccountId, side, instrument, venueId } = draft;
  const orderType = fallBackOf(draft, venue)?.to ?? draft.orderType;
  const reads = (field: 'limit' | 'triggerLimit'): Amount | undefined =>
    readsPrice(orderType, field) ? price(draft[field], instrument, venue) : undefined;
  const limit = reads('limit');
  const triggerLimit = reads('triggerLimit');
  const quantity = quantityOf(draft);
  const validity = validityOf(draft);
  return {
    orderType,
    ...(depotId && { depotId }),
    ...(settlementAccountId && { settlementAccountId }),
    ...(side && { side }),
    ...(instrument && { instrumentId: instrument.id }),
    ...(venueId && { venueId }),
    ...(quantity && { quantity }),
    ...(limit && { limit }),
    ...(triggerLimit && { triggerLimit }),
    ...(validity && venue?.validityTypes.includes(validity.type) && { validity }),
  };
}

/** Types that the bank takes whole or not at all: combined orders by their legs, quotes with their quote. */
const wholes: readonly OrderType[] = ['ONE_CANCELS_OTHER', 'NEXT_ORDER', 'QUOTE'];

/** What of an incomplete order the bank can check while the customer types. */
export function checkablePart(partial: PartialOrder): PartialOrder {
  const { orderType, depotId, settlementAccountId, side, instrumentId, venueId, quantity } = partial;
  if (orderType === undefined || !wholes.includes(orderType)) return partial;
  return {
    ...(depotId && { depotId }),
    ...(settlementAccountId && { settlementAccountId }),
    ...(side && { side }),
    ...(instrumentId && { instrumentId }),
    ...(venueId && { venueId }),
    ...(quantity && { quantity }),
  };
}

function quantityOf({ quantity, instrument }: OrderDraft): Amount | undefined {
  const read = readQuantity(quantity, instrument?.type);
  return instrument && E.isRight(read) ? { value: read.right, unit: quantityUnit(instrument) } : undefined;
}

function price(
  text: string,
  instrument: Instrument | undefined,
  venue: Venue | undefined,
): Amount | undefined {
  const read = readPrice(text);
  return instrument && E.isRight(read)
    ? { value: read.right, unit: limitUnit(instrument, venue?.currencies ?? []) }
    : undefined;
}

function validityOf({ validityType, validityDate }: OrderDraft): Validity | undefined {
  if (validityType === undefined) return undefined;
  if (validityType !== 'GTD') return { type: validityType };
  const date = parseGermanDate(validityDate);
  return O.isSome(date) ? { type: 'GTD', date: date.value } : undefined;
}

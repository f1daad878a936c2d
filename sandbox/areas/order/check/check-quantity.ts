import { decimalText, divide, isWhole, isZero, rescale, subtract, type Decimal } from '@domain/money/decimal';
import { PIECES } from '@domain/money/unit';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { Listing } from '@sandbox/market/price/listing';
import { isQuoted, lastPriceAt } from '@sandbox/market/price/price-model';
import { quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { positiveAmount, type AmountInput } from './price-input';

/** Fund units are sold in thousandths, everything else in whole pieces or whole nominal, but for what a plan bought. */
const FUND_PLACES = 3;
const MOST_PLACES = 10;

/** A quantity as the bank takes it, and what there is to say about it. */
export interface CheckedQuantity {
  readonly messages: readonly WireMessage[];
  readonly quantity?: Decimal;
}

const origin = ['quantity'];
const failed = (
  key:
    | 'fehler-menge-ungueltig'
    | 'fehler-stueckzahl-nicht-berechnet'
    | 'fehler-stueckzahl-aus-betrag-handwert-null',
): CheckedQuantity => ({ messages: [orderMessage.error(key, { origin })] });

/**
 * Reads the quantity: pieces, or nominal of the instrument's currency. At a fund company also an amount of money,
 * which becomes as many thousandths as the last known price allows; more decimals are cut off, which is said.
 */
export function checkQuantity({ quantity }: LegBody, facts: OrderFacts): CheckedQuantity {
  if (quantity === undefined || quantity === null) return { messages: [] };
  const { instrument, listing } = facts;
  const unit = instrument === undefined ? undefined : quantityUnit(instrument.traded);
  const isFund = listing?.venue.type === 'FUND' && unit === PIECES;
  if (isFund && quantity.unit === listing.instrument.currency) return fromMoney(quantity, listing, facts);
  if (isFund) return inThousandths(quantity);
  if (listing !== undefined && unit === PIECES && quantity.unit === listing.instrument.currency) {
    return failed('fehler-stueckzahl-nicht-berechnet');
  }
  const value = positiveAmount(quantity, unit, FUND_PLACES);
  return value !== undefined && (listing === undefined || isWhole(value) || leavesWhole(value, facts))
    ? { messages: [], quantity: value }
    : failed('fehler-menge-ungueltig');
}

/** A savings plan leaves fractions in a depot: they are sold with what is whole, or alone, so that the rest is whole. */
const leavesWhole = (value: Decimal, { freeQuantity }: OrderFacts): boolean =>
  freeQuantity !== undefined && isWhole(subtract(freeQuantity, value));

function inThousandths(input: AmountInput): CheckedQuantity {
  const value = positiveAmount(input, PIECES, MOST_PLACES);
  if (value === undefined) return failed('fehler-menge-ungueltig');
  if (value.scale <= FUND_PLACES) return { messages: [], quantity: value };
  const quantity = rescale(value, FUND_PLACES, 'down');
  if (isZero(quantity)) return failed('fehler-menge-ungueltig');
  const args = { menge: decimalText(quantity), stellen: String(FUND_PLACES) };
  return {
    quantity,
    messages: [orderMessage.info('hinweis-anzahl-nachkommastellen-korrigiert', { args, origin })],
  };
}

function fromMoney(input: AmountInput, listing: Listing, { now }: OrderFacts): CheckedQuantity {
  const { instrument } = listing;
  const money = positiveAmount(input, instrument.currency, 2);
  if (money === undefined) return failed('fehler-menge-ungueltig');
  if (!isQuoted(instrument)) return failed('fehler-stueckzahl-nicht-berechnet');
  const quantity = divide(money, lastPriceAt(listing, now), FUND_PLACES, 'down');
  return isZero(quantity) ? failed('fehler-stueckzahl-aus-betrag-handwert-null') : { messages: [], quantity };
}

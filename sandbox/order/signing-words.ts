import { formatGermanDate } from '@domain/calendar/german-date';
import { calendarDay } from '@domain/calendar/local-date';
import { decimal, trimmed, type Decimal } from '@domain/shared/decimal';
import { formatGermanNumber } from '@domain/shared/german-amount';
import { PERCENT, PIECES, type Unit } from '@domain/shared/unit';
import { priceUnit, quantityUnit, type TradedInstrument } from '../market/traded-instrument';
import type { Market } from '../market/market';
import type { SigningWords } from '../tan/tan-demand';
import type { CheckedOrder } from './check-order';
import type { OrderRow } from './order-record';
import type { ExecutionTerms, Side } from './working-order';

const SIDE: Readonly<Record<Side, string>> = { BUY: 'Kauf', SELL: 'Verkauf' };

/** What the customer signs for a new order, in German words. */
export function creationWords(
  { row }: { row: { name: string; wkn: string } },
  order: CheckedOrder,
): SigningWords {
  const { listing, side, quantity, terms, validity } = order;
  return words(`${SIDE[side]} freigeben`, {
    Wertpapier: `${row.name} (WKN ${row.wkn})`,
    Auftrag: `${SIDE[side]} ${quantityText(listing.instrument, quantity)}`,
    Preis: termsText(listing.instrument, terms),
    Handelsplatz: listing.venue.name,
    'Gültig bis': formatGermanDate(validity.date),
    'Wert etwa': `${germanNumber(order.estimate.value)} ${listing.instrument.currency}`,
  });
}

/** What the customer signs to change or cancel a standing order. */
export function standingWords(
  market: Market,
  row: OrderRow,
  sentence: string,
  further: Readonly<Record<string, string>> = {},
): SigningWords {
  const instrument = market.instruments.get(row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  return words(sentence, {
    Wertpapier: `${instrument.row.name} (WKN ${instrument.row.wkn})`,
    Auftrag: `${SIDE[row.side]} ${quantityText(instrument.traded, decimal(row.quantity))}`,
    'Noch offen': quantityText(instrument.traded, decimal(row.open_quantity)),
    Handelsplatz: market.venues.get(row.venue_id)?.name ?? '',
    ...further,
  });
}

/** A price in German with its unit. */
export const priceText = (instrument: TradedInstrument, price: Decimal): string =>
  `${germanNumber(price)} ${unitText(priceUnit(instrument))}`;

/** A quantity in German with its unit. */
export const quantityText = (instrument: TradedInstrument, quantity: Decimal): string => {
  const unit = quantityUnit(instrument);
  return `${formatGermanNumber(trimmed(quantity), { minDecimals: 0, maxDecimals: 5 })} ${unit === PIECES ? 'Stück' : unit}`;
};

/** A day of the wire in German. */
export const dayText = (date: string): string => formatGermanDate(calendarDay(date));

function termsText(instrument: TradedInstrument, terms: ExecutionTerms): string {
  switch (terms.kind) {
    case 'market':
      return 'unlimitiert';
    case 'limit':
      return `Limit ${priceText(instrument, terms.limit)}`;
    case 'stop':
      return `Stop-Marke ${priceText(instrument, terms.trigger)}`;
  }
}

const germanNumber = (value: Decimal): string =>
  formatGermanNumber(value, { minDecimals: 2, maxDecimals: 5 });

const unitText = (unit: Unit): string => (unit === PERCENT ? '%' : unit);

const words = (sentence: string, lines: Readonly<Record<string, string>>): SigningWords => ({
  sentence,
  lines: Object.entries(lines).map(([label, value]) => ({ label, value })),
});

import { decimal } from '@domain/money/decimal';
import type { Market } from '@sandbox/market/market';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import type { CheckedChange } from './check-change';
import type { ChangeBody } from '../routes/order-body';
import type { OrderRow } from '../store/order-record';
import { isGiven } from '../check/price-input';
import { priceText, quantityText } from '@sandbox/market/catalogue/german-figures';
import { dayText, openOrderWords } from '../place/signing-words';

/** A column that a change may give a new value, and the words for it. */
interface Term {
  readonly label: string;
  readonly isAsked: (body: ChangeBody) => boolean;
  readonly column: 'quantity' | 'trigger_price' | 'limit_price' | 'validity_date';
  readonly text: (instrument: TradedInstrument, value: string) => string;
}

const price = (instrument: TradedInstrument, value: string): string => priceText(instrument, decimal(value));

const terms: readonly Term[] = [
  {
    label: 'Neue Menge',
    isAsked: ({ quantity }) => isGiven(quantity),
    column: 'quantity',
    text: (instrument, value) => quantityText(instrument, decimal(value)),
  },
  {
    label: 'Neue Stop-Marke',
    isAsked: ({ triggerLimit }) => isGiven(triggerLimit),
    column: 'trigger_price',
    text: price,
  },
  { label: 'Neues Limit', isAsked: ({ limit }) => isGiven(limit), column: 'limit_price', text: price },
  {
    label: 'Neu gültig bis',
    isAsked: ({ validityType }) => isGiven(validityType),
    column: 'validity_date',
    text: (_instrument, value) => dayText(value),
  },
];

/**
 * What the TAN of a change is bound to: the new terms, and those they take the place of. A change that arrives late,
 * when another has been made meanwhile, was signed for an order that is no more.
 */
export const signedChange = (row: OrderRow, body: ChangeBody): unknown => ({
  body,
  before: Object.fromEntries(
    terms.filter(({ isAsked }) => isAsked(body)).map(({ column }) => [column, row[column]]),
  ),
});

/**
 * What the TAN of a cancellation is bound to: the orders that end by it. When a base is executed after it was signed,
 * the order that follows it is another one, which nobody has signed for.
 */
export const signedCancellation = (rows: readonly OrderRow[]): unknown => ({
  orders: rows.map(({ order_id }) => order_id),
});

/** What the customer signs of a change: each new term beside the one before. */
export function changeWords(
  market: Market,
  row: OrderRow,
  body: ChangeBody,
  { columns }: CheckedChange,
): SigningWords {
  const instrument = market.instruments.get(row.instrument_id)?.traded;
  if (instrument === undefined) throw new Error('An order without its instrument');
  const lines = Object.fromEntries(
    terms
      .filter(({ isAsked }) => isAsked(body))
      .flatMap(({ label, column, text }) => {
        const [after, before] = [columns[column], row[column]];
        if (typeof after !== 'string') return [];
        const until = typeof before === 'string' ? `, bisher ${text(instrument, before)}` : '';
        return [[label, `${text(instrument, after)}${until}`]];
      }),
  );
  return openOrderWords(market, [row], 'Order ändern', lines);
}

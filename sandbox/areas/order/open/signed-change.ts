import { decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import type { Market } from '@sandbox/market/market';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import type { CheckedChange } from './check-change';
import type { ChangeBody } from '../routes/order-body';
import type { OrderExtras } from '../store/order-extras';
import type { OrderRow } from '../store/order-record';
import { isGiven } from '../check/price-input';
import { priceText, quantityText } from '@sandbox/market/catalogue/german-figures';
import { dayText, openOrderWords } from '../place/signing-words';

/** What a change may give a new value, and the words for it. */
interface Term {
  readonly label: string;
  readonly isAsked: (body: ChangeBody) => boolean;
  /** As it stands in a row, or as it will; null where the order has none. */
  readonly value: (of: Terms) => string | null | undefined;
  readonly text: (instrument: TradedInstrument, value: string) => string;
}

/** The terms of an order, stored or checked. */
interface Terms {
  readonly quantity?: string | undefined;
  readonly trigger_price?: string | null | undefined;
  readonly limit_price?: string | null | undefined;
  readonly validity_date?: string | null | undefined;
  readonly extras: OrderExtras;
}

const price = (instrument: TradedInstrument, value: string): string => priceText(instrument, decimal(value));

const terms: readonly Term[] = [
  {
    label: 'Neue Menge',
    isAsked: ({ quantity }) => isGiven(quantity),
    value: ({ quantity }) => quantity,
    text: (instrument, value) => quantityText(instrument, decimal(value)),
  },
  {
    label: 'Neue Stop-Marke',
    isAsked: ({ triggerLimit }) => isGiven(triggerLimit),
    value: ({ trigger_price }) => trigger_price,
    text: price,
  },
  {
    label: 'Neuer Abstand',
    isAsked: ({ trailingLimitDistAbs, trailingLimitDistRel }) =>
      isGiven(trailingLimitDistAbs) || isGiven(trailingLimitDistRel),
    value: ({ extras: { trailingLimitDistAbs, trailingLimitDistRel } }) =>
      trailingLimitDistAbs?.value ?? (trailingLimitDistRel && `${trailingLimitDistRel} %`),
    text: (instrument, value) =>
      value.endsWith('%') ? `${german(value.slice(0, -2))} %` : price(instrument, value),
  },
  {
    label: 'Neues Limit',
    isAsked: ({ limit }) => isGiven(limit),
    value: ({ limit_price }) => limit_price,
    text: price,
  },
  {
    label: 'Neu gültig bis',
    isAsked: ({ validityType }) => isGiven(validityType),
    value: ({ validity_date }) => validity_date,
    text: (_instrument, value) => dayText(value),
  },
];

const german = (percent: string): string =>
  formatGermanNumber(decimal(percent), { minDecimals: 0, maxDecimals: 5 });

/**
 * What the TAN of a change is bound to: the new terms, and those they take the place of. A change that arrives late,
 * when another has been made meanwhile, was signed for an order that is no more.
 */
export const signedChange = (row: OrderRow, body: ChangeBody): unknown => ({
  body,
  before: Object.fromEntries(
    terms.filter(({ isAsked }) => isAsked(body)).map(({ label, value }) => [label, value(row) ?? null]),
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
  { columns, order }: CheckedChange,
  depot: string,
): SigningWords {
  const instrument = market.instruments.get(row.instrument_id)?.traded;
  if (instrument === undefined) throw new Error('An order without its instrument');
  const lines = Object.fromEntries(
    terms
      .filter(({ isAsked }) => isAsked(body))
      .flatMap(({ label, value, text }) => {
        const [after, before] = [value(termsOf(columns, order.extras)), value(row)];
        if (typeof after !== 'string') return [];
        const until = typeof before === 'string' ? `, bisher ${text(instrument, before)}` : '';
        return [[label, `${text(instrument, after)}${until}`]];
      }),
  );
  return openOrderWords(market, [row], { sentence: 'Order ändern', depot }, lines);
}

/** The columns of a change are plain text where they are terms at all. */
function termsOf(columns: CheckedChange['columns'], extras: OrderExtras): Terms {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    quantity: text(columns.quantity),
    trigger_price: text(columns.trigger_price),
    limit_price: text(columns.limit_price),
    validity_date: text(columns.validity_date),
    extras,
  };
}

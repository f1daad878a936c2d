import type { Order } from '@domain/order/open/order';
import type { Amount } from '@domain/money/amount';
import { csvText } from '@ui/components/table/csv-text';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { instrumentOf } from '@domain/order/open/order-name';
import type { BookEntry } from '@domain/order/open/book-entry';

/** What the file is written with. */
export interface BookWords {
  readonly t: TextLookup;
  readonly formats: Formats;
  readonly partNameOf: (order: Order, part: Order) => string;
}

const columns = [
  'number',
  'created',
  'instrument',
  'wkn',
  'isin',
  'venue',
  'leg',
  'side',
  'type',
  'quantity',
  'quantityUnit',
  'executed',
  'open',
  'limit',
  'trigger',
  'priceUnit',
  'validity',
  'status',
] as const;

/** The book as CSV: the orders as they are shown, each with its legs; what is not known stays empty. */
export function orderBookCsv(entries: readonly BookEntry[], words: BookWords): string {
  const { t, formats } = words;
  const rows = entries.flatMap((entry) =>
    entry.kind === 'details'
      ? []
      : [cellsOf(entry.order, entry.kind === 'leg' ? entry.leg : entry.order, words)],
  );
  return csvText([columns.map((column) => t(`orderBook.csv.${column}`)), ...rows], formats);
}

function cellsOf(order: Order, part: Order, { t, formats, partNameOf }: BookWords): readonly string[] {
  const instrument = part.instrument ?? instrumentOf(order);
  const cells: Readonly<Record<(typeof columns)[number], string | undefined>> = {
    number: part.id,
    created: `${formats.instant(part.createdAt, 'date')} ${formats.instant(part.createdAt, 'exactTime')}`,
    instrument: instrument?.name,
    wkn: instrument?.wkn,
    isin: instrument?.isin,
    venue: (part.venue ?? order.venue)?.name,
    leg: part === order ? '' : partNameOf(order, part),
    side: t(`orderParts.side.${part.side}`),
    type: t(`orderParts.type.${part.orderType}`),
    quantity: figure(part.quantity, formats),
    quantityUnit: formats.unit(part.quantity.unit),
    executed: figure(part.executedQuantity, formats),
    open: figure(part.openQuantity, formats),
    limit: figure(part.limit, formats),
    trigger: figure(part.triggerLimit, formats),
    priceUnit: unitOf(part.limit ?? part.triggerLimit, formats),
    validity: part.validUntil && formats.day(part.validUntil),
    status: t(`orderParts.status.${part.status}`),
  };
  return columns.map((column) => cells[column] ?? '');
}

/** Spreadsheets know the hyphen as the sign of a number, not the true minus. */
const figure = (amount: Amount | undefined, formats: Formats): string =>
  amount === undefined ? '' : formats.figure(amount).replace('\u2212', '-');

const unitOf = (amount: Amount | undefined, formats: Formats): string =>
  amount === undefined ? '' : formats.unit(amount.unit);

import { groupIban } from '@domain/codes/group-iban';
import { formatGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import { shortNumber } from '@domain/codes/short-number';
import { decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import type { TradingRestriction } from '@sandbox/market/venue/auction';
import { germanNumber, priceText, quantityText } from '@sandbox/market/catalogue/german-figures';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { Market } from '@sandbox/market/market';
import type { SigningLine, SigningWords } from '@sandbox/areas/tan/tan-demand';
import type { CheckedOrder } from '../check/check-order';
import { legsOf, type CheckedRequest } from '../check/check-request';
import type { DirectDebitExtra } from '../store/order-extras';
import type { OrderRow } from '../store/order-record';
import { isGiven } from '../check/price-input';
import type { ExecutionTerms, LimitExtension, Side, TrailingDistance } from '../trade/working-order';

const SIDE: Readonly<Record<Side, string>> = { BUY: 'Kauf', SELL: 'Verkauf' };

/** What the customer signs for a new order, in German words; of a combined one each leg in its own line. */
export function creationWords(
  { row }: { row: { name: string; wkn: string } },
  request: CheckedRequest,
): SigningWords {
  const orders = legsOf(request);
  const [{ side, listing, validity, estimate, depotWords, account }] = orders;
  return words(TITLES[request.kind] ?? `${SIDE[side]} freigeben`, {
    Wertpapier: `${row.name} (WKN ${row.wkn})`,
    ...(request.kind === 'single' ? orderLines(orders[0]) : legLines(orders, request.kind === 'next')),
    Handelsplatz: listing.venue.name,
    ...(request.kind === 'next' ? {} : { 'Gültig bis': formatGermanDate(validity.date) }),
    Depot: depotWords,
    Konto: account.name,
    'Wert etwa': ofTheMoment(`${germanNumber(estimate.value)} ${listing.instrument.currency}`),
    ...(listing.instrument.bond === undefined
      ? {}
      : {
          'Stückzinsen etwa': ofTheMoment(
            `${germanNumber(estimate.interest)} ${listing.instrument.currency}`,
          ),
        }),
    ...(side === 'BUY'
      ? { 'Belastung etwa': ofTheMoment(`${germanNumber(estimate.debit)} ${account.currency}`) }
      : {
          'Gutschrift vor Steuern etwa': ofTheMoment(`${germanNumber(estimate.credit)} ${account.currency}`),
        }),
    ...debitLine(orders),
  });
}

const TITLES: Readonly<Partial<Record<CheckedRequest['kind'], string>>> = {
  oco: 'One-Cancels-Other-Order freigeben',
  next: 'Folgeorder freigeben',
};

const orderLines = (order: CheckedOrder): Readonly<Record<string, string>> => ({
  Auftrag: actText(order),
  Preis: priceWords(order),
});

/** Each leg in its own line; a base and what follows it are valid each for itself. */
const legLines = (
  orders: readonly CheckedOrder[],
  areValidApart: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    orders.map((order, index) => [
      `Teilorder ${index + 1}`,
      [
        actText(order),
        priceWords(order),
        ...(areValidApart ? [`gültig bis ${formatGermanDate(order.validity.date)}`] : []),
      ].join(', '),
    ]),
  );

const EXTENSION: Readonly<Record<LimitExtension, string>> = {
  FOK: 'sofort und vollständig oder gar nicht',
  IOC: 'sofort, der Rest entfällt',
  AON: 'nur vollständig',
};

const RESTRICTION: Readonly<Record<TradingRestriction, string>> = {
  OAO: 'nur in der Eröffnungsauktion',
  AO: 'nur in Auktionen',
  CAO: 'nur in der Schlussauktion',
};

/** How the price is found, and on what conditions. */
const priceWords = ({ listing, terms, extension, restriction }: CheckedOrder): string =>
  [
    termsText(listing.instrument, terms),
    ...(extension === undefined ? [] : [EXTENSION[extension]]),
    ...(restriction === undefined ? [] : [RESTRICTION[restriction]]),
  ].join(', ');

/** Whose account pays, where it is not the settlement account (ORD-14). */
function debitLine(orders: readonly CheckedOrder[]): Readonly<Record<string, string>> {
  const payers = new Set(orders.flatMap(({ extras }) => extras.directDebit ?? []).map(payerText));
  return payers.size === 0 ? {} : { Lastschrift: [...payers].join('; ') };
}

const payerText = ({ iban, maxAmount, accountHolderName }: DirectDebitExtra): string =>
  [
    groupIban(iban),
    accountHolderName,
    ...(isGiven(maxAmount)
      ? [`höchstens ${germanNumber(decimal(maxAmount.value))} ${maxAmount.unit} mit Entgelten`]
      : []),
  ].join(', ');

const actText = ({ side, quantity, listing }: CheckedOrder): string =>
  `${SIDE[side]} ${quantityText(listing.instrument, quantity)}`;

/** What the customer signs to change or cancel an open order, or several legs of one. */
export function openOrderWords(
  market: Market,
  rows: readonly [OrderRow, ...OrderRow[]],
  { sentence, depot }: { readonly sentence: string; readonly depot: string },
  further: Readonly<Record<string, string>> = {},
): SigningWords {
  const [first] = rows;
  const instrument = market.instruments.get(first.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  const { traded, row } = instrument;
  const labelled = (label: string, text: (each: OrderRow) => Line): Readonly<Record<string, Line>> =>
    rows.length === 1
      ? { [label]: text(first) }
      : Object.fromEntries(rows.map((each, index) => [`${label} ${index + 1}`, text(each)]));
  return words(sentence, {
    ...labelled('Ordernummer', ({ order_id }) => shortNumber(order_id)),
    Wertpapier: `${row.name} (WKN ${row.wkn})`,
    ...labelled('Auftrag', (each) => `${SIDE[each.side]} ${quantityText(traded, decimal(each.quantity))}`),
    ...labelled('Noch offen', (each) => ofTheMoment(quantityText(traded, decimal(each.open_quantity)))),
    Handelsplatz: market.venues.get(first.venue_id)?.name ?? '',
    Depot: depot,
    ...further,
  });
}

/** A day of the wire in German. */
export const dayText = (date: string): string => formatGermanDate(calendarDay(date));

function termsText(instrument: TradedInstrument, terms: ExecutionTerms): string {
  switch (terms.kind) {
    case 'market':
      return 'unlimitiert';
    case 'limit':
      return `Limit ${priceText(instrument, terms.limit)}`;
    case 'quote':
      return `Quote ${priceText(instrument, terms.price)}`;
    case 'stop':
    case 'trailing':
      return [
        `Stop-Marke ${priceText(instrument, terms.trigger)}`,
        ...(terms.kind === 'trailing' ? [`Abstand ${distanceText(instrument, terms.distance)}`] : []),
        ...(terms.limit === undefined ? [] : [`Limit ${priceText(instrument, terms.limit)}`]),
      ].join(', ');
  }
}

const distanceText = (instrument: TradedInstrument, distance: TrailingDistance): string =>
  distance.kind === 'absolute'
    ? priceText(instrument, distance.distance)
    : `${formatGermanNumber(distance.percent, { minDecimals: 0, maxDecimals: 5 })} %`;

/** The text of a line, or how it stands just now. */
type Line = string | Omit<SigningLine, 'label'>;

const ofTheMoment = (value: string): Line => ({ value, isOfTheMoment: true });

const words = (sentence: string, lines: Readonly<Record<string, Line>>): SigningWords => ({
  sentence,
  lines: Object.entries(lines).map(([label, line]) => ({
    label,
    ...(typeof line === 'string' ? { value: line } : line),
  })),
});

import { amount, type Amount } from '@domain/money/amount';
import { add, decimal, subtract } from '@domain/money/decimal';
import { instrumentId, venueId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { isin } from '@domain/codes/isin';
import { EUR, PIECES } from '@domain/money/unit';
import { wkn } from '@domain/codes/wkn';
import type { InstrumentType } from '@domain/instrument/instrument-type';
import { type Instrument, type Notation, priceUnit, quantityUnit } from '@domain/instrument/instrument';
import { enterableOrderTypes } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import * as E from 'fp-ts/Either';
import { feesAtExchange, feesOverTheCounter } from './fake-fees';

/** An instrument of the fake market; a wrong code is a bug. */
function instrumentOf(
  code: string,
  isinCode: string,
  name: string,
  type: InstrumentType,
  notation: Notation,
): Instrument {
  return {
    id: instrumentId(`instrument-${code}`),
    wkn: known(wkn(code)),
    isin: known(isin(isinCode)),
    name,
    shortName: name,
    type,
    notation,
    currency: EUR,
    priipsRelevant: type !== 'SHARE',
    keyInformationAvailable: true,
    fundRedemptionLimited: false,
    savingsPlanEligible: type === 'ETF' || type === 'FUND',
  };
}

/** A share, in pieces. */
export const sap = instrumentOf('716460', 'DE0007164600', 'SAP SE', 'SHARE', 'XXX');
/** An exchange-traded fund, in pieces. */
export const msciWorld = instrumentOf(
  'A0RPWH',
  'IE00B4L5Y983',
  'iShares Core MSCI World UCITS ETF',
  'ETF',
  'XXX',
);
/** A bond, in percent of its nominal. */
export const bund = instrumentOf(
  '110258',
  'DE0001102580',
  'Bundesrepublik Deutschland 0,00 % 2022/2032',
  'BONDS',
  'XXC',
);
/** A fund that only its company trades. */
export const uniGlobal = instrumentOf('849105', 'DE0008491051', 'UniGlobal', 'FUND', 'XXX');

const plain = { limitExtensions: [], tradingRestrictions: [] };
const exchange = {
  country: 'DE',
  currencies: [EUR],
  notations: ['XXX', 'XXC'],
  sides: ['BUY', 'SELL'],
  priceSteps: [],
  cover: { unlimitedMargin: decimal('2'), mostValue: amount('500000', EUR) },
} as const;

/** An exchange with limits but without stops. */
export const xetra: Venue = {
  ...exchange,
  id: venueId('venue-xetra'),
  name: 'Xetra',
  type: 'EXCHANGE',
  fees: feesAtExchange,
  validityTypes: ['GFD', 'GTD', 'MAX'],
  orderTypes: {
    MARKET: plain,
    LIMIT: { limitExtensions: ['IOC', 'FOK'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
  },
};

/** An exchange with limits and stops. */
export const tradegate: Venue = {
  ...exchange,
  id: venueId('venue-tradegate'),
  name: 'Tradegate',
  type: 'EXCHANGE',
  fees: feesAtExchange,
  validityTypes: ['GFD', 'GTD', 'MAX'],
  orderTypes: { MARKET: plain, LIMIT: plain, STOP_MARKET: plain },
};

/** A market maker who takes every type of order, and quotes. */
export const marketMaker: Venue = {
  ...exchange,
  id: venueId('venue-market-maker'),
  name: 'Direkthandel',
  type: 'OFF',
  fees: feesOverTheCounter,
  validityTypes: ['GFD', 'GTD', 'MAX'],
  orderTypes: Object.fromEntries(enterableOrderTypes.map((type) => [type, plain])),
};

/** A dealer over the counter who quotes, and takes orders of nearly every type. */
export const direkthandel: Venue = {
  ...exchange,
  id: venueId('venue-direkt'),
  name: 'Direkthandel Nord',
  type: 'OFF',
  fees: feesOverTheCounter,
  validityTypes: ['GFD', 'GTD', 'MAX'],
  orderTypes: {
    QUOTE: plain,
    MARKET: plain,
    LIMIT: plain,
    STOP_MARKET: plain,
    STOP_LIMIT: plain,
    TRAILING_STOP_MARKET: plain,
    TRAILING_STOP_LIMIT: plain,
    ONE_CANCELS_OTHER: plain,
    NEXT_ORDER: plain,
  },
};

/** A fund company: market orders without validity. */
export const fundHouse: Venue = {
  ...exchange,
  id: venueId('venue-kvg'),
  name: 'Fondsgesellschaft',
  type: 'FUND',
  fees: feesOverTheCounter,
  validityTypes: [],
  orderTypes: { MARKET: plain },
};

const halfSpread = decimal('0.02');

/** An open market around this price. */
export function marketOf(instrument: Instrument, venue: Venue, price: string, sequence = 1): VenueQuote {
  const unit = priceUnit(instrument);
  const last = amount(price, unit);
  return {
    instrumentId: instrument.id,
    venueId: venue.id,
    bid: { value: subtract(last.value, halfSpread), unit },
    ask: { value: add(last.value, halfSpread), unit },
    last,
    bidSize: amount('500', quantityUnit(instrument)),
    askSize: amount('500', quantityUnit(instrument)),
    previousClose: last,
    at: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
    hours: { state: 'open', closes: instant(Date.UTC(2026, 10, 23, 16, 30, 0)) },
    sequence,
  };
}

/** So many pieces. */
export const pieces = (count: string): Amount => amount(count, PIECES);

function known<T>(code: E.Either<string, T>): T {
  if (E.isLeft(code)) throw new Error(`Not a security code: ${code.left}`);
  return code.right;
}

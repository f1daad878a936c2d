import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { EUR, PIECES } from '@domain/money/unit';
import type { PriceAnchor, TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';

/** A share of a blue chip, changed where a test needs it otherwise. */
export const share = (change: Partial<TradedInstrument>): TradedInstrument => ({
  instrumentId: `instrument-${change.wkn ?? '840400'}`,
  wkn: '840400',
  type: 'SHARE',
  currency: EUR,
  notation: PIECES,
  volatility: 2_800,
  tradable: true,
  traits: new Set(),
  ...change,
});

const venue: TradingVenue = {
  venueId: 'tradegate',
  name: 'Tradegate',
  country: 'DE',
  type: 'EXCHANGE',
  currencies: ['EUR'],
  abilities: {
    sides: ['BUY', 'SELL'],
    validityTypes: ['GFD', 'GTD', 'MAX'],
    orderTypes: {
      MARKET: { limitExtensions: [], tradingRestrictions: [] },
      LIMIT: { limitExtensions: [], tradingRestrictions: [] },
      STOP_MARKET: { limitExtensions: [], tradingRestrictions: [] },
    },
  },
  opens: '07:30',
  closes: '22:00',
  timeZone: 'Europe/Berlin',
  calendar: 'XETRA',
  referencePrice: 'QUOTE',
  halfSpread: 4,
  fee: decimal('2.50'),
};

/** Market maker's exchange, 07:30 to 22:00. */
export const tradegate = venue;
/** Continuous trading by last price, 09:00 to 17:30. */
export const xetra: TradingVenue = {
  ...venue,
  venueId: 'xetra',
  name: 'Xetra',
  opens: '09:00',
  closes: '17:30',
  referencePrice: 'LAST',
  halfSpread: 2,
};
/** Over the counter without a venue fee. */
export const overTheCounter: TradingVenue = {
  ...venue,
  venueId: 'otc',
  name: 'Direkthandel Nord',
  type: 'OFF',
  opens: '08:00',
  closes: '22:00',
  fee: decimal('0'),
};
/** The fund company: one price a day. */
export const fundCompany: TradingVenue = {
  ...venue,
  venueId: 'kvg',
  name: 'Fondsgesellschaft',
  type: 'FUND',
  opens: '08:00',
  closes: '16:00',
  calendar: 'BANK',
  halfSpread: 0,
  fee: decimal('0'),
};
/** New York in its own time. */
export const newYork: TradingVenue = {
  ...venue,
  venueId: 'nyse',
  name: 'New York',
  country: 'US',
  opens: '09:30',
  closes: '16:00',
  timeZone: 'America/New_York',
  calendar: 'NEW_YORK',
  referencePrice: 'LAST',
};

/** The price a walk goes through at a moment. */
export const anchorAt = (moment: string, price: string): PriceAnchor => ({
  at: instant(Date.parse(moment)),
  price: decimal(price),
  corporateAction: false,
});

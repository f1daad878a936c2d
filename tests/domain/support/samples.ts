import { type OrderFacts } from './filled-order';
import { calendarDay } from '@domain/time/local-date';
import type { Depot, DepotType } from '@domain/depot/depot';
import type { Instrument } from '@domain/instrument/instrument';
import type { Order } from '@domain/order/open/order';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { accountId, depotId, instrumentId, orderId, venueId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { isin } from '@domain/codes/isin';
import { EUR, PIECES } from '@domain/money/unit';
import { wkn } from '@domain/codes/wkn';
import { known } from './known';

/** A share in euro. */
export const share: Instrument = {
  id: instrumentId('i-sap'),
  wkn: known(wkn('716460')),
  isin: known(isin('DE0007164600')),
  name: 'SAP SE',
  shortName: 'SAP',
  type: 'SHARE',
  notation: 'XXX',
  currency: EUR,
  priipsRelevant: false,
  keyInformationAvailable: false,
  fundRedemptionLimited: false,
  savingsPlanEligible: true,
};

/** A federal bond, quoted in percent. */
export const bond: Instrument = {
  ...share,
  id: instrumentId('i-bund'),
  name: 'Bund',
  type: 'BONDS',
  notation: 'XXC',
};

/** An investment fund. */
export const fund: Instrument = { ...share, id: instrumentId('i-fund'), name: 'Fonds', type: 'FUND' };

const plain = { limitExtensions: [], tradingRestrictions: [] } as const;

/** A domestic exchange with refinements of limit orders. */
export const exchange: Venue = {
  id: venueId('v-xetra'),
  name: 'Xetra',
  country: 'DE',
  type: 'EXCHANGE',
  currencies: [EUR],
  notations: ['XXX', 'XXC'],
  sides: ['BUY', 'SELL'],
  validityTypes: ['GFD', 'GTD', 'MAX'],
  orderTypes: {
    MARKET: { limitExtensions: [], tradingRestrictions: ['AO'] },
    LIMIT: { limitExtensions: ['FOK', 'IOC'], tradingRestrictions: ['OAO', 'CAO'] },
    STOP_MARKET: plain,
  },
  priceSteps: [],
};

/** A fund company: market orders only, no validity. */
export const fundCompany: Venue = {
  ...exchange,
  id: venueId('v-kvg'),
  name: 'Fondsgesellschaft',
  type: 'FUND',
  validityTypes: [],
  orderTypes: { MARKET: plain },
};

/** A venue that takes limits only, and purchases only. */
export const limitOnly: Venue = {
  ...exchange,
  id: venueId('v-limit'),
  name: 'Nur Limit',
  sides: ['BUY'],
  validityTypes: ['GFD'],
  orderTypes: { LIMIT: plain, STOP_MARKET: plain },
};

/** A market maker who takes every type of order, and quotes. */
export const dealer: Venue = {
  ...exchange,
  id: venueId('v-dealer'),
  name: 'Direkthandel',
  type: 'OFF',
  orderTypes: Object.fromEntries(enterableOrderTypes.map((type) => [type, plain])),
};

/** An exchange that takes every type but market orders and quotes. */
export const pricedOnly: Venue = {
  ...dealer,
  id: venueId('v-priced'),
  name: 'Nur mit Preis',
  type: 'EXCHANGE',
  orderTypes: Object.fromEntries(
    enterableOrderTypes.filter((type) => type !== 'MARKET' && type !== 'QUOTE').map((type) => [type, plain]),
  ),
};

/** Where the samples trade, on Monday 23 November 2026. */
export const facts: OrderFacts = {
  dimensions: { venues: [exchange, fundCompany, limitOnly, dealer, pricedOnly] },
  today: calendarDay('2026-11-23'),
};

/** A complete market order for ten shares. */
export const draft: OrderDraft = {
  ...emptyDraft,
  depotId: depotId('d-1'),
  settlementAccountId: accountId('a-1'),
  instrument: share,
  side: 'BUY',
  quantity: '10',
  venueId: exchange.id,
  validityType: 'GFD',
};

/** The sample with every text filled in, at the market maker: 10 shares around a market of 100. */
export const filledDraft: OrderDraft = {
  ...draft,
  venueId: dealer.id,
  limit: '95',
  triggerLimit: '105',
  distance: '5',
  follow: {
    ...emptyDraft.follow,
    quantity: '10',
    limit: '110',
    triggerLimit: '90',
    distance: '2,5',
    validityType: 'MAX',
  },
};

/** An open market without any price. */
export const silentQuote: VenueQuote = {
  instrumentId: share.id,
  venueId: exchange.id,
  at: instant(0),
  hours: { state: 'open' },
  sequence: 1,
};

/** An open market: 99 bid, 101 ask, last 100. */
export const prices = { bid: amount('99', EUR), ask: amount('101', EUR), last: amount('100', EUR) } as const;

/** The open market with all its prices. */
export const quote: VenueQuote = { ...silentQuote, ...prices };

/** An open order as the bank keeps it. */
export const order: Order = {
  id: orderId('o-1'),
  depotId: depotId('d-1'),
  createdAt: instant(0),
  legNumber: 1,
  orderType: 'LIMIT',
  status: 'OPEN',
  side: 'BUY',
  instrumentId: share.id,
  quantity: amount('10', PIECES),
  openQuantity: amount('10', PIECES),
  cancelledQuantity: amount('0', PIECES),
  executedQuantity: amount('0', PIECES),
  executions: [],
  subOrders: [],
  deletable: true,
  modifiable: true,
};

/** A depot of that type. */
export const depotOf = (type: DepotType | 'UNKNOWN', id = 'd-1'): Depot => ({
  id: depotId(id),
  displayId: '1234567',
  type,
  defaultSettlementAccountId: accountId('a-1'),
  furtherSettlementAccountIds: [accountId('a-2')],
});

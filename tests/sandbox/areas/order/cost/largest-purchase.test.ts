import { wireAccountBalance } from '@adapters/http/account/account-codec';
import { toAccountBalance } from '@adapters/http/account/account-mapper';
import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { wireVenueQuote } from '@adapters/http/wire/instrument/quote-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import { toVenueQuote } from '@adapters/http/wire/instrument/quote-mapper';
import { wireVenue } from '@adapters/http/wire/instrument/venue-codec';
import { toVenue } from '@adapters/http/wire/instrument/venue-mapper';
import { priceUnit } from '@domain/instrument/instrument';
import { amount } from '@domain/money/amount';
import { add, decimalText, one, type Decimal } from '@domain/money/decimal';
import { entryDaysOf } from '@domain/order/check/entry-days';
import { exchangeRatesOf } from '@domain/order/cost/exchange-rates';
import { largestPurchase } from '@domain/order/cost/purchase-terms';
import { lastTradingDay, type Validity } from '@domain/order/validity';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { venueIdOf, type VenueName } from '@sandbox/market/venue/venues';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { fc } from '@tests/support/properties';
import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { keysOf, TradingDesk } from '../trading';

const moment = '2026-11-20T10:00:00+01:00';
const TOO_DEAR = /ausmachender-betrag|summe-kaeufe-ist-hoeher/;

let werkbank: Werkbank;
let desk: TradingDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: moment, requestsPerMinute: 1_000_000 });
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment), speed: 0 });
  desk = await TradingDesk.open(werkbank, '10000001');
});
afterAll(() => werkbank.close());

function decoded<A>(codec: t.Type<A, unknown>, body: unknown): A {
  const read = codec.decode(body);
  if (E.isLeft(read)) throw new Error('The portal cannot read this answer');
  return read.right;
}

async function list<A>(codec: t.Type<A, unknown>, path: string): Promise<readonly A[]> {
  const answer = await desk.customer.get(`/api/${path}`);
  return answer.json<{ values: unknown[] }>().values.map((each) => decoded(codec, each));
}

/** What the portal learns of a security before anything is typed. */
async function learned(wkn: string) {
  const [instrument] = (await list(wireInstrument, `brokerage/v1/instruments/${wkn}`)).map(toInstrument);
  const quotes = (await list(wireVenueQuote, `brokerage/v1/instruments/${wkn}/quotes`)).map(toVenueQuote);
  const dimensions = await desk.customer.get(`/api/brokerage/v3/orders/dimensions?wkn=${wkn}`);
  const [{ venues }] = dimensions.json<{ values: [{ venues: unknown[] }] }>().values;
  if (instrument === undefined) throw new Error('No such security');
  return { instrument, quotes, venues: venues.flatMap((each) => toVenue(decoded(wireVenue, each)) ?? []) };
}

type Learned = Awaited<ReturnType<typeof learned>>;

/** An order that is being entered, from an account in this currency. */
interface Entered {
  readonly wkn: string;
  readonly venue: VenueName;
  readonly currency: string;
  readonly orderType: 'MARKET' | 'LIMIT' | 'STOP_MARKET' | 'STOP_LIMIT';
  /** Limit or trigger, by type. */
  readonly price?: string;
  readonly validity?: Validity;
}

/** The largest quantity by what the portal knows, and whether the bank finds a quantity too dear. */
async function both(
  { wkn, venue: name, currency, orderType, price: typed, validity = GFD }: Entered,
  known: Learned,
) {
  const { instrument } = known;
  const venueId = venueIdOf(name);
  const venue = known.venues.find(({ id }) => id === venueId);
  const quote = known.quotes.find((each) => each.venueId === venueId);
  const account = (await list(wireAccountBalance, 'banking/clients/user/v2/accounts/balances'))
    .map(toAccountBalance)
    .find(({ availableCash }) => availableCash.unit === currency);
  const price = typed === undefined ? (quote?.ask ?? quote?.last) : amount(typed, priceUnit(instrument));
  if (account === undefined || price === undefined || venue?.fees === undefined) throw new Error('Unknown');
  const { maturity } = instrument;
  const entry = entryDaysOf({ venue, maturity }, quote?.hours, instant(Date.parse(moment)));
  const most = largestPurchase({
    instrument,
    account,
    price,
    fees: venue.fees,
    isHeld: orderType === 'LIMIT' || orderType === 'STOP_LIMIT',
    rules: venue.cover,
    days: { first: entry.activeDay, last: lastTradingDay(validity, entry) },
    rates: exchangeRatesOf(quote?.exchangeRate, account, undefined),
  });
  if (most === undefined) throw new Error('The portal does not know');
  const tooDear = async (count: Decimal): Promise<boolean> => {
    const asked = await desk.body({
      wkn,
      venue: name,
      pieces: decimalText(count),
      settlementAccountId: account.accountId,
      ...(orderType !== 'LIMIT' && typed !== undefined && { triggerAt: typed }),
      ...(orderType !== 'STOP_MARKET' && typed !== undefined && { limitAt: typed }),
      orderType,
      validityType: validity.type,
      ...(validity.type === 'GTD' && { validity: validity.date }),
    });
    const keys = keysOf(await desk.customer.post('/api/brokerage/v3/orders/prevalidation', asked));
    return keys.some((key) => TOO_DEAR.test(key));
  };
  return { most: most.value, tooDear };
}

const GFD = { type: 'GFD' } as const;

async function agreed(entered: Entered, known: Learned): Promise<Decimal> {
  const { most, tooDear } = await both(entered, known);
  const isOne = most.units > 0n;
  expect([isOne && (await tooDear(most)), await tooDear(add(most, one))]).toEqual([false, true]);
  return most;
}

describe('how much the cash pays for, by the portal and by the bank [ORD-08]', () => {
  it.each<[string, VenueName, string, string, string]>([
    ['716460', 'Xetra', '200.15', 'EUR', 'a share at an exchange'],
    ['716460', 'Xetra', '200.15', 'USD', 'a share in euro, paid in dollars'],
    ['716460', 'Direkthandel Nord', '200.15', 'EUR', 'over the counter, where the venue takes nothing'],
    ['716460', 'Xetra', '9000.00', 'EUR', 'a price at which little is bought'],
    ['110258', 'Stuttgart', '91.37', 'EUR', 'a bond without interest'],
    ['DWDHF4', 'Stuttgart', '98.50', 'EUR', 'a bond with accrued interest'],
    ['865985', 'Tradegate', '231.17', 'EUR', 'a share in dollars, paid in euro'],
    ['865985', 'Tradegate', '231.17', 'USD', 'a share in dollars, paid in dollars'],
    ['DW7US7', 'Stuttgart', '99.13', 'EUR', 'a bond in dollars with interest, paid in euro'],
    ['DW7US7', 'Stuttgart', '99.13', 'USD', 'a bond in dollars with interest, paid in dollars'],
  ])('of %s at %s for %s, from the account in %s: %s', async (wkn, venue, price, currency) => {
    const known = await learned(wkn);
    const limited = await agreed({ wkn, venue, currency, orderType: 'LIMIT', price }, known);
    expect(limited.units).toBeGreaterThan(0n);
    const unlimited = await agreed({ wkn, venue, currency, orderType: 'MARKET' }, known);
    expect(unlimited.units).toBeGreaterThan(0n);
  });

  it('at any price, as any type, up to any day', async () => {
    const securities = ['716460', '865985', 'DWDHF4', 'DW7US7'] as const;
    const known = new Map(
      await Promise.all(securities.map(async (wkn) => [wkn, await learned(wkn)] as const)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...securities),
        fc.constantFrom('EUR', 'USD'),
        fc.constantFrom('MARKET', 'LIMIT', 'STOP_MARKET', 'STOP_LIMIT'),
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom<Validity>(GFD, { type: 'MAX' }, { type: 'GTD', date: calendarDay('2027-03-12') }),
        async (wkn, currency, orderType, cents, validity) => {
          const isBond = wkn.startsWith('DW');
          // Exchanges take no stop with a limit.
          fc.pre(!isBond || orderType !== 'STOP_LIMIT');
          // A price of a bond is some percent of its nominal, and a stop to buy lies above the market.
          const units = BigInt(isBond ? 9_000 + (cents % 3_000) : 30_000 + cents);
          const price = orderType === 'MARKET' ? {} : { price: decimalText({ units, scale: 2 }) };
          const venue = isBond ? 'Stuttgart' : 'Direkthandel Nord';
          await agreed(
            { wkn, venue, currency, orderType, validity, ...price },
            known.get(wkn) ?? (await learned(wkn)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

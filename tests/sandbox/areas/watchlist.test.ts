import { raiseAlarms } from '@sandbox/areas/watchlist/price-alarms';
import type { WatchAnswer } from '@sandbox/areas/watchlist/watchlist-schema';
import type { NotificationAnswer } from '@sandbox/areas/notification/notification-schema';
import { instrumentIdOf } from '@sandbox/market/catalogue/instruments';
import { marketOf } from '@sandbox/market/market';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { parseWireTime } from '@domain/time/wire-time';
import * as O from 'fp-ts/Option';
import { decimal } from '@domain/money/decimal';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

const LIST = '/api/brokerage/v1/watchlist';
const TOLD = '/api/messages/v1/notifications';
const sap = instrumentIdOf('DE0007164600');
const none = { alarmAbove: null, alarmBelow: null };

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const timeOf = (text: string): number => O.toUndefined(parseWireTime(text)) ?? NaN;
const listOf = async (customer: PortalCustomer) =>
  (await customer.get(LIST)).json<{ values: WatchAnswer[] }>().values;
const toldTo = async (customer: PortalCustomer) =>
  (await customer.get(`${TOLD}?paging-count=100`)).json<{ values: NotificationAnswer[] }>().values;

describe('the watchlist [BNK-06]', () => {
  it('keeps what a customer watches, for this customer alone', async () => {
    expect((await anna.post(`${LIST}/${sap}`, none)).statusCode).toBe(200);
    const [entry, ...others] = await listOf(anna);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ instrument: { wkn: '716460' }, quote: { instrumentId: sap }, ...none });
    expect(entry?.watchedPrice?.unit).toBe('EUR');
    expect(await listOf(bernd)).toEqual([]);
    expect((await bernd.delete(`${LIST}/${sap}`)).statusCode).toBe(404);
    expect((await anna.delete(`${LIST}/${sap}`)).statusCode).toBe(204);
    expect(await listOf(anna)).toEqual([]);
  });

  it('knows no instrument that does not exist', async () => {
    expect((await anna.post(`${LIST}/gibt-es-nicht`, none)).statusCode).toBe(404);
  });

  it.each([
    ['at its side', { alarmAbove: '1.00', alarmBelow: null }, ['alarmAbove']],
    ['at the other side', { alarmAbove: null, alarmBelow: '9999.00' }, ['alarmBelow']],
    ['at both sides at once', { alarmAbove: '1.00', alarmBelow: '9999.00' }, ['alarmAbove', 'alarmBelow']],
  ])('refuses an alarm that is reached already, %s', async (_, alarms, origins) => {
    const refused = await anna.post(`${LIST}/${sap}`, alarms);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      messages: origins.map((origin) => ({ key: 'fehler-kursalarm-schon-erreicht', origin: [origin] })),
    });
  });

  it('raises an alarm once when its price is reached, and tells of it until it is seen', async () => {
    const market = await marketOf(werkbank.bank);
    await market.setPrice(sap, decimal('200.00'), false);
    await anna.post(`${LIST}/${sap}`, { alarmAbove: '230.00', alarmBelow: '100.00' });
    await raiseAlarms(werkbank.bank);
    const alarms = async () => (await toldTo(anna)).filter(({ kind }) => kind === 'PRICE_ALARM');
    expect(await alarms()).toEqual([]);
    await market.setPrice(sap, decimal('240.00'), false);
    await raiseAlarms(werkbank.bank);
    await raiseAlarms(werkbank.bank);
    expect(await alarms()).toMatchObject([
      { direction: 'ABOVE', level: { value: '230.00', unit: 'EUR' }, isin: 'DE0007164600', seen: false },
    ]);
    const told = await werkbank.bank.db
      .selectFrom('order_event')
      .select(['client_id', 'detail'])
      .where('topic', '=', 'notifications')
      .orderBy('happened_at', 'desc')
      .execute();
    expect(told[0]).toMatchObject({ detail: { kind: 'PRICE_ALARM', instrumentId: sap } });
    expect(await listOf(anna)).toMatchObject([{ alarmAbove: null, alarmBelow: { value: '100.00' } }]);
    expect((await anna.post(`${TOLD}/seen`, {})).statusCode).toBe(204);
    expect(await alarms()).toMatchObject([{ seen: true }]);
    expect((await toldTo(bernd)).filter(({ kind }) => kind === 'PRICE_ALARM')).toEqual([]);
  });
});

describe('what happened lately', () => {
  it('is told the latest first, and never of what is to come', async () => {
    const told = await toldTo(anna);
    const times = told.map(({ dateTime }) => timeOf(dateTime));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.every((time) => time <= werkbank.bank.clock.now())).toBe(true);
  });
});

describe('the price history', () => {
  const history = async (range: string) =>
    (
      await anna.get(
        `/api/brokerage/v1/instruments/${sap}/pricehistory?venueId=${venueIdOf('Xetra')}&range=${range}`,
      )
    ).json<{ unit: string; points: { dateTime: string; price: string }[] }>();
  const DAY = 86_400_000;

  it.each([
    ['DAY', 120, 0],
    ['WEEK', 120, 4],
    ['MONTH', 132, 28],
    ['YEAR', 253, 350],
    ['FIVE_YEARS', 253, 1750],
  ])('of a %s has %s prices and reaches back %s days or more', async (range, count, days) => {
    const { unit, points } = await history(range);
    const times = points.map(({ dateTime }) => timeOf(dateTime));
    expect(unit).toBe('EUR');
    expect(points).toHaveLength(count);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeLessThanOrEqual(werkbank.bank.clock.now() - days * DAY);
    expect(times.at(-1)).toBeLessThanOrEqual(werkbank.bank.clock.now());
  });

  it('ends, however long, at the price of now', async () => {
    const ends = await Promise.all(
      ['DAY', 'YEAR', 'FIVE_YEARS'].map(async (range) => (await history(range)).points.at(-1)),
    );
    expect(new Set(ends.map((end) => end?.price)).size).toBe(1);
  });

  it('is not there for an unknown venue', async () => {
    const path = `/api/brokerage/v1/instruments/${sap}/pricehistory?venueId=x&range=DAY`;
    expect((await anna.get(path)).statusCode).toBe(404);
  });
});

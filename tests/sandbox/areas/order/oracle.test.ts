import { add, decimal, decimalText, subtract } from '@domain/money/decimal';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { keysOf, TradingDesk, type Wish } from './trading';

/** Orders calculated by hand from rules.md, its vectors and decisions.md: what is expected here was never calculated by the product. */
let werkbank: Werkbank;
let desk: TradingDesk;

const MONDAY = '2026-11-23T10:00:00+01:00';
const at = (moment: string): Promise<unknown> =>
  werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment), speed: 0 });

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: MONDAY, requestsPerMinute: 1_000_000 });
  desk = await TradingDesk.open(werkbank, '10000011');
});
beforeEach(() => at(MONDAY));
afterAll(() => werkbank.close());

interface Note {
  readonly expectedValue: { readonly value: string; readonly unit: string };
  readonly accruedInterest: { readonly value: string } | null;
  readonly expectedSettlementCosts: { readonly value: string };
}

describe('what an order comes to, by the documents [ORD-19]', () => {
  it.each<[what: string, wish: Wish, value: string, interest: string | null, charges: string, total: string]>(
    [
      [
        '2,000.00: the least fee',
        { pieces: '10', limitAt: '200.00', venue: 'Xetra' },
        '2000.00',
        null,
        '12.40',
        '2012.40',
      ],
      [
        'its sale',
        { pieces: '10', limitAt: '200.00', venue: 'Xetra', side: 'SELL' },
        '2000.00',
        null,
        '12.40',
        '1987.60',
      ],
      [
        'no venue fee over the counter',
        { pieces: '10', limitAt: '200.00', venue: 'Direkthandel Nord' },
        '2000.00',
        null,
        '9.90',
        '2009.90',
      ],
      ['9.905 is rounded up', { pieces: '20', limitAt: '100.10' }, '2002.00', null, '12.41', '2014.41'],
      ['a single euro', { pieces: '1', limitAt: '1.00' }, '1.00', null, '12.40', '13.40'],
      [
        'a sale that brings less than it costs',
        { pieces: '1', limitAt: '1.00', side: 'SELL' },
        '1.00',
        null,
        '12.40',
        '-11.40',
      ],
      [
        'a real statement of 1,666.00',
        { pieces: '8', limitAt: '208.25' },
        '1666.00',
        null,
        '12.40',
        '1678.40',
      ],
      [
        'a real statement of 2,206.75',
        { pieces: '35', limitAt: '63.05' },
        '2206.75',
        null,
        '12.92',
        '2219.67',
      ],
      [
        'a real statement of 6,970.80',
        { pieces: '60', limitAt: '116.18' },
        '6970.80',
        null,
        '24.83',
        '6995.63',
      ],
      [
        'a real statement of 16,265.14',
        { pieces: '2', limitAt: '8132.57' },
        '16265.14',
        null,
        '48.06',
        '16313.20',
      ],
      [
        'a real statement of 19,303.52',
        { pieces: '16', limitAt: '1206.47' },
        '19303.52',
        null,
        '55.66',
        '19359.18',
      ],
      [
        '22,000.00: where the most begins',
        { pieces: '110', limitAt: '200.00' },
        '22000.00',
        null,
        '62.40',
        '22062.40',
      ],
      ['22,200.00: the most', { pieces: '111', limitAt: '200.00' }, '22200.00', null, '62.40', '22262.40'],
      [
        'a stop is valued at its trigger',
        { pieces: '10', triggerAt: '300.00' },
        '3000.00',
        null,
        '14.90',
        '3014.90',
      ],
      [
        '5,000 of a bond at 98.50 %',
        { wkn: '110258', pieces: '5000', limitAt: '98.50' },
        '4925.00',
        null,
        '19.71',
        '4944.71',
      ],
      [
        '10,000 of it at 88.12 %',
        { wkn: '110258', pieces: '10000', limitAt: '88.12' },
        '8812.00',
        null,
        '29.43',
        '8841.43',
      ],
      [
        '180 * 102/365 to the 25th',
        { wkn: '110261', pieces: '10000', limitAt: '80.00' },
        '8000.00',
        '50.30',
        '27.40',
        '8077.70',
      ],
      [
        'the same, sold',
        { wkn: '110261', pieces: '10000', limitAt: '80.00', side: 'SELL' },
        '8000.00',
        '50.30',
        '27.40',
        '8022.90',
      ],
      [
        'a first coupon: 72 * 71/365',
        { wkn: 'DWDHF4', venue: 'Stuttgart', pieces: '2000', limitAt: '100.00' },
        '2000.00',
        '14.01',
        '12.40',
        '2026.41',
      ],
    ],
  )('%s', async (_what, wish, value, interest, charges, total) => {
    const answer = await desk.customer.post(
      '/api/brokerage/v3/orders/costindicationexante',
      await desk.body(wish),
    );
    const [note] = answer.json<{ values: Note[] }>().values;
    if (note === undefined) throw new Error(answer.body);
    const besides = note.accruedInterest?.value ?? '0';
    const paid = add(decimal(note.expectedValue.value), decimal(besides));
    const fees = decimal(note.expectedSettlementCosts.value);
    expect({
      value: note.expectedValue.value,
      interest: note.accruedInterest?.value ?? null,
      charges: note.expectedSettlementCosts.value,
      total: decimalText(wish.side === 'SELL' ? subtract(paid, fees) : add(paid, fees)),
    }).toEqual({ value, interest, charges, total });
  });
});

describe('how long an order stands, by the documents [ORD-11]', () => {
  it.each<[what: string, moment: string, type: string, date: string | null, until: string]>([
    ['the day', MONDAY, 'GFD', null, '2026-11-23'],
    ['after the close: the next exchange day', '2026-11-20T22:30:00+01:00', 'GFD', null, '2026-11-23'],
    ['on a Sunday: Monday', '2026-11-22T12:00:00+01:00', 'GFD', null, '2026-11-23'],
    ['360 days with Monday', MONDAY, 'MAX', null, '2027-11-17'],
    ['360 days with Friday end on a Sunday', '2026-11-20T10:00:00+01:00', 'MAX', null, '2027-11-12'],
    ['359 days ahead', MONDAY, 'GTD', '2027-11-17', '2027-11-17'],
    ['Christmas', MONDAY, 'GTD', '2026-12-25', '2026-12-23'],
    ['New Year’s Eve', MONDAY, 'GTD', '2026-12-31', '2026-12-30'],
    ['New Year', MONDAY, 'GTD', '2027-01-01', '2026-12-30'],
    ['Good Friday', MONDAY, 'GTD', '2027-03-26', '2027-03-25'],
    ['Easter Monday', MONDAY, 'GTD', '2027-03-29', '2027-03-25'],
    ['Labour Day, a Saturday', MONDAY, 'GTD', '2027-05-01', '2027-04-30'],
    ['Ascension is open', MONDAY, 'GTD', '2027-05-06', '2027-05-06'],
    ['Whit Monday is open', MONDAY, 'GTD', '2027-05-17', '2027-05-17'],
    ['Corpus Christi is open', MONDAY, 'GTD', '2027-05-27', '2027-05-27'],
    ['3 October, a Sunday', MONDAY, 'GTD', '2027-10-03', '2027-10-01'],
  ])('%s', async (_what, moment, validityType, validity, until) => {
    await at(moment);
    const wish = { pieces: '1', limitAt: '1.00', validityType, ...(validity === null ? {} : { validity }) };
    const answer = await desk.validate(await desk.body(wish));
    expect([answer.statusCode, answer.json<{ validity: string }>().validity]).toEqual([201, until]);
  });
});

describe('what is refused, by the documents [ORD-07]', () => {
  it.each<[what: string, moment: string, wish: Wish, key: string]>([
    [
      '360 days ahead',
      MONDAY,
      { limitAt: '1.00', validityType: 'GTD', validity: '2027-11-18' },
      'fehler-gueltigkeit-ungueltig',
    ],
    [
      'yesterday',
      MONDAY,
      { limitAt: '1.00', validityType: 'GTD', validity: '2026-11-22' },
      'fehler-gueltigkeit-ungueltig',
    ],
    ['no limit under 1 EUR', MONDAY, { wkn: 'DW8KL8', venue: 'Xetra' }, 'fehler-limit-erforderlich'],
    ['no limit outside trading hours', '2026-11-22T12:00:00+01:00', {}, 'fehler-limit-erforderlich'],
    ['a distance of nothing', MONDAY, trailing('0'), 'fehler-abstand-ungueltig'],
    ['a distance of all', MONDAY, trailing('100'), 'fehler-abstand-ungueltig'],
    [
      'a product without its document',
      MONDAY,
      { wkn: 'DW3ZE3', venue: 'Stuttgart', limitAt: '900.00' },
      'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
    ],
  ])('%s', async (_what, moment, wish, key) => {
    await at(moment);
    const answer = await desk.validate(await desk.body({ pieces: '1', ...wish }));
    expect([answer.statusCode, keysOf(answer).includes(key) ? key : keysOf(answer)]).toEqual([422, key]);
  });
});

function trailing(percent: string): Wish {
  return {
    venue: 'Direkthandel Nord',
    side: 'SELL',
    orderType: 'TRAILING_STOP_MARKET',
    triggerLimit: { value: '1.00', unit: 'EUR' },
    trailingLimitDistRel: percent,
  };
}

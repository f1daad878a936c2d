import type { Werkbank } from '../../support/werkbank';
import { deposit, eur, FundDesk, inShort, keysOf, openFundBank, withdrawal } from './fund-desk';

let werkbank: Werkbank;
let desk: FundDesk;

beforeAll(async () => {
  werkbank = await openFundBank();
});
afterAll(() => werkbank.close());
beforeEach(async () => {
  desk = await FundDesk.fresh(werkbank);
});

/** A moment so many milliseconds before another, as the bank's clock takes it. */
const before = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) - milliseconds).toISOString();

/**
 * An order with its days, calculated by hand: no bank day is a Saturday, a Sunday, 24, 25, 26 and 31 December, New Year, Good
 * Friday, Easter Monday or 1 May. It is for the first bank day whose noon in Berlin is still to come, gets the price of the
 * second one after, and is settled two bank days later.
 */
const DAYS = [
  ['on a Saturday', '2026-11-28T15:00:00+01:00', '2026-11-30T12:00:00+01', '2026-12-02', '2026-12-04'],
  ['over Christmas', '2026-12-23T11:59:59+01:00', '2026-12-23T12:00:00+01', '2026-12-29', '2027-01-04'],
  [
    'at noon before Christmas',
    '2026-12-23T12:00:00+01:00',
    '2026-12-28T12:00:00+01',
    '2026-12-30',
    '2027-01-05',
  ],
  [
    'on the second Christmas Day',
    '2026-12-26T10:00:00+01:00',
    '2026-12-28T12:00:00+01',
    '2026-12-30',
    '2027-01-05',
  ],
  ['on New Year’s Eve', '2026-12-31T09:00:00+01:00', '2027-01-04T12:00:00+01', '2027-01-06', '2027-01-08'],
  ['over Easter', '2027-03-25T11:59:59+01:00', '2027-03-25T12:00:00+01', '2027-03-31', '2027-04-02'],
  // The clocks go forward on Easter Sunday: noon is an hour earlier in the world.
  ['on Good Friday', '2027-03-26T12:00:00+01:00', '2027-03-30T12:00:00+02', '2027-04-01', '2027-04-05'],
  ['at noon before 1 May', '2027-04-30T12:00:00+02:00', '2027-05-03T12:00:00+02', '2027-05-05', '2027-05-07'],
  // They go back on 31 October, a Sunday.
  [
    'before the clocks go back',
    '2027-10-29T12:00:00+02:00',
    '2027-11-01T12:00:00+01',
    '2027-11-03',
    '2027-11-05',
  ],
] as const;

describe('orders over holidays and weekends [FUN-01]', () => {
  it.each(DAYS)(
    'a deposit %s is bound at once and bought at the price of its day',
    async (_, released, cutOff, priceDay, settlementDay) => {
      await desk.at(released);
      const order = await desk.make(deposit('1500.00'));
      expect(order).toMatchObject({
        cutOff: cutOff.replace('+', ',000000+'),
        dealingDay: cutOff.slice(0, 10),
        priceDay,
        settlementDay,
      });
      const priced = `${priceDay}T08:00:00${priceDay > '2027-03-28' && priceDay < '2027-10-31' ? '+02:00' : '+01:00'}`;
      await desk.until(before(priced, 1000));
      expect((await desk.order(order.fundOrderId)).state).toBe('IN_EXECUTION');
      expect(await desk.cash()).toEqual(['7400.00', '5900.00']);
      await desk.at(priced);
      await desk.prices('2500.00', '500.00', '250.00');
      await desk.round();
      // 900.00 / 2500, 375.00 / 500, 225.00 / 250.
      expect(inShort(await desk.order(order.fundOrderId))).toBe(
        'EXECUTED 0.36/900.00 0.75/375.00 0.9/225.00 1500.00 0.00 1500.00',
      );
      expect(await desk.cash()).toEqual(['5900.00', '5900.00']);
      expect(await desk.isSound()).toBe(true);
    },
  );

  it.each(DAYS)(
    'a withdrawal %s can be cancelled to the last second before noon in Berlin, and not after',
    async (_, released, cutOff, priceDay) => {
      const noon = `${cutOff}:00`;
      await desk.at(released);
      const [late, early] = [
        await desk.make(withdrawal({ percent: '10' })),
        await desk.make(withdrawal({ percent: '10' })),
      ];
      await desk.until(before(noon, 1000));
      expect((await desk.cancel(early.fundOrderId)).json()).toMatchObject({ state: 'CANCELLED' });
      await desk.until(noon);
      expect(keysOf(await desk.cancel(late.fundOrderId))).toEqual([
        ['fehler-fondsauftrag-annahmeschluss-vorbei', null],
      ]);
      expect(await desk.order(late.fundOrderId)).toMatchObject({ deletable: false, modifiable: false });
      // 10 % of 3.5, 12 and 6: a part binds just what it sells.
      expect(await desk.shares()).toEqual(['3.5 3.15', '12 10.8', '6 5.4']);
      await desk.priced(priceDay, '2000.00', '400.00', '300.00');
      expect((await desk.order(late.fundOrderId)).state).toBe('EXECUTED');
      expect(await desk.shares()).toEqual(['3.15 3.15', '10.8 10.8', '5.4 5.4']);
      expect((await desk.order(early.fundOrderId)).state).toBe('CANCELLED');
    },
  );
});

describe('prices that fall between order and price day [FUN-01]', () => {
  const CASES = [
    // 6300.00, 4320.00, 1620.00 of 12240.00: 1029.41, 705.88, 264.71 by 1800, 360, 270.
    ['2000.00', ['1800.00', '360.00', '270.00'], 'EXECUTED 0.571/1027.80 1.96/705.60 0.98/264.60 1998.00'],
    // 3500.00, 2400.00, 900.00 of 6800.00: twice the shares for the same amounts.
    ['2000.00', ['1000.00', '200.00', '150.00'], 'EXECUTED 1.029/1029.00 3.529/705.80 1.764/264.60 1999.40'],
    // All of it is worth 6800.00 then, and 13000.00 were wanted.
    [
      '13000.00',
      ['1000.00', '200.00', '150.00'],
      'PARTLY_EXECUTED PRICE_FALLEN 3.5/3500.00 12/2400.00 6/900.00 6800.00',
    ],
  ] as const;

  it.each(CASES)(
    'the amount %s at %s takes more shares, as far as there are any',
    async (amount, prices, sold) => {
      const { fundOrderId } = await desk.make(withdrawal({ amount: eur(amount) }));
      await desk.priced('2026-11-25', ...prices);
      const executed = inShort(await desk.order(fundOrderId));
      expect(executed.startsWith(`${sold} `)).toBe(true);
      expect(await desk.isSound()).toBe(true);
    },
  );

  it('a part keeps its shares and everything brings less', async () => {
    const part = await desk.make(withdrawal({ percent: '25' }));
    await desk.priced('2026-11-25', '1600.00', '320.00', '240.00');
    // A quarter of 3.5, 12 and 6, sold at a loss: no tax.
    expect(inShort(await desk.order(part.fundOrderId))).toBe(
      'EXECUTED 0.875/1400.00 3/960.00 1.5/360.00 2720.00 0.00 2720.00',
    );
    await desk.at('2026-11-26T10:00:00+01:00');
    const all = await desk.make(withdrawal({ all: true }));
    await desk.priced('2026-11-30', '1200.00', '240.00', '180.00');
    expect(inShort(await desk.order(all.fundOrderId))).toBe(
      'EXECUTED 2.625/3150.00 9/2160.00 4.5/810.00 6120.00 0.00 6120.00',
    );
    expect(await desk.cash()).toEqual(['16240.00', '16240.00']);
  });

  it('more than what the other orders leave is refused, to the cent', async () => {
    await desk.make(withdrawal({ percent: '50' }));
    // 6800.00 are free, of which 500.00 have to stay.
    const ask = async (value: string) => desk.validate(await desk.body(withdrawal({ amount: eur(value) })));
    expect(keysOf(await ask('6300.01'))).toEqual([['fehler-fondsauftrag-mindestbestand', ['amount']]]);
    expect((await ask('6300.00')).statusCode).toBe(201);
  });
});

import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { otherIban } from '@sandbox/world/iban';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { debit, eur, FUND, OLGA } from './check/message-cases';
import { keysOf, legStates, TradingDesk, type Wish } from './trading';

/**
 * What an order costs is known when it executes. Expected values are calculated by hand from rules.md 7: 4.90 EUR and
 * 0.25 % of the value, at least 9.90, at most 59.90, with 2.50 for an exchange and nothing for a fund company.
 */
describe('what an account or a direct debit cannot bear is not executed [ORD-14] [BNK-04]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const stateOf = ({ orderStatus, statusReason = '' }: OrderAnswer): string =>
    `${orderStatus ?? ''} ${statusReason}`.trim();

  describe('an account without credit', () => {
    let desk: TradingDesk;
    beforeEach(async () => {
      desk = await TradingDesk.open(werkbank, '10000002');
      await desk.price('716460', '200.00');
    });

    const gaps: readonly (readonly [string, Wish])[] = [
      ['a stop', { triggerAt: '210.00' }],
      [
        'a trailing stop',
        {
          orderType: 'TRAILING_STOP_NATIVE_MARKET',
          triggerLimit: eur('210.00'),
          trailingLimitDistAbs: eur('15.00'),
        },
      ],
      ['a stop at a dealer', { triggerAt: '210.00', venue: 'Direkthandel Nord' }],
    ];
    it.each(gaps)('never goes below zero for %s over a gap of a quarter', async (_name, wish) => {
      // 230 pieces at 210.00 are 48,300.00 EUR, with the margin 49,266.00; at 250.00 they would be 57,500.00.
      const order = await desk.place({ ...wish, pieces: '230' });
      await desk.pass(2);
      await desk.price('716460', '250.00');
      await desk.pass(2);
      const over = await desk.order(order.orderId);
      expect(stateOf(over)).toBe('CANCELLED_SYSTEM COVER');
      // What waits at the best price may have been paid before the rest could not be.
      const { balance, available } = await desk.cash();
      expect(balance).toBe(available);
      expect(Number(balance)).toBeGreaterThanOrEqual(0);
      if (over.executions?.length === 0) expect(balance).toBe('50000.00');
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('pays what a gap costs beyond the margin while it has it', async () => {
      // 160 pieces at 250.00 are 40,000.00 EUR: more than the 34,272.00 that 210.00 with the margin binds.
      const order = await desk.place({ triggerAt: '210.00', pieces: '160' });
      await desk.pass(2);
      await desk.price('716460', '250.00');
      for (let round = 0; round < 5; round++) await desk.pass(1);
      expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
      expect(Number((await desk.cash()).balance)).toBeGreaterThan(9_000);
    });

    it('keeps what has been executed of an order whose rest has become too dear', async () => {
      // Some 60,000 EUR wait at the best price: of 2,400 pieces at 20.00 not all are executed at once.
      await desk.price('555750', '20.00');
      const order = await desk.place({ wkn: '555750', pieces: '2400', triggerAt: '20.10' });
      await desk.pass(2);
      await desk.price('555750', '20.20');
      await desk.pass(1);
      await desk.price('555750', '28.00');
      for (let round = 0; round < 20; round++) await desk.pass(1);
      const over = await desk.order(order.orderId);
      expect(Number(over.executedQuantity?.value) + Number(over.cancelledQuantity?.value)).toBe(2_400);
      expect(Number((await desk.cash()).balance)).toBeGreaterThanOrEqual(0);
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('ends both legs of a one-cancels-other buy whose stop is over the gap', async () => {
      const body = await desk.oco(
        { triggerAt: '210.00', pieces: '230' },
        { limitAt: '190.00', pieces: '230' },
      );
      const order = await desk.send(body);
      await desk.pass(2);
      await desk.price('716460', '250.00');
      await desk.pass(2);
      const over = await desk.order(order.orderId);
      expect(legStates(over)).toBe('CANCELLED_SYSTEM CANCELLED_SYSTEM');
      expect((over.subOrders ?? []).map(({ statusReason }) => statusReason)).toEqual(['COVER', 'OTHER_LEG']);
      expect((await desk.cash()).available).toBe('50000.00');
    });

    it('is not overdrawn by a hundred orders that execute at once', async () => {
      // A hundred times two pieces at 230.00 are 46,000.00 EUR, with 12.40 each and the margin 48,160.00 in all.
      const body = await desk.body({ triggerAt: '230.00', pieces: '2' });
      const placed: string[] = [];
      for (let count = 0; count < 100; count++) placed.push((await desk.send(body)).orderId);
      await desk.pass(2);
      await desk.price('716460', '290.00');
      await Promise.all([desk.pass(2), desk.pass(1), desk.pass(1)]);
      for (let round = 0; round < 6; round++) await desk.pass(1);
      const states = await Promise.all(placed.map(async (id) => stateOf(await desk.order(id))));
      const executed = states.filter((state) => state === 'EXECUTED').length;
      expect(states.filter((state) => state === 'CANCELLED_SYSTEM COVER')).toHaveLength(100 - executed);
      // Each costs about 592.40 EUR, so that 84 of them can be paid.
      expect(executed).toBeGreaterThan(80);
      expect(executed).toBeLessThan(88);
      const { balance, available } = await desk.cash();
      expect(balance).toBe(available);
      expect(Number(balance)).toBeGreaterThanOrEqual(0);
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('pays of the fee of a sale no more than the sale brings and it has', async () => {
      // 50,000.00 EUR go into 246 pieces and a little; what is left does not pay 12.40 of a sale worth 0.40.
      await desk.price('555750', '0.40');
      const spent = await desk.place({ limitAt: '202.50', pieces: '246' });
      for (let round = 0; round < 8; round++) await desk.pass(1);
      expect((await desk.order(spent.orderId)).orderStatus).toBe('EXECUTED');
      const rest = Number((await desk.cash()).balance);
      const sales = Math.ceil(rest / 12) + 1;
      for (let count = 0; count < Math.min(sales, 90); count++) {
        await desk.place({ wkn: '555750', side: 'SELL', pieces: '1', limitAt: '0.30' });
        await desk.pass(2);
      }
      expect(Number((await desk.cash()).balance)).toBeGreaterThanOrEqual(0);
      expect((await desk.ledger()).sound).toBe(true);
    });
  });

  describe('a direct debit', () => {
    let desk: TradingDesk;
    beforeEach(async () => {
      desk = await TradingDesk.open(werkbank, OLGA);
      await desk.price(FUND.wkn, '2100.00');
    });
    const buy = (most?: string): Wish => ({ ...FUND, pieces: '1', directDebit: debit(otherIban('1'), most) });

    it('counts the fee against its maximum when it is entered, to the cent', async () => {
      const { expectedValue } = (await desk.validate(await desk.body(buy()))).json<OrderAnswer>();
      const cents = Math.round(Number(expectedValue?.value) * 100);
      const total = cents + Math.max(Math.floor((4_900_000 + cents * 25 + 5_000) / 10_000), 990);
      const answer = async (most: number) => {
        const validated = await desk.validate(await desk.body(buy((most / 100).toFixed(2))));
        return [validated.statusCode, ...keysOf(validated).filter((key) => key.startsWith('fehler'))];
      };
      expect(await answer(total)).toEqual([201]);
      expect(await answer(total - 1)).toEqual([
        422,
        'fehler_maximale_inland_lastschrift_fondsorder_ueberschritten',
      ]);
    });

    it('does not collect more than was signed when the price has risen, and says why', async () => {
      const before = await desk.cash();
      const order = await desk.place(buy('2200.00'));
      await desk.price(FUND.wkn, '2392.67');
      await desk.pass(2 * 86_400);
      const over = await desk.order(order.orderId);
      expect([stateOf(over), over.executions]).toEqual(['CANCELLED_SYSTEM DEBIT_MAXIMUM', []]);
      expect(await desk.cash()).toEqual(before);
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('is collected as long as value and fee are within its maximum', async () => {
      const order = await desk.place(buy('2300.00'));
      await desk.pass(2 * 86_400);
      expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('at home is held to what the bank collects at most, too', async () => {
      const order = await desk.place({
        ...FUND,
        pieces: '4.5',
        freeAmountConfirmed: true,
        directDebit: debit(otherIban('1')),
      });
      // 4.5 shares at 2,300.00 are 10,350.00 EUR.
      await desk.price(FUND.wkn, '2300.00');
      await desk.pass(2 * 86_400);
      expect(stateOf(await desk.order(order.orderId))).toBe('CANCELLED_SYSTEM DEBIT_MAXIMUM');
    });

    it.each([
      // Until the cut-off at four the price of the next bank day counts.
      ['2026-11-27T15:00:00+01:00', '2026-11'],
      // Friday after the cut-off is Monday's order at Tuesday's price: the first of December.
      ['2026-11-27T16:30:00+01:00', '2026-12'],
    ])('entered at %s is collected in %s', async (at, month) => {
      const seconds = (Date.parse(at) - Date.parse('2026-11-23T10:00:00+01:00')) / 1_000;
      await werkbank.advance(seconds);
      const later = await TradingDesk.open(werkbank, OLGA);
      const validated = await later.validate(await later.body(buy()));
      expect(String(validated.headers['x-http-response-info'])).toContain(`"monat":"${month}"`);
    });
  });
});

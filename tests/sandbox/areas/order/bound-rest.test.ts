import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

const RIGHT = { wkn: 'DW4BR4', venue: 'Stuttgart', pieces: '30000' } as const;
const cents = (text: string | undefined): number => Math.round(Number(text) * 100);

/** In cents, from rules.md 7: 4.90 EUR and 0.25 % of the value, at least 9.90 and at most 59.90 EUR. */
const fee = (value: number): number =>
  Math.min(Math.max(Math.floor((4_900_000 + value * 25 + 5_000) / 10_000), 990), 5_990);

/** A purchase entered at 1.27, and the price in cents at which its rest is bound then. */
const limits: readonly (readonly [limitAt: string, then: string, cents: number])[] = [
  ['1.4000', '1.2700', 140],
  ['1.4000', '1.3000', 140],
  ['1.3500', '1.2000', 135],
];

describe('the rest of a purchase binds what it needs, and no more [ORD-19] [BNK-04]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(async () => {
    await werkbank.bank.reset();
    // Nothing may be executed between what is read of the order and what is read of the account.
    await werkbank.bank.clock.set(werkbank.bank.db, { speed: 0 });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price(RIGHT.wkn, '1.2700');
  });
  afterAll(() => werkbank.close());

  const boundMoney = async (): Promise<number> => {
    const { balance, available } = await desk.cash();
    return cents(balance) - cents(available);
  };

  /** The order as it stands, and what has been paid for it, fees aside. */
  const standing = async (orderId: string) => {
    const { orderStatus, openQuantity, executions = [] } = await desk.order(orderId);
    const done = executions.reduce(
      (sum, { executedQuantity, executionPrice }) =>
        sum + Math.round(Number(executedQuantity.value) * Number(executionPrice.value) * 100),
      0,
    );
    return { orderStatus, open: Number(openQuantity?.value), done, executions };
  };

  it.each(limits)(
    'after each part execution at a limit of %s, at a price of %s',
    async (limitAt, then, at) => {
      const { orderId } = await desk.place({ ...RIGHT, limitAt });
      await desk.price(RIGHT.wkn, then);
      const parts = new Set<number>();
      let order = await standing(orderId);
      while (order.orderStatus !== 'EXECUTED') {
        const rest = order.open * at;
        if (order.done > 0) {
          expect(await boundMoney()).toBe(rest + fee(order.done + rest) - fee(order.done));
          parts.add(order.done);
        }
        await desk.pass(1);
        order = await standing(orderId);
      }
      expect(parts.size).toBeGreaterThan(0);
      expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
      expect(await boundMoney()).toBe(0);
      expect((await desk.ledger()).sound).toBe(true);
    },
  );

  it('with the margin of two percent where no limit holds the price', async () => {
    const { orderId } = await desk.place(RIGHT);
    const entered = await boundMoney();
    await desk.price(RIGHT.wkn, '1.2000');
    await desk.pass(1);
    const { orderStatus, open, done, executions } = await standing(orderId);
    expect([orderStatus, executions.length]).toEqual(['PARTIALLY_EXECUTED', 1]);
    const value = Math.round(open * Number(executions[0]?.executionPrice.value) * 100);
    const rest = Math.ceil((value * 102) / 100);
    expect(await boundMoney()).toBe(rest + fee(done + rest) - fee(done));
    expect(await boundMoney()).toBeLessThan(entered - done - fee(done));
  });

  it('frees all of it when the rest is cancelled', async () => {
    const { orderId } = await desk.place({ ...RIGHT, limitAt: '1.4000' });
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toBe('PARTIALLY_EXECUTED');
    await desk.cancel(orderId);
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toMatch(/CANCELLED/);
    expect(await boundMoney()).toBe(0);
    expect((await desk.ledger()).sound).toBe(true);
  });
});

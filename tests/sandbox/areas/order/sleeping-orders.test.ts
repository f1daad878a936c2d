import { sql } from 'kysely';
import { instant } from '@domain/time/instant';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

const OPEN_ORDERS = 2_000;

describe('orders that wait for their price [BNK-04]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeEach(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
  });
  afterEach(() => werkbank.close());

  /** How many orders the next round would read. */
  const dueNow = async (): Promise<number> => {
    const { rows } = await sql<{ due: number }>`select count(*) as due from securities_order
      where stage <> 'ENDED' and wake_at <= ${werkbank.bank.clock.date()}`.execute(werkbank.bank.db);
    return rows[0]?.due ?? -1;
  };

  it('[STR-02] are not read again while no price can do anything to them, however many there are', async () => {
    const { orderId } = await desk.place({ limitAt: '90.00' });
    await desk.pass(2);
    await inTransaction(werkbank.bank.db, async (tx) => {
      await sql`insert into securities_order select (json_populate_record(kept, json_build_object(
          'order_id', number::text, 'wake_at', created_at, 'reserved', 0))).*
        from securities_order kept, generate_series(1, ${OPEN_ORDERS}) number
        where order_id = ${orderId}`.execute(tx);
    });
    expect(await dueNow()).toBeGreaterThanOrEqual(OPEN_ORDERS);
    await desk.pass(1);
    expect(await dueNow()).toBe(0);
    await desk.pass(60);
    expect(await dueNow()).toBeLessThan(OPEN_ORDERS / 10);
  });

  it('are woken by a price set by hand, by each that follows and by no price of another instrument', async () => {
    const { orderId } = await desk.place({ limitAt: '90.00' });
    await desk.pass(2);
    await desk.price('A0RPWH', '10.00');
    await desk.pass(1);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await desk.price('716460', '95.00');
    await desk.pass(1);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await desk.price('716460', '80.00');
    await desk.pass(1);
    expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
  });

  it('meet a price set by hand before the customer is heard, although no engine has looked since', async () => {
    const { orderId } = await desk.place({ limitAt: '90.00' });
    await desk.pass(2);
    await desk.price('716460', '80.00');
    await werkbank.advance(1);
    await desk.cancel(orderId);
    expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
  });

  it('are woken when trading goes on after a halt', async () => {
    const halt = (halted: boolean) =>
      werkbank.inject({
        method: 'POST',
        url: '/sandbox/api/market/halt',
        payload: { instrument: '716460', halted },
      });
    await halt(true);
    const { orderId } = await desk.place({ limitAt: '900.00' });
    await desk.pass(3_600);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await halt(false);
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
  });

  it('are looked at from the moment to which the clock goes back', async () => {
    const start = instant(werkbank.bank.clock.now());
    await werkbank.advance(86_400);
    const { orderId } = await desk.place({ limitAt: '90.00', validityType: 'GTD', validity: '2026-12-04' });
    await desk.pass(2);
    await werkbank.bank.clock.set(werkbank.bank.db, { at: start });
    await desk.pass(1);
    await desk.price('716460', '80.00');
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
  });
});

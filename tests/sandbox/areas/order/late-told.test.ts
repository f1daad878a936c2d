import type { NotificationAnswer } from '@sandbox/areas/notification/notification-schema';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

const TOLD = '/api/messages/v1/notifications';

describe('what the bank comes to book later than it happened [BNK-04] [CUS-03]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  const told = async (kind: NotificationAnswer['kind'], customer: PortalCustomer, orderId: string) =>
    (await customer.get(`${TOLD}?paging-count=100`))
      .json<{ values: NotificationAnswer[] }>()
      .values.filter((one) => one.orderId === orderId && one.kind === kind);

  it('is new where an order expired before the customer looked and was ended after', async () => {
    const expired = told.bind(undefined, 'ORDER_EXPIRED');
    const day = await TradingDesk.open(werkbank, '10000002');
    await day.price('716460', '200.00');
    const { orderId } = await day.place({ limitAt: '100.00' });
    await werkbank.advance(13 * 3_600);
    const night = await TradingDesk.open(werkbank, '10000002');
    expect((await night.customer.post(`${TOLD}/seen`, {})).statusCode).toBe(204);
    expect(await expired(night.customer, orderId)).toEqual([]);
    await night.pass(1);
    expect(await expired(night.customer, orderId)).toMatchObject([
      { seen: false, dateTime: expect.stringContaining('2026-11-23T22:00:00') },
    ]);
    expect((await night.customer.post(`${TOLD}/seen`, {})).statusCode).toBe(204);
    expect(await expired(night.customer, orderId)).toMatchObject([{ seen: true }]);
  });

  it('is new where an order was executed before the customer looked and booked after', async () => {
    const executed = told.bind(undefined, 'ORDER_EXECUTED');
    await werkbank.bank.reset();
    const morning = await TradingDesk.open(werkbank, '10000002');
    await morning.price('716460', '200.00');
    const { orderId } = await morning.place({ limitAt: '250.00' });
    await werkbank.advance(600);
    expect((await morning.customer.post(`${TOLD}/seen`, {})).statusCode).toBe(204);
    expect(await executed(morning.customer, orderId)).toEqual([]);
    await morning.pass(1);
    const [late, ...others] = await executed(morning.customer, orderId);
    expect([late?.seen, others]).toEqual([false, []]);
    expect(late?.dateTime).toContain('2026-11-23T10:00:');
    expect((await morning.customer.post(`${TOLD}/seen`, {})).statusCode).toBe(204);
    expect(await executed(morning.customer, orderId)).toMatchObject([{ seen: true }]);
  });
});

import type { NotificationAnswer } from '@sandbox/areas/notification/notification-schema';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

const TOLD = '/api/messages/v1/notifications';

describe('an order that expired [BNK-04] [CUS-03]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  afterAll(() => werkbank.close());

  const expired = async (customer: PortalCustomer, orderId: string) =>
    (await customer.get(`${TOLD}?paging-count=100`))
      .json<{ values: NotificationAnswer[] }>()
      .values.filter((told) => told.orderId === orderId && told.kind === 'ORDER_EXPIRED');

  it('is new to a customer who looked before the bank came to end it', async () => {
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
});

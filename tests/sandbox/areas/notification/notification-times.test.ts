import type { NotificationAnswer } from '@sandbox/areas/notification/notification-schema';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

/** Anna's seeded world: one of her savings plans was due on a Saturday while it was suspended. */
describe('when the bank says that something happened [CUS-03]', () => {
  let werkbank: Werkbank;
  let anna: PortalCustomer;
  let told: readonly NotificationAnswer[];
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    await new PlanEngine(werkbank.bank).round();
    anna = await (await werkbank.signIn('10000001')).activateSession();
    const answer = await anna.get('/api/messages/v1/notifications?paging-count=100');
    told = answer.json<{ values: NotificationAnswer[] }>().values;
  });
  afterAll(() => werkbank.close());

  it('an order good for the day that was executed in part expires at the close, and says how much was left', () => {
    const expired = told.filter(({ kind }) => kind === 'ORDER_EXPIRED');
    expect(expired).toMatchObject([
      {
        dateTime: expect.stringContaining('2026-10-27T22:00:00'),
        quantity: { value: '30' },
        lapsed: { value: '20' },
      },
    ]);
  });

  it('nothing of an order is executed after it has ended', () => {
    const ends = told.filter(({ kind }) => kind === 'ORDER_EXPIRED' || kind === 'ORDER_CANCELLED');
    const late = ends.filter((end) =>
      told.some(
        ({ kind, orderId, dateTime }) =>
          kind === 'ORDER_EXECUTED' && orderId === end.orderId && dateTime > end.dateTime,
      ),
    );
    expect(ends).not.toEqual([]);
    expect(late).toEqual([]);
  });

  it('what a savings plan did on a day is told on that day at the earliest', () => {
    const ofPlans = told.filter(
      ({ title }) => title?.kind.startsWith('SAVINGS_PLAN_') && 'day' in title.args,
    );
    const early = ofPlans.filter(({ dateTime, title }) => dateTime.slice(0, 10) < String(title?.args['day']));
    expect(ofPlans).not.toEqual([]);
    expect(early).toEqual([]);
  });
});

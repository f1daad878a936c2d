import { OrderEngine } from '@sandbox/areas/order/trade/order-engine';
import { Journal } from '@sandbox/ledger/journal';
import { NEWS } from '@sandbox/ledger/news';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

const DAY = 86_400_000;

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
});
afterAll(() => werkbank.close());

describe('the outbox', () => {
  it.each([
    ['an order’s step, a day later', undefined, 0.9, true],
    ['an order’s step, longer', undefined, 1.1, false],
    ['a plan as it stands, longer', 'savingsplans.D', 1.1, false],
    ['news, a month later', NEWS, 29.9, true],
    ['news, longer', NEWS, 30.1, false],
  ])('keeps %s: %s', async (name, topic, days, isKept) => {
    const { bank } = werkbank;
    const clientId = clientIdOf('10000002');
    const at = new Date(bank.clock.now() - days * DAY);
    await inTransaction(bank.db, async (tx) => {
      const journal = await Journal.lock(tx, clientId);
      await journal.publish({ depotId: 'D', at, detail: { name }, ...(topic !== undefined && { topic }) });
    });
    await new OrderEngine(bank).round();
    const kept = await bank.db
      .selectFrom('order_event')
      .select('detail')
      .where('client_id', '=', clientId)
      .execute();
    expect(kept.some(({ detail }) => JSON.stringify(detail) === JSON.stringify({ name }))).toBe(isKept);
  });
});

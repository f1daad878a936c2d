import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { sap } from '@adapters/fake/bank/fake-market';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { Following } from '@ui/parts/following';
import { SecurityModel } from '@ui/screens/security/security-model';
import { WatchlistModel } from '@ui/screens/watchlist/watchlist-model';

/** What is listened to, by how often it was begun and not ended. */
function countedQuotes() {
  const open = new Set<object>();
  const execute = (): (() => void) => {
    const own = {};
    open.add(own);
    return () => void open.delete(own);
  };
  return { open, watchQuotes: { execute } };
}

describe('what a page hears of by itself', () => {
  it('is heard once, whoever begins again', () => {
    const { open, watchQuotes } = countedQuotes();
    const following = new Following();
    following.begin(following.visit, watchQuotes.execute);
    following.begin(following.visit, watchQuotes.execute);
    expect(open.size).toBe(1);
    following.end();
    expect(open.size).toBe(0);
  });

  it('never begins for a visit that is over, and does for the next', () => {
    const { open, watchQuotes } = countedQuotes();
    const following = new Following();
    const { visit } = following;
    following.end();
    following.begin(visit, watchQuotes.execute);
    expect(open.size).toBe(0);
    following.begin(following.visit, watchQuotes.execute);
    expect(open.size).toBe(1);
  });
});

describe('a page that is left while it loads hears of nothing', () => {
  async function pages() {
    const bank = new FakeBank();
    const counted = countedQuotes();
    const watchlist = new FakeWatchlistGateway(bank);
    await watchlist.watch(sap.id, {})();
    const instruments = new FakeInstrumentGateway(bank);
    const orders = new FakeOrderGateway(bank);
    const { watchQuotes } = counted;
    const shared = { watchlist, watchQuotes, clock: bank.scheduler };
    const models = {
      watches: new WatchlistModel({ ...shared, market: { instruments }, scheduler: bank.scheduler }),
      quotes: new SecurityModel('DE0007164600', {
        ...shared,
        instruments,
        orders,
        book: orders,
        holdings: { depots: new FakeDepotGateway(bank) },
        documents: new FakeDocumentGateway(bank),
      }),
    };
    return { bank, models, open: counted.open };
  }

  it.each(['watches', 'quotes'] as const)('while its %s are on their way', async (operation) => {
    const { bank, models, open } = await pages();
    const model = models[operation];
    bank.faults.plan(operation, { kind: 'slow', by: 1000 });
    void model.load();
    await bank.scheduler.advance(500);
    model.dispose();
    await bank.scheduler.advance(1000);
    expect(open.size).toBe(0);
    void model.load();
    await bank.scheduler.advance(1000);
    expect(open.size).toBe(1);
  });

  it('nor while its alarms are', async () => {
    const { bank, models, open } = await pages();
    const { watches: model } = models;
    await model.load();
    model.edit(model.watches.value?.[0]);
    bank.faults.plan('watch', { kind: 'slow', by: 1000 });
    void model.setAlarms({});
    model.dispose();
    await bank.scheduler.advance(2000);
    expect(open.size).toBe(0);
  });
});

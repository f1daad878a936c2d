import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { tabId } from '@domain/codes/tab-id';
import { draftIn } from '@tests/domain/support/draft-in';
import { onOnePage, orderBench } from './bench';

/** A page with 25 SAP to be bought at 230. */
async function openOrder(bench = orderBench(new FakeBank(onOnePage()))) {
  const model = bench.visit();
  await model.open({ side: 'BUY', code: '716460', quantity: '25' });
  model.input.field(model.input.nodes.orderType).setValue('LIMIT');
  model.input.field(model.input.nodes.limit).setValue('230,00');
  await bench.bank.scheduler.advance(1000);
  return { ...bench, model };
}

describe('an order that was begun before', () => {
  it('comes back with the draft and says so [ORD-30]', async () => {
    const { visit, bank } = await openOrder();
    await bank.scheduler.advance(1000);
    const again = visit();
    await again.open({});
    expect(again.notice).toBe('restored');
    expect(draftIn(again.input)).toMatchObject({ quantity: '25', limit: '230,00', orderType: 'LIMIT' });
    expect(draftIn(again.input).instrument?.wkn).toBe('716460');
  });

  it('keeps the venue that was chosen through one reload after another [ORD-04] [ORD-30]', async () => {
    const { model, visit, bank } = await openOrder();
    const { nodes } = model.input;
    const other = model.input.market.dimensions.value?.venues.find(
      ({ id }) => id !== model.input.entry(nodes.venueId),
    );
    if (other === undefined) throw new Error('no other venue');
    model.input.trading.chooseOffer({ venue: other, system: 'STANDARD' });
    for (let reload = 0; reload < 2; reload += 1) {
      await bank.scheduler.advance(1000);
      const again = visit();
      await again.open({});
      expect(draftIn(again.input).venueId).toBe(other.id);
    }
  });

  it('keeps it also where the page is left while the market is still to open [ORD-30]', async () => {
    const { model, visit, bank } = await openOrder();
    const { nodes } = model.input;
    const other = model.input.market.dimensions.value?.venues.find(
      ({ id }) => id !== model.input.entry(nodes.venueId),
    );
    if (other === undefined) throw new Error('no other venue');
    model.input.trading.chooseOffer({ venue: other, system: 'STANDARD' });
    await bank.scheduler.advance(1000);
    bank.faults.plan('dimensions', { kind: 'hang', acts: false });
    const left = visit();
    void left.open({});
    await bank.scheduler.advance(1000);
    expect(left.input.entry(nodes.instrument)?.wkn).toBe('716460');
    left.dispose();
    bank.faults.clear();
    const again = visit();
    await again.open({});
    expect(draftIn(again.input).venueId).toBe(other.id);
  });

  it('lets a venue stand that is chosen while the prices are still on their way [ORD-04] [kernel A5]', async () => {
    const { visit, bank } = orderBench(new FakeBank(onOnePage()));
    bank.faults.plan('quotes', { kind: 'slow', by: 500 });
    const model = visit();
    const opened = model.open({ side: 'BUY', code: '716460', venue: 'Xetra' });
    await bank.scheduler.advance(100);
    expect(model.input.market.dimensions.value).toBeDefined();
    model.input.trading.chooseOffer({ venue: tradegate, system: 'STANDARD' });
    await bank.scheduler.advance(1000);
    await opened;
    expect(model.input.entry(model.input.nodes.venueId)).toBe(tradegate.id);
    expect(model.input.trading.reason).toBeUndefined();
  });

  it('takes what a newer link names, and keeps the rest of the draft [ORD-02] [ORD-30]', async () => {
    const { model, visit, bank } = await openOrder();
    model.input.field(model.input.nodes.quantity).setValue('7');
    await bank.scheduler.advance(1000);
    const again = visit();
    await again.open({ side: 'BUY', code: '716460', quantity: '50', venue: tradegate.name });
    expect(again.notice).toBe('restored');
    expect(draftIn(again.input)).toMatchObject({
      quantity: '50',
      venueId: tradegate.id,
      orderType: 'LIMIT',
      limit: '230,00',
    });
    expect(again.input.trading.reason).toBe('link');
  });

  it('keeps the venue of a link through a reload without it [ORD-04] [ORD-30]', async () => {
    const { bank, visit } = orderBench(new FakeBank(onOnePage()));
    for (const venue of [xetra, tradegate]) {
      const model = visit();
      await model.open({ side: 'BUY', code: '716460', quantity: '25', venue: venue.name });
      await bank.scheduler.advance(1000);
      const again = visit();
      await again.open({ side: 'BUY', code: '716460' });
      expect([venue.name, draftIn(again.input).venueId]).toEqual([venue.name, venue.id]);
    }
  });

  it('stays at the venue of the draft where the link names none of the instrument’s [ORD-04] [ORD-30]', async () => {
    const { bank, visit } = orderBench(new FakeBank(onOnePage()));
    for (const venue of [xetra, tradegate]) {
      const model = visit();
      await model.open({ side: 'BUY', code: '716460', quantity: '25', venue: venue.name });
      await bank.scheduler.advance(1000);
      const again = visit();
      await again.open({ side: 'BUY', code: '716460', venue: 'Nirgends' });
      expect([venue.name, draftIn(again.input).venueId]).toEqual([venue.name, venue.id]);
    }
  });

  it('goes on without a depot that is no more the customer’s, and says so [ORD-30]', async () => {
    const { visit, bank, drafts, model } = await openOrder();
    model.dispose();
    await bank.scheduler.advance(1000);
    await drafts.keep(tabId('tab-1'), 'STANDARD', {
      version: 1,
      fields: { quantity: '25', depotId: 'sold', gone: 'x' },
      rows: {},
    })();
    const again = visit();
    await again.open({});
    expect(again.lost).toEqual(['gone', 'depotId']);
    expect(draftIn(again.input)).toMatchObject({ quantity: '25', depotId: mainDepot });
  });

  it('loses nothing typed just before the page is left [ORD-30]', async () => {
    const { model, visit } = await openOrder();
    model.input.field(model.input.nodes.quantity).setValue('26');
    model.dispose();
    const again = visit();
    await again.open({});
    expect(draftIn(again.input).quantity).toBe('26');
  });

  it('keeps a draft for another security until the customer decides [ORD-30]', async () => {
    const { visit, bank } = await openOrder();
    await bank.scheduler.advance(1000);
    // Looking at another security, once more after a reload, is no decision.
    for (const wayIn of [{ code: 'A0RPWH' }, { code: 'A0RPWH', quantity: '3' }]) {
      const again = visit();
      await again.open(wayIn);
      await bank.scheduler.advance(3000);
      expect(draftIn(again.input).instrument?.wkn).toBe('A0RPWH');
      expect(again.otherDraft?.instrument?.wkn).toBe('716460');
      again.dispose();
    }
    const again = visit();
    await again.open({ code: 'A0RPWH' });
    await again.takeOtherDraft();
    expect(draftIn(again.input)).toMatchObject({ instrument: { wkn: '716460' }, limit: '230,00' });
  });

  it('takes what is typed beside a draft for another security for the decision [ORD-30]', async () => {
    const { visit, bank } = await openOrder();
    const other = visit();
    await other.open({ code: 'A0RPWH' });
    other.input.field(other.input.nodes.quantity).setValue('4');
    await bank.scheduler.advance(3000);
    const next = visit();
    await next.open({});
    expect(draftIn(next.input)).toMatchObject({ instrument: { wkn: 'A0RPWH' }, quantity: '4' });
  });
});

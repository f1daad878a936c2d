import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { fundHouse, marketOf, tradegate, uniGlobal } from '@adapters/fake/bank/fake-market';
import { leadOf } from '@domain/order/legs-of';
import { onOnePage, orderBench } from './bench';

async function opened() {
  const world = onOnePage();
  const bank = new FakeBank({
    ...world,
    venues: new Map([[uniGlobal.id, [fundHouse, tradegate]]]),
    quotes: [marketOf(uniGlobal, fundHouse, '80.00'), marketOf(uniGlobal, tradegate, '80.10')],
  });
  const model = orderBench(bank).visit();
  await model.open({ side: 'BUY', code: uniGlobal.wkn, quantity: '3' });
  await bank.scheduler.advance(1000);
  const { field, nodes, read } = model.input;
  model.input.trading.chooseOffer({ venue: fundHouse, system: 'STANDARD' });
  field(nodes.debit.consent).setValue(true);
  field(nodes.debit.iban).setValue('DE89 3704 0044 0532 0130 00');
  field(nodes.debit.holder).setValue('Anna Berger');
  /** The orders that the costs of the comparison are asked for, and whether each is paid by direct debit. */
  const compared = () =>
    (read(nodes.possibleOrders) ?? []).map((order) => [
      leadOf(order).venueId,
      leadOf(order).directDebit !== undefined,
    ]);
  return { model, compared };
}

describe('comparing what an order by direct debit costs', () => {
  it('asks for it where it is taken, and elsewhere for the order as it would be there [ORD-04] [ORD-14]', async () => {
    const { model, compared } = await opened();
    expect(model.input.order).toHaveProperty('directDebit');
    expect(compared()).toEqual([
      [fundHouse.id, true],
      [tradegate.id, false],
    ]);
  });

  it('counts no consent that is out of sight [ORD-14]', async () => {
    const { model, compared } = await opened();
    model.input.trading.chooseOffer({ venue: tradegate, system: 'STANDARD' });
    expect(model.input.order).not.toHaveProperty('directDebit');
    expect(compared().map(([, isDebited]) => isDebited)).toEqual([false, false]);
  });
});

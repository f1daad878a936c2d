import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';
import { onOnePage, orderBench } from './bench';

/** A window with 25 SAP to be bought at 230, one press before the release. */
async function checked(model: OrderEntryModel, bank: FakeBank): Promise<void> {
  await model.open({ side: 'BUY', code: '716460', quantity: '25' });
  model.input.field(model.input.nodes.orderType).setValue('LIMIT');
  model.input.field(model.input.nodes.limit).setValue('230,00');
  await bank.scheduler.advance(1000);
  await model.check();
  await settle();
}

async function release(model: OrderEntryModel, bank: FakeBank): Promise<void> {
  await model.requestRelease('Kauf');
  if (model.step.kind !== 'release') throw new Error(`not at the release but at ${model.step.kind}`);
  const { tan } = model.step.release;
  if (tan === undefined) throw new Error('no proof is wanted');
  tan.start();
  if (tan.challenge === undefined) tan.request();
  await settle();
  if (tan.challenge !== undefined) tan.type(bank.tan.codeOf(tan.challenge.id));
  tan.submit();
  await bank.scheduler.advance(2000);
}

it('asks before the same order is released from two windows, and goes on once that is wanted [ORD-17]', async () => {
  const { bank, visit, visitElsewhere } = orderBench(new FakeBank(onOnePage()));
  const first = visit();
  await checked(first, bank);
  await release(first, bank);
  expect(first.step.kind).toBe('done');

  const model = visitElsewhere();
  await checked(model, bank);
  await model.requestRelease('Kauf');
  expect(model.step).toMatchObject({
    kind: 'check',
    check: { unconfirmed: [{ key: 'warnung-order-in-anderem-fenster' }], attempt: 1 },
  });
  await model.requestRelease('Kauf');
  expect(bank.orders.all).toHaveLength(1);

  if (model.step.kind === 'check') model.step.check.confirm('warnung-order-in-anderem-fenster', true);
  await release(model, bank);
  expect(bank.orders.all).toHaveLength(2);
});

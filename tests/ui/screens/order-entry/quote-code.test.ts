import { direkthandel } from '@adapters/fake/bank/fake-market';
import { withDealer } from './open-order-page';
import { PersistentCustomer } from './persistent-customer';

/** A customer before the press that asks a dealer. */
async function beforeTheDealer() {
  const customer = new PersistentCustomer(withDealer());
  await customer.open();
  customer.model.input.trading.chooseOffer({ venue: direkthandel, system: 'QUOTE' });
  await customer.wait(1000);
  return customer;
}

describe('the code that asks dealers, which comes when one is asked [ORD-18] [SH-10]', () => {
  it('comes once, however often it is asked for', async () => {
    const customer = await beforeTheDealer();
    void customer.model.check();
    void customer.model.check();
    await customer.wait(0);
    expect(customer.model.step.kind).toBe('quote');
  });

  it('is asked for again on a bad line', async () => {
    const customer = await beforeTheDealer();
    customer.bench.line.isBroken = true;
    void customer.model.check();
    await customer.wait(100);
    expect(customer.model.step.kind).toBe('input');
    customer.bench.line.isBroken = false;
    await customer.wait(2000);
    expect(customer.model.step.kind).toBe('quote');
  });

  it('is missed by the page once all tries have failed', async () => {
    const customer = await beforeTheDealer();
    customer.bench.line.isBroken = true;
    void customer.model.check();
    await customer.wait(5000);
    expect(customer.model.missingPart).toBeDefined();
    expect(customer.model.isRequesting).toBe(false);
    expect(customer.typed.quantity).toBe('25');
  });

  it('asks nothing for an order that reads otherwise by then', async () => {
    const customer = await beforeTheDealer();
    customer.bench.line.isBroken = true;
    void customer.model.check();
    await customer.wait(100);
    const { input } = customer.model;
    input.field(input.nodes.quantity).setValue('30');
    customer.bench.line.isBroken = false;
    await customer.wait(2000);
    expect(customer.model.step.kind).toBe('input');
    void customer.model.check();
    await customer.wait(100);
    expect(customer.model.step.kind === 'quote' && customer.model.step.quote.request).toBe(
      input.quoteRequest,
    );
  });
});

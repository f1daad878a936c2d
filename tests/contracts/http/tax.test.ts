import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { describeTaxGateway, expectSameLines } from '../tax-gateway.contract';
import { anna, bernd, openSession, openSessionBySms, signIn } from '../support/signed-in';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { decimalText } from '@domain/money/decimal';
import { succeeded } from '../answers';

describeTaxGateway('the bank over HTTP', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  return { tax: new HttpTaxGateway(visit.client), depots: new HttpDepotGateway(visit.client) };
});

// Anna has a loss from shares, income under her allowance and church tax; Klara gains from shares, tax and foreign tax.
test.each([
  [anna, { income: '587.60', allowanceUsed: '587.60', shareLosses: '310.00' }],
  [
    { zugangsnummer: '10000011', pin: '111222' },
    {
      income: '1800.00',
      shareGains: '1800.00',
      allowanceUsed: '1000.00',
      capitalGainsTax: '200.00',
      solidarity: '11.00',
      foreignLeft: '42.30',
    },
  ],
] as const)('[TAX-01] portal and bank certify the same of %o', async (customer, told) => {
  const visit = await signIn(customer);
  await openSessionBySms(visit, customer);
  const [current] = await expectSameLines(new HttpTaxGateway(visit.client));
  const lines = Object.entries(current?.lines ?? {}).map(([key, value]) => [key, decimalText(value)]);
  expect(Object.fromEntries(lines)).toMatchObject(told);
});

// Yvonne looks after the depot of her daughter, who is taxed by herself.
test('[TAX-01] portal and bank certify the same of a child, and tell whose depot is whose', async () => {
  const yvonne = { zugangsnummer: '10000023', pin: '232323' };
  const visit = await signIn(yvonne);
  await openSessionBySms(visit, yvonne);
  const depots = new HttpDepotGateway(visit.client);
  const tax = new HttpTaxGateway(visit.client);
  const [own, childs] = succeeded(await depots.depots()());
  expect([own?.heldFor, childs?.heldFor]).toEqual([undefined, { name: 'Mara Albers' }]);
  if (childs === undefined) throw new Error('Yvonne looks after a depot');
  await expectSameLines(tax, { depotId: childs.id });
  const basis = succeeded(await new LoadTaxBasis(depots, tax).execute()());
  expect(basis.positions.map(({ depotId }) => depotId)).toEqual([own?.id]);
  const [child, ...others] = basis.children ?? [];
  expect(others).toEqual([]);
  expect(child?.child).toEqual({ name: 'Mara Albers', depotId: childs.id });
  expect(child?.positions.map(({ depotId }) => depotId)).toEqual([childs.id]);
  expect(child && decimalText(child.record.allowance.ordered)).toBe('1000.00');
});

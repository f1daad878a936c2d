import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { describeTaxGateway, expectSameLines } from '../tax-gateway.contract';
import { anna, bernd, openSession, openSessionBySms, signIn } from '../support/signed-in';
import { decimalText } from '@domain/money/decimal';

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

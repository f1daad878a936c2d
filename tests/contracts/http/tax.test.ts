import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { decimalText } from '@domain/money/decimal';
import { saleTax } from '@domain/tax/sale-tax';
import { saleOf } from '@domain/tax/sellable-position';
import { bernd, openSession, signIn } from '../support/signed-in';
import { valueOf } from '../support/value-of';

test('[TAX-01] reads lots, record and price list, and simulates a sale of each position', async () => {
  const visit = await signIn(bernd);
  await openSession(visit);
  const load = new LoadTaxBasis(new HttpDepotGateway(visit.client), new HttpTaxGateway(visit.client));
  const basis = await valueOf(load.execute());
  expect(basis.positions.length).toBeGreaterThan(0);
  expect(decimalText(basis.record.allowance.ordered)).toBe('1000.00');
  expect(decimalText(basis.fees.base)).toBe('4.90');
  for (const position of basis.positions) {
    const sale = saleOf(position, position.sellable.value, position.price.value, basis.fees);
    const { arrives, tax } = saleTax(basis.record, sale);
    expect(arrives.scale).toBe(2);
    expect(tax.units >= 0n).toBe(true);
  }
});

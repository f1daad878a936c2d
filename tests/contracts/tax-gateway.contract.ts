import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { depotId } from '@domain/codes/ids';
import { compare, decimalText, isNegative, isPositive, sum } from '@domain/money/decimal';
import { saleTax } from '@domain/tax/sale-tax';
import { saleOf } from '@domain/tax/sellable-position';
import { failed, succeeded } from './answers';

/** What it is tried with: a customer who owns securities and has ordered an allowance of 1,000 EUR. */
export interface TaxBench {
  readonly tax: TaxGateway;
  readonly depots: DepotGateway;
}

/** The contract of every tax gateway: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeTaxGateway(name: string, make: () => Promise<TaxBench>): void {
  describe(`${name} as a tax gateway [TAX-01]`, () => {
    let tax: TaxGateway;
    let depots: DepotGateway;
    beforeEach(async () => {
      ({ tax, depots } = await make());
    });

    it('tells of each position the lots it is made of, each of one tax class', async () => {
      for (const { id } of succeeded(await depots.depots()())) {
        const lots = succeeded(await tax.lots(id)());
        for (const { instrument, quantity } of succeeded(await depots.positions(id)()).positions) {
          const own = lots.filter(({ instrumentId }) => instrumentId === instrument?.id);
          expect(compare(sum(own.map(({ lot }) => lot.quantity)), quantity.value)).toBe(0);
          expect(new Set(own.map(({ taxClass }) => taxClass)).size).toBe(1);
        }
        for (const { lot } of lots) {
          expect(isPositive(lot.quantity)).toBe(true);
          expect([lot.costs, lot.prepaidLumpSum].some(isNegative)).toBe(false);
        }
      }
    });

    it('does not know the lots of a foreign depot', async () => {
      expect(failed(await tax.lots(depotId('foreign'))()).kind).toBe('not-found');
    });

    it('tells the record of the year and the price list of a sale', async () => {
      const { allowance } = succeeded(await tax.record()());
      expect(decimalText(allowance.ordered)).toBe('1000.00');
      expect(compare(allowance.usedByPartner, allowance.used)).toBeLessThanOrEqual(0);
      const { base, percent, least, most } = succeeded(await tax.fees()());
      // The price list of rules.md 7.
      expect([base, percent, least, most].map(decimalText)).toEqual([
        '4.90',
        expect.stringMatching(/^0\.250*$/),
        '9.90',
        '59.90',
      ]);
    });

    it('tells enough to simulate a sale of every position', async () => {
      const basis = succeeded(await new LoadTaxBasis(depots, tax).execute()());
      expect(basis.positions.length).toBeGreaterThan(0);
      for (const position of basis.positions) {
        const sale = saleOf(position, position.sellable.value, position.price.value, basis.fees);
        const { arrives, tax: withheld } = saleTax(basis.record, sale);
        expect(arrives.scale).toBe(2);
        expect(isNegative(withheld)).toBe(false);
      }
    });
  });
}

import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { TaxGateway, TaxQuestion } from '@application/ports/bank/tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { depotId } from '@domain/codes/ids';
import {
  compare,
  decimalText,
  isNegative,
  isPositive,
  rescale,
  sum,
  type Decimal,
} from '@domain/money/decimal';
import { lumpSumSteps } from '@domain/tax/lump-sum';
import { saleTax } from '@domain/tax/sale-tax';
import { saleOf } from '@domain/tax/sellable-position';
import { certificateKeys, certificateLines, type YearCertificate } from '@domain/tax/year-certificate';
import * as E from 'fp-ts/Either';
import { failed, succeeded } from './answers';

/** What it is tried with: a customer who owns securities and has ordered an allowance of 1,000 EUR. */
export interface TaxBench {
  readonly tax: TaxGateway;
  readonly depots: DepotGateway;
}

/** Compares what the bank certifies of each year with what the portal makes of the record of that year; tells the lines. */
export async function expectSameLines(
  tax: TaxGateway,
  asked: Pick<TaxQuestion, 'depotId'> = {},
): Promise<readonly YearCertificate[]> {
  const certificates = succeeded(await tax.certificates(asked)());
  expect(certificates.length).toBeGreaterThan(0);
  for (const { year, lines, together } of certificates) {
    const own = certificateLines(succeeded(await tax.record({ ...asked, year })()));
    for (const key of certificateKeys) {
      expect([year, key, toCents(own[key])]).toEqual([year, key, toCents(lines[key])]);
      expect(compare(together?.[key] ?? own[key], own[key])).toBeGreaterThanOrEqual(0);
    }
  }
  return certificates;
}

const toCents = (value: Decimal): string => decimalText(rescale(value, 2, 'down'));

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

    it('tells of each lump sum what it follows from, and comes to the same by the law', async () => {
      for (const { id } of succeeded(await depots.depots()())) {
        for (const { lot } of succeeded(await tax.lots(id)())) {
          const known = lot.lumpSums.flatMap(({ calculated }) =>
            E.isRight(calculated) ? [calculated.right] : [],
          );
          for (const each of known) {
            expect(decimalText(lumpSumSteps(each).amount)).toBe(decimalText(each.amount));
          }
          if (known.every(({ quantity }) => compare(quantity, lot.quantity) === 0)) {
            expect(compare(sum(known.map(({ amount }) => amount)), lot.prepaidLumpSum)).toBe(0);
          }
        }
      }
    });

    it('does not know the lots of a foreign depot', async () => {
      expect(failed(await tax.lots(depotId('foreign'))()).kind).toBe('not-found');
    });

    it('tells the record of the year and the price list of a sale', async () => {
      const { allowance, country } = succeeded(await tax.record()());
      expect(country).toBe('DE');
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

    it('certifies of every year the lines that the portal finds in its record, to the cent', async () => {
      await expectSameLines(tax);
    });

    it('tells enough to simulate a sale of every position', async () => {
      const basis = succeeded(await new LoadTaxBasis(depots, tax).execute()());
      const depotsHeld = succeeded(await depots.depots()()).filter(({ type }) => type !== 'COMINVEST');
      const held = await Promise.all(
        depotsHeld.map(async ({ id }) => succeeded(await depots.positions(id)())),
      );
      expect(basis.positions).toHaveLength(held.flatMap(({ positions }) => positions).length);
      // The same security may lie in each of several depots: only there each position says in which.
      const [, ...others] = depotsHeld;
      const names = new Map(depotsHeld.map(({ id, type, displayId }) => [id, { type, displayId }]));
      for (const { depot, depotId: id } of basis.positions)
        expect(depot).toEqual(others.length > 0 ? names.get(id) : undefined);
      for (const position of basis.positions) {
        const sale = saleOf(position, position.sellable.value, position.price.value, basis.fees);
        const { arrives, tax: withheld } = saleTax(basis.record, sale);
        expect(arrives.scale).toBe(2);
        expect(isNegative(withheld)).toBe(false);
      }
    });
  });
}

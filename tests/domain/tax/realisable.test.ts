import { depotId, instrumentId } from '@domain/codes/ids';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import { realisable, taxPercent } from '@domain/tax/realisable';
import type { SellablePosition } from '@domain/tax/sellable-position';
import { taxLot, taxRecord } from './support/tax-examples';

const fees = {
  base: decimal('4.90'),
  percent: decimal('0.25'),
  least: decimal('9.90'),
  most: decimal('59.90'),
  venue: decimal('2.50'),
};

const position = (id: string, price: string, cost: string): SellablePosition => ({
  id,
  depotId: depotId('d'),
  instrumentId: instrumentId(id),
  name: id,
  wkn: id,
  taxClass: 'EQUITY_FUND',
  sellable: { value: decimal('100'), unit: PIECES },
  price: { value: decimal(price), unit: EUR },
  lots: [taxLot('1', '2020-01-02', '100', cost)],
});

describe('[TAX-01] what positions could still bring to the year', () => {
  it('is the income of each, sold in full at its price, its tax, and how many are free of it', () => {
    const found = realisable({ record: taxRecord(), fees }, [
      position('gain', '40.00', '1000.00'),
      position('loss', '8.00', '1000.00'),
    ]);
    expect(
      found.map(({ sale, withoutTax }) => [
        decimalText(sale.tax.sale.value),
        decimalText(sale.tax.settled.income),
        decimalText(sale.tax.tax),
        decimalText(withoutTax),
      ]),
    ).toEqual([
      // 4,000.00 - 17.40 - 1,000.00 = 2,982.60, 70 % of it 2,087.82; less 1,000.00: 1,087.82 / 4 = 271.96 (271.955), 14.95.
      // Of 48 the gain is 1,920.00 - 12.40 - 480.00 = 1,427.60, 70 % 999.32; of 49 it would be 1,020.29.
      ['4000.00', '2087.82', '286.91', '48'],
      // 800.00 - 12.40 - 1,000.00 = -212.40, 70 % of it -148.68.
      ['800.00', '-148.68', '0.00', '100'],
    ]);
  });

  it.each([
    ['345.29', '13284.00', '2.60'],
    ['0.00', '13284.00', undefined],
    ['-10.00', '13284.00', undefined],
    ['10.00', '0.00', undefined],
    ['10.00', '-20.00', undefined],
  ])('a tax of %s on %s is %s percent', (tax, of, percent) => {
    const found = taxPercent(decimal(tax), decimal(of));
    expect(found && decimalText(found)).toBe(percent);
  });
});

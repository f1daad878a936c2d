import { decimal } from '@domain/money/decimal';
import { feesOn } from '@domain/money/fee-schedule';

const fees = {
  base: decimal('4.90'),
  percent: decimal('0.25'),
  least: decimal('9.90'),
  most: decimal('59.90'),
  venue: decimal('0.00'),
};

// 4.90 + 0.25 % of the value, at least 9.90 and at most 59.90 (price list, and settlements of it).
describe('the fee of an order', () => {
  it.each([
    ['19303.52', '53.16'],
    ['16265.14', '45.56'],
    ['6970.80', '22.33'],
    ['2206.75', '10.42'],
    ['1666.00', '9.90'],
    ['2000.00', '9.90'],
    // 4.90 + 5.025: half a cent goes up, where half to even would stay at 9.92.
    ['2010.00', '9.93'],
    ['22000.00', '59.90'],
    ['22000.01', '59.90'],
  ])('is, for %s, %s [ORD-19]', (value, expected) => {
    expect(feesOn(fees, decimal(value))).toEqual(decimal(expected));
  });

  it('has that of the venue on top, beyond the most [ORD-19]', () => {
    expect(feesOn({ ...fees, venue: decimal('2.50') }, decimal('50000.00'))).toEqual(decimal('62.40'));
  });
});

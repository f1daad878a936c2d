import { add, compare, decimal, decimalText, type Decimal, zero } from '@domain/money/decimal';
import { feeOfExecution, orderFee, orderFees } from '@sandbox/areas/order/cost/order-fees';
import { fc } from '@tests/support/properties';

describe('the fee of an order [BNK-04]', () => {
  it.each([
    ['19303.52', '53.16', 'a real statement'],
    ['16265.14', '45.56', 'a real statement'],
    ['6970.80', '22.33', 'a real statement'],
    ['2206.75', '10.42', 'a real statement'],
    ['1666.00', '9.90', 'the least'],
    ['2000.00', '9.90', 'where the least ends'],
    ['2002.00', '9.91', 'half a cent is rounded up'],
    ['22000.00', '59.90', 'where the most begins'],
    ['22000.01', '59.90', 'the most'],
  ])('of %s EUR is %s: %s', (value, fee) => {
    expect(decimalText(orderFee(decimal(value)))).toBe(fee);
  });

  it('is the same for any number of part executions', () => {
    const cents = fc.bigInt({ min: 1n, max: 5_000_000n }).map((units): Decimal => ({ units, scale: 2 }));
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), (values) => {
        let done = zero;
        let charged = zero;
        for (const value of values) {
          charged = add(charged, feeOfExecution(done, value, charged, decimal('2.50')));
          done = add(done, value);
        }
        expect(compare(charged, orderFees(done, decimal('2.50')).total)).toBe(0);
      }),
    );
  });
});

import { fakeFundConditions } from '@adapters/fake/fund-depot/fake-fund-world';
import { allocation } from '@domain/fund-depot/fund-allocation';
import type { AllocatedFund } from '@domain/fund-depot/fund-order';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';

const { funds } = fakeFundConditions;

const planned = (...amounts: readonly string[]): readonly AllocatedFund[] =>
  funds.map(({ wkn, instrumentId, name }, index) => ({
    wkn,
    instrumentId,
    name,
    amount: amount(amounts[index] ?? '0', EUR),
    quantity: decimal('1'),
    lots: [],
  }));

/** 6,000 and 4,000 EUR before the order. */
describe('what an order does in each fund [FUN-01]', () => {
  it.each([
    ['DEPOSIT', ['900.00', '600.00'], ['6900.00', '4600.00'], ['60.0', '40.0'], '11500.00'],
    ['WITHDRAWAL', ['1200.00', '800.00'], ['4800.00', '3200.00'], ['60.0', '40.0'], '8000.00'],
    // 5,000 of 9,000 are 55.555… %.
    ['WITHDRAWAL', ['1000.00', '0.00'], ['5000.00', '4000.00'], ['55.6', '44.4'], '9000.00'],
    ['WITHDRAWAL', ['6000.00', '4000.00'], ['0.00', '0.00'], [undefined, undefined], '0.00'],
  ] as const)('%s of %s leaves %s, in percent %s', (kind, amounts, after, shares, total) => {
    const { lines, after: sum } = allocation(funds, kind, planned(...amounts));
    expect(lines.map((line) => decimalText(line.after))).toEqual(after);
    expect(lines.map(({ share }) => share && decimalText(share))).toEqual(shares);
    expect(decimalText(sum)).toBe(total);
  });

  it('rounds a share half up, keeps the weight of the strategy, and changes nothing where nothing is planned', () => {
    const [first, second] = funds;
    if (first === undefined || second === undefined) throw new Error('The example has two funds');
    const { weight, ...left } = second;
    const held = [
      { ...first, value: amount('12.50', EUR) },
      { ...left, value: amount('987.50', EUR) },
    ];
    const { lines, before, change } = allocation(held, 'DEPOSIT', planned('0.00'));
    // 1.25 % and 98.75 %: at half a tenth upwards.
    expect(lines.map(({ share }) => share && decimalText(share))).toEqual(['1.3', '98.8']);
    expect(lines.map((line) => 'weight' in line)).toEqual([true, false]);
    expect(lines[0]?.weight).toEqual(first.weight);
    expect(weight).toBeDefined();
    expect([before, change].map(decimalText)).toEqual(['1000.00', '0.00']);
  });
});

import { decimal, decimalText, rescale } from '@domain/money/decimal';
import { raisedRates } from '@domain/savings-plan/execution-days';

describe('the yearly increases of a plan paid by direct debit [SAV-01] [SAV-10]', () => {
  it.each([
    ['without a limit', ['50', '50'], 2, undefined, ['53.05', '53.05']],
    ['a sum that stays within the limit', ['50', '50'], 1, '103', ['51.50', '51.50']],
    ['an increase beyond it is not made', ['50', '50'], 2, '105', ['51.50', '51.50']],
    ['nor is any after it', ['50', '50'], 9, '105', ['51.50', '51.50']],
    ['not even the first', ['50', '50'], 1, '102.99', ['50.00', '50.00']],
  ] as const)('%s', (_, rates, raises, most, raised) => {
    const grown = raisedRates(rates.map(decimal), decimal('3'), raises, most && decimal(most));
    expect(grown.map((rate) => decimalText(rescale(rate, 2, 'half-up')))).toEqual(raised);
  });
});

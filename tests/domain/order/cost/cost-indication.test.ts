import { chargesOf, type CostItem } from '@domain/order/cost/cost-indication';
import { amount, type Amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';

const euros = (text: string): Amount => amount(text, EUR);
const fee: CostItem = { kind: 'service', label: 'Orderprovision', amount: euros('9.90') };
const spread: CostItem = { kind: 'third-party', label: 'Spread', amount: euros('2.00'), isInPrice: true };
const unknownSpread: CostItem = { kind: 'third-party', label: 'Spread', isInPrice: true };
const unknownFee: CostItem = { kind: 'third-party', label: 'Entgelt' };

describe('what is charged besides the price [ORD-19]', () => {
  it.each<[string, Amount | undefined, readonly CostItem[], Amount | undefined]>([
    ['all of it where nothing is paid with the price', euros('9.90'), [fee], euros('9.90')],
    ['the sum less the spread, which the price holds', euros('11.90'), [fee, spread], euros('9.90')],
    ['less every part of it', euros('13.90'), [spread, fee, spread], euros('9.90')],
    ['unknown where the sum is', undefined, [fee, spread], undefined],
    ['unknown where a spread is', euros('11.90'), [unknownSpread, spread, fee], undefined],
    ['known where only the parts of the charges are not', euros('9.90'), [unknownFee], euros('9.90')],
  ])('is %s', (_, sum, items, expected) => {
    expect(chargesOf({ label: 'Kauf', items, ...(sum && { sum }) })).toEqual(expected);
  });
});

import { groupedBy } from '@domain/grouped-by';
import { fc } from '@tests/support/properties';

describe('grouping', () => {
  it('puts what has the same key together, everything in the order in which it came', () => {
    const words = ['Xetra', 'Tradegate', 'Xontro', 'Direkthandel', 'Tokio'];
    expect([...groupedBy(words, ([first]) => first)]).toEqual([
      ['X', ['Xetra', 'Xontro']],
      ['T', ['Tradegate', 'Tokio']],
      ['D', ['Direkthandel']],
    ]);
  });

  it('loses and doubles nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), (numbers) => {
        const groups = [...groupedBy(numbers, (number) => number % 3).values()];
        expect(groups.flat().toSorted()).toEqual(numbers.toSorted());
      }),
    );
  });
});

import { arrangedColumns, columnIds, withColumnAt } from '@domain/depot/overview-column';
import { fc } from '@tests/support/properties';

const ids = (columns: readonly { readonly id: string }[]): readonly string[] => columns.map(({ id }) => id);

describe('the columns of the depot overview', () => {
  it('stand as they are by default until the customer chooses [OBK-04]', () => {
    const columns = arrangedColumns([]);
    expect(ids(columns)).toEqual(columnIds);
    expect(columns.find(({ id }) => id === 'value')?.visible).toBe(true);
    expect(columns.find(({ id }) => id === 'isin')?.visible).toBe(false);
  });

  it('stand as the bank remembers them, those it has never heard of behind [OBK-04]', () => {
    const columns = arrangedColumns([
      { id: 'isin', visible: true },
      { id: 'value', visible: false },
    ]);
    expect(columns.slice(0, 3)).toEqual([
      { id: 'isin', visible: true },
      { id: 'value', visible: false },
      { id: 'depot', visible: true },
    ]);
  });

  it.each([
    ['a key of another portal', 'mondphase'],
    ['a name every object has', 'toString'],
  ])('leave out %s', (_, id) => {
    expect(ids(arrangedColumns([{ id, visible: true }]))).toEqual(columnIds);
  });

  it('are each there once, whatever the bank remembers [OBK-04]', () => {
    const stored = fc.array(
      fc.record({ id: fc.oneof(fc.constantFrom(...columnIds), fc.string()), visible: fc.boolean() }),
    );
    fc.assert(
      fc.property(stored, (columns) => {
        expect(ids(arrangedColumns(columns)).toSorted()).toEqual(columnIds.toSorted());
      }),
    );
  });

  it('move one at a time, the others keep their order [OBK-04]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columnIds), fc.integer({ min: -2, max: 30 }), (id, place) => {
        const moved = ids(withColumnAt(arrangedColumns([]), id, place));
        expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), columnIds.length - 1));
        expect(moved.filter((other) => other !== id)).toEqual(columnIds.filter((other) => other !== id));
      }),
    );
  });
});

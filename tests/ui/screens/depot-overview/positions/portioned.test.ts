import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { decimalText } from '@domain/money/decimal';
import { positionId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { PositionRow } from '@ui/screens/depot-overview/positions/position-row';
import { liveTotals, portioned } from '@ui/screens/depot-overview/positions/portioned';
import { PositionsModel } from '@ui/screens/depot-overview/positions/positions-model';
import { autorun, runInAction } from 'mobx';

const { scheduler } = new FakeBank();
const positions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...positionIn(mainDepot, sap, '1', '100.00', '100.00'),
    id: positionId(`p-${index}`),
  }));
const rowsOf = (count: number) => positions(count).map((position) => new PositionRow(position));
const price = (rows: readonly PositionRow[], text: string): void => {
  runInAction(() => {
    for (const row of rows) row.take({ ...marketOf(sap, xetra, text), at: scheduler.now() });
  });
};

describe('what follows from ten thousand positions [OBK-06]', () => {
  it('is calculated from each once, and after a price only from those of its portion', () => {
    const rows = rowsOf(10_000);
    let read = 0;
    const values = portioned(
      rows,
      (some) => {
        read += some.length;
        return some.length;
      },
      (counts) => counts.reduce((all, count) => all + count, 0),
    );
    const seen: number[] = [];
    const end = autorun(() => {
      seen.push(values());
    });
    expect(read).toBe(10_000);
    price(rows.slice(5_000, 5_001), '101.00');
    expect(read).toBeLessThanOrEqual(10_100);
    expect(read).toBeGreaterThan(10_000);
    end();
    expect(seen).toEqual([10_000]);
  });

  it('is the totals at the newest prices', () => {
    const rows = rowsOf(1_000);
    const totals = liveTotals(rows, EUR);
    const seen: string[] = [];
    const end = autorun(() => {
      seen.push(decimalText(totals()?.currentValue.value ?? { units: -1n, scale: 0 }));
    });
    price(rows.slice(0, 1), '90.00');
    price(rows.slice(998), '150.00');
    end();
    expect(seen).toEqual(['100000.00', '99990.00', '100090.00']);
  });

  it('moves no row: order, filters and entries stay what they are when prices come', () => {
    const model = new PositionsModel();
    model.take(positions(10_000), EUR);
    const seen: unknown[] = [];
    const end = autorun(() => {
      seen.push(model.entries, model.filters);
    });
    price(model.rows.slice(0, 300), '90.00');
    end();
    expect(seen).toHaveLength(2);
  });
});

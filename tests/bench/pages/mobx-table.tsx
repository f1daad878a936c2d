import type { Position } from '@domain/depot/position';
import { PositionRow } from '@ui/screens/depot-overview/positions/position-row';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cellsOf, COLUMNS, DRAWN, orderBy, ROW } from './plain-cells';
import { manyPositions, nextQuote, numbersInSight, type TableBench } from './table-data';

/** The same rows and a window of rows of one height, with React and MobX and nothing of the portal's table. */
class Table {
  rows: readonly PositionRow[] = [];
  order: Uint32Array = new Uint32Array();
  first = 0;

  constructor() {
    makeAutoObservable(this, { rows: observableRef, order: observableRef });
  }

  take(positions: readonly Position[]): void {
    this.rows = positions.map((position) => new PositionRow(position));
    this.sort(5);
  }

  sort(column: number): void {
    const stated = this.rows.map((row) => row.stated);
    this.order = orderBy(stated, column);
  }

  scroll(pixels: number): void {
    this.first = Math.max(0, Math.floor(pixels / ROW / 8) * 8 - 8);
  }
}

const table = new Table();
let positions: readonly Position[] = [];

const Row = observer(function Row({ row, number }: { readonly row: PositionRow; readonly number: number }) {
  return (
    <tr data-row={`p-${number}`} style={{ height: ROW }}>
      {cellsOf(row.position).map((text, column) => (
        <td key={column}>{text}</td>
      ))}
    </tr>
  );
});

const Gap = ({ count }: { readonly count: number }) => (
  <tr>
    <td style={{ height: Math.max(count, 0) * ROW }} />
  </tr>
);

const Rows = observer(function Rows() {
  const { first, order, rows } = table;
  const drawn = [...order.subarray(first, first + DRAWN)];
  return (
    <tbody>
      <Gap count={first} />
      {drawn.map((number) => {
        const row = rows[number];
        return row && <Row key={number} row={row} number={number} />;
      })}
      <Gap count={order.length - first - drawn.length} />
    </tbody>
  );
});

const Page = () => (
  <div
    role="region"
    style={{ height: 800, overflow: 'auto' }}
    onScroll={({ currentTarget }) => {
      table.scroll(currentTarget.scrollTop);
    }}
  >
    <table>
      <thead>
        <tr>
          {Array.from({ length: COLUMNS }, (_, column) => (
            <th key={column}>
              <button
                type="button"
                onClick={() => {
                  table.sort(column);
                }}
              >
                {column}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <Rows />
    </table>
  </div>
);

const bench: TableBench = {
  prepare: (count) => {
    positions = manyPositions(count);
  },
  show: () => {
    table.take(positions);
    const root = createRoot(document.getElementById('root') ?? document.body);
    flushSync(() => {
      root.render(<Page />);
    });
  },
  price: (messages) => {
    const numbers = numbersInSight();
    runInAction(() => {
      for (let message = 0; message < messages; message += 1) {
        const row = table.rows[numbers[message % numbers.length] ?? 0];
        row?.take(nextQuote(row.stated));
      }
    });
  },
  isAtRest: () => true,
};
Object.assign(window, { bench });

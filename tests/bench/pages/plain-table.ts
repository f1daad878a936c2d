import type { Position } from '@domain/depot/position';
import { revalue } from '@domain/depot/revaluation';
import { cellsOf, COLUMNS, DRAWN, orderBy, ROW, tableFrame } from './plain-cells';
import { manyPositions, nextQuote, numbersInSight, type TableBench } from './table-data';

/** The limit: a window of rows written by hand, no library, no component. */
let positions: Position[] = [];
let order: Uint32Array = new Uint32Array();
let first = 0;
let body: HTMLTableSectionElement | undefined;

function draw(): void {
  if (body === undefined) return;
  const rows = [...order.subarray(first, first + DRAWN)].map((number) => {
    const row = document.createElement('tr');
    row.style.height = `${ROW}px`;
    row.dataset['row'] = `p-${number}`;
    const position = positions[number];
    if (position !== undefined) for (const text of cellsOf(position)) row.insertCell().textContent = text;
    return row;
  });
  body.replaceChildren(gap(first), ...rows, gap(order.length - first - rows.length));
}

function gap(count: number): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.insertCell().style.height = `${Math.max(count, 0) * ROW}px`;
  return row;
}

function show(): void {
  const frame = tableFrame((column) => {
    order = orderBy(positions, column);
    draw();
  });
  body = frame.body;
  order = orderBy(positions, 5);
  frame.region.addEventListener('scroll', () => {
    const top = Math.max(0, Math.floor(frame.region.scrollTop / ROW / 8) * 8 - 8);
    if (top === first) return;
    first = top;
    draw();
  });
  draw();
}

function price(messages: number): void {
  const numbers = numbersInSight();
  for (let message = 0; message < messages; message += 1) {
    const number = numbers[message % numbers.length] ?? 0;
    const old = positions[number];
    const { last } = old === undefined ? {} : nextQuote(old);
    if (old === undefined || last === undefined) continue;
    positions[number] = revalue(old, { price: last });
    const row = body?.querySelector(`tr[data-row="p-${number}"]`);
    const texts = cellsOf(positions[number] ?? old);
    for (let column = 0; column < COLUMNS; column += 1) {
      const cell = row?.children[column];
      if (cell !== undefined && cell.textContent !== texts[column]) cell.textContent = texts[column] ?? '';
    }
  }
}

const bench: TableBench = {
  prepare: (count) => {
    positions = [...manyPositions(count)];
  },
  show,
  price,
  isAtRest: () => true,
};
Object.assign(window, { bench });

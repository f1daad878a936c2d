import type { Position } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';

/** What twelve columns say of a position, as plain as can be. */
export function cellsOf(position: Position): readonly string[] {
  const text = (amount: Amount | undefined): string =>
    amount === undefined ? '' : decimalText(amount.value).replace('.', ',');
  const { profitLossPurchase, profitLossPreviousDay, instrument } = position;
  return [
    instrument?.name ?? '',
    text(position.quantity),
    text(position.availableQuantity),
    text(position.currentPrice.price),
    text(profitLossPreviousDay?.absolute),
    text(position.currentValue),
    text(position.previousDayValue),
    text(position.purchasePrice),
    text(position.purchaseValue),
    text(profitLossPurchase?.absolute),
    profitLossPurchase?.relative === undefined ? '' : decimalText(profitLossPurchase.relative),
    position.custodyType,
  ];
}

/** What a column is ranked by, as a number: the plain pages sort these in a typed array. */
const measureOf = (position: Position, column: number): number =>
  column === 0
    ? Number(position.instrument?.name.replace(/\D/g, ''))
    : Number((cellsOf(position)[column] ?? '').replace(',', '.'));

/** Row numbers in the order of a column. */
export function orderBy(positions: readonly Position[], column: number): Uint32Array {
  const measures = Float64Array.from(positions, (position) => measureOf(position, column));
  return Uint32Array.from(measures.keys()).sort((a, b) => (measures[a] ?? 0) - (measures[b] ?? 0));
}

/** Height of a row in pixels, and how many are drawn. */
export const ROW = 44;
/** Rows drawn at once: what a window of 900 pixels shows, and some more. */
export const DRAWN = 36;
/** How many columns. */
export const COLUMNS = 12;

/** A frame that scrolls, with a table in it whose heads are buttons. */
export function tableFrame(onSort: (column: number) => void): {
  readonly region: HTMLElement;
  readonly body: HTMLTableSectionElement;
} {
  const region = document.createElement('div');
  region.setAttribute('role', 'region');
  region.style.cssText = 'height: 800px; overflow: auto';
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (let column = 0; column < COLUMNS; column += 1) {
    const button = document.createElement('button');
    button.textContent = `Spalte ${column}`;
    button.addEventListener('click', () => onSort(column));
    head.insertCell().append(button);
  }
  const body = table.createTBody();
  region.append(table);
  document.getElementById('root')?.append(region);
  return { region, body };
}

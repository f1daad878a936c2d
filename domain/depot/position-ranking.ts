import { rescale, type Decimal } from '../money/decimal';
import { columnContents } from './column-content';
import type { Position } from './position';
import { positionName } from './position-name';
import type { PositionRank } from './positions-view-state';

const collator = new Intl.Collator('de');

/** A row with its position as the bank stated it. */
export interface StatedPosition {
  readonly stated: Position;
}

/** What a position is ranked by; undefined where it is not known. */
type Measure = string | bigint | number;

/**
 * Positions in each order, found once when it is first asked for: a moving price moves no row. What is not known
 * stands last in either direction; of equals the first by name comes first.
 */
export class PositionRanking<R extends StatedPosition> {
  readonly #byName: readonly R[];
  readonly #found = new Map<string, readonly R[]>();

  constructor(rows: readonly R[]) {
    this.#byName = sorted(rows, ({ stated }) => positionName(stated), false);
  }

  /** All of them in this order. */
  ranked(rank: PositionRank, descending: boolean): readonly R[] {
    const name = `${rank} ${descending}`;
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const rows = sorted(this.#byName, ({ stated }) => measureOf(stated, rank), descending);
    this.#found.set(name, rows);
    return rows;
  }
}

/** Finer than any figure of the wire, which has up to five decimals: whole numbers compare fast. */
const DECIMALS = 6;

const aligned = (value: Decimal | undefined): bigint | undefined =>
  value && rescale(value, DECIMALS, 'half-up').units;

function sorted<R>(
  rows: readonly R[],
  measure: (row: R) => Measure | undefined,
  descending: boolean,
): readonly R[] {
  const measured = rows.map((row) => ({ row, by: measure(row) }));
  const sign = descending ? -1 : 1;
  return measured.sort((a, b) => compareMeasures(a.by, b.by, sign)).map(({ row }) => row);
}

function compareMeasures(a: Measure | undefined, b: Measure | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'string' && typeof b === 'string') return sign * collator.compare(a, b);
  return a < b ? -sign : a > b ? sign : 0;
}

function measureOf(position: Position, rank: PositionRank): Measure | undefined {
  if (rank === 'name') return positionName(position);
  const content = columnContents[rank];
  switch (content.kind) {
    case 'text':
      return content.of(position);
    case 'amount':
    case 'change':
      return aligned(content.of(position)?.value);
    case 'relative':
      return aligned(content.of(position));
    case 'share':
      return aligned(position.currentValue.value);
    case 'moment':
      return content.of(position);
  }
}

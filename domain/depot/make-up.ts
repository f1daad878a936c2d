import { compareAmounts, sumAmounts, type Amount } from '../shared/amount';
import { groupedBy } from '../shared/grouped-by';
import { percentageOf, type Percentage } from '../shared/percentage';
import type { Unit } from '../shared/unit';
import type { Position } from './position';

/** By what a depot is divided into parts; `position` leaves each position a part of its own. */
export const divisions = ['type', 'sector', 'currency', 'depot', 'position'] as const;

/** One way to divide it. */
export type Division = (typeof divisions)[number];

const keys: Readonly<Record<Division, (position: Position) => string | undefined>> = {
  type: ({ instrument }) => instrument?.type,
  sector: ({ instrument }) => instrument?.sector,
  currency: ({ instrument, currentPrice }) => instrument?.currency ?? currentPrice.price.unit,
  depot: ({ depotId }) => depotId,
  position: ({ id }) => id,
};

/** What a position is counted to; undefined where the bank did not say. */
export const partKey = (position: Position, division: Division): string | undefined =>
  keys[division](position);

/** A part of a depot: what it is made of, what that is worth, and how much of the whole it is. */
export interface DepotPart {
  /** Undefined for what the bank did not say of what kind it is. */
  readonly key: string | undefined;
  readonly positions: readonly Position[];
  readonly value: Amount;
  readonly share: Percentage | undefined;
}

/** The parts of a depot, biggest first. Positions valued in another currency belong to none: no rate is at hand. */
export function partsOf(
  positions: readonly Position[],
  division: Division,
  currency: Unit,
): readonly DepotPart[] {
  const comparable = positions.filter(({ currentValue }) => currentValue.unit === currency);
  const whole = valueOfAll(comparable, currency);
  return [...groupedBy(comparable, (position) => partKey(position, division))]
    .map(([key, ofPart]) => partOf(key, ofPart, whole))
    .sort((a, b) => compareAmounts(b.value, a.value));
}

/** The biggest parts and, as the last, all others together: `others` is undefined where there are none. */
export function biggestParts(
  parts: readonly DepotPart[],
  most: number,
): { readonly parts: readonly DepotPart[]; readonly others: DepotPart | undefined } {
  const [first] = parts;
  if (first === undefined || parts.length <= most) return { parts, others: undefined };
  const currency = first.value.unit;
  const whole = sumAmounts(
    parts.map(({ value }) => value),
    currency,
  );
  const rest = parts.slice(most - 1).flatMap(({ positions }) => positions);
  return { parts: parts.slice(0, most - 1), others: partOf(undefined, rest, whole) };
}

function partOf(key: string | undefined, positions: readonly Position[], whole: Amount): DepotPart {
  const value = valueOfAll(positions, whole.unit);
  return { key, positions, value, share: percentageOf(value.value, whole.value) };
}

const valueOfAll = (positions: readonly Position[], currency: Unit): Amount =>
  sumAmounts(
    positions.map(({ currentValue }) => currentValue),
    currency,
  );

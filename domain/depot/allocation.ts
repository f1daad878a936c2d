import { addAmounts, compareAmounts, sumAmounts, type Amount } from '../money/amount';
import { percentageOf, type Percentage } from '../money/percentage';
import type { Unit } from '../money/unit';
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

/** What positions are worth by what they are counted to; such sums of several lists can be put together. */
export type PartSums = ReadonlyMap<string | undefined, PartSum>;

interface PartSum {
  /** The first of the positions: it names a part that is one position. */
  readonly first: Position;
  readonly value: Amount;
}

/** A part of a depot: what that is worth, and how much of the whole it is. */
export interface DepotPart extends PartSum {
  /** Undefined for what the bank did not say of what kind it is. */
  readonly key: string | undefined;
  readonly share: Percentage | undefined;
}

/** Adds positions up by what they are counted to. One valued in another currency is left out: no rate is at hand. */
export function partSums(positions: readonly Position[], division: Division, currency: Unit): PartSums {
  const sums = new Map<string | undefined, PartSum>();
  for (const position of positions) {
    if (position.currentValue.unit === currency)
      count(sums, partKey(position, division), { first: position, value: position.currentValue });
  }
  return sums;
}

/** The sums of all lists of positions that were added up one by one. */
export function joinedParts(lists: readonly PartSums[]): PartSums {
  const sums = new Map<string | undefined, PartSum>();
  for (const list of lists) for (const [key, sum] of list) count(sums, key, sum);
  return sums;
}

/** The parts with their shares of the whole, biggest first. */
export function rankedParts(sums: PartSums, currency: Unit): readonly DepotPart[] {
  const whole = valueOfAll([...sums.values()], currency);
  return [...sums]
    .map(([key, sum]) => ({ key, ...sum, share: percentageOf(sum.value.value, whole.value) }))
    .sort((a, b) => compareAmounts(b.value, a.value));
}

/** The biggest parts and, as the last, all others together: `others` is undefined where there are none. */
export function biggestParts(
  parts: readonly DepotPart[],
  most: number,
): {
  readonly parts: readonly DepotPart[];
  readonly others: Pick<DepotPart, 'value' | 'share'> | undefined;
} {
  const [first] = parts;
  if (first === undefined || parts.length <= most) return { parts, others: undefined };
  const currency = first.value.unit;
  const whole = valueOfAll(parts, currency);
  const value = valueOfAll(parts.slice(most - 1), currency);
  return {
    parts: parts.slice(0, most - 1),
    others: { value, share: percentageOf(value.value, whole.value) },
  };
}

function count(
  sums: Map<string | undefined, PartSum>,
  key: string | undefined,
  { first, value }: PartSum,
): void {
  const known = sums.get(key);
  sums.set(key, known === undefined ? { first, value } : { ...known, value: addAmounts(known.value, value) });
}

const valueOfAll = (parts: readonly PartSum[], currency: Unit): Amount =>
  sumAmounts(
    parts.map(({ value }) => value),
    currency,
  );

import type { Position } from '@domain/depot/position';
import type { InstrumentType } from '@domain/order/instrument-type';
import { compare, isNegative, type Decimal } from '@domain/shared/decimal';

/** Columns positions can be ranked by. */
export const positionRanks = ['name', 'value', 'today', 'profit', 'profitShare'] as const;

/** One column to rank by. */
export type PositionRank = (typeof positionRanks)[number];

/** What is shown: all, one kind of instrument, or what stands lower than it was bought. */
export type PositionFilter = 'all' | 'losing' | InstrumentType;

/** What of a depot is looked at, and in which order; kept in the URL. */
export interface PositionsViewState {
  readonly filter: PositionFilter;
  readonly search: string;
  readonly rank: PositionRank;
  readonly descending: boolean;
}

/** Everything, the largest first. */
export const initialPositionsView: PositionsViewState = {
  filter: 'all',
  search: '',
  rank: 'value',
  descending: true,
};

/** The name a position is listed under. */
export const positionName = (position: Position): string => position.instrument?.name ?? position.wkn;

/** The kind of instrument, where the bank said it. */
export const positionType = (position: Position): InstrumentType =>
  position.instrument?.type ?? 'NOT_AVAILABLE';

/** Whether it stands lower than it was bought; unknown is not a loss. */
export const isLosing = ({ profitLossPurchase }: Position): boolean =>
  profitLossPurchase !== undefined && isNegative(profitLossPurchase.absolute.value);

const measures: Readonly<Record<Exclude<PositionRank, 'name'>, (position: Position) => Decimal | undefined>> =
  {
    value: ({ currentValue }) => currentValue.value,
    today: ({ profitLossPreviousDay }) => profitLossPreviousDay?.relative,
    profit: ({ profitLossPurchase }) => profitLossPurchase?.absolute.value,
    profitShare: ({ profitLossPurchase }) => profitLossPurchase?.relative,
  };

/** Whether filter and search let a position through. */
export function isShown(position: Position, { filter, search }: PositionsViewState): boolean {
  if (filter === 'losing' && !isLosing(position)) return false;
  if (filter !== 'all' && filter !== 'losing' && positionType(position) !== filter) return false;
  const words = search.trim().toLowerCase();
  return [positionName(position), position.wkn, position.instrument?.isin ?? ''].some((text) =>
    text.toLowerCase().includes(words),
  );
}

/** Ranks two positions; what is unknown stands last in either direction. */
export function comparePositions(a: Position, b: Position, { rank, descending }: PositionsViewState): number {
  const sign = descending ? -1 : 1;
  if (rank === 'name') return sign * positionName(a).localeCompare(positionName(b), 'de');
  const [first, second] = [measures[rank](a), measures[rank](b)];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined);
  return sign * compare(first, second) || positionName(a).localeCompare(positionName(b), 'de');
}

import { instrumentTypes } from '@domain/instrument/instrument-type';
import type { PositionFilter, PositionsViewState } from '@domain/depot/positions-view-state';
import { groupings, initialPositionsView, positionRanks } from '@domain/depot/positions-view-state';
import type { ViewQuery } from '@ui/app/use-view-in-url';

const filters: readonly PositionFilter[] = ['all', 'losing', ...instrumentTypes];

/** Reads what the URL says of the view; anything it does not know is left at its default. */
function readView(query: URLSearchParams): Omit<PositionsViewState, 'tight'> {
  const oneOf = <V extends string>(name: string, values: readonly V[], otherwise: V): V =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  return {
    filter: oneOf('filter', filters, initialPositionsView.filter),
    search: query.get('suche') ?? initialPositionsView.search,
    rank: oneOf('sortierung', positionRanks, initialPositionsView.rank),
    descending: query.get('richtung') !== 'auf',
    grouping: oneOf('gruppe', groupings, initialPositionsView.grouping),
  };
}

/** The view as query; what is at its default is left out. */
function writeView(query: URLSearchParams, view: PositionsViewState): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, isDefault: boolean): void => {
    if (isDefault) written.delete(name);
    else written.set(name, value);
  };
  put('filter', view.filter, view.filter === initialPositionsView.filter);
  put('suche', view.search, view.search === '');
  put('sortierung', view.rank, view.rank === initialPositionsView.rank);
  put('richtung', 'auf', view.descending);
  put('gruppe', view.grouping, view.grouping === initialPositionsView.grouping);
  return written;
}

/** The view of the positions in the address; how tight the rows stand is not of the address. */
export const positionsQuery: ViewQuery<PositionsViewState> = {
  read: readView,
  write: writeView,
  isWithoutHistory: true,
};

import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instrumentTypes } from '@domain/instrument/instrument-type';
import type { PositionsModel } from './positions-model';
import type { PositionFilter, PositionsViewState } from '@domain/depot/positions-view-state';
import { groupings, initialPositionsView, positionRanks } from '@domain/depot/positions-view-state';

const filters: readonly PositionFilter[] = ['all', 'losing', ...instrumentTypes];

/** Reads what the URL says of the view; anything it does not know is left at its default. */
export function readView(query: URLSearchParams): Omit<PositionsViewState, 'tight'> {
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
export function writeView(query: URLSearchParams, view: PositionsViewState): URLSearchParams {
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

/** Keeps rank, filter, search and groups in the URL, so that a reload or a shared link shows the same. */
export function useViewInUrl(model: PositionsModel): void {
  const [query, setQuery] = useSearchParams();
  const read = useEffectEvent(() => {
    model.show(readView(query));
  });
  const write = useEffectEvent((view: PositionsViewState) => {
    setQuery((current) => writeView(current, view), { replace: true });
  });
  // Read once: from then on the model leads and the URL follows.
  useEffect(() => {
    read();
    return reaction(
      () => model.view,
      (view) => {
        write(view);
      },
    );
  }, [model]);
}

import {
  initialPostboxView,
  isSamePostboxView,
  postboxFilters,
  type PostboxView,
} from '@domain/postbox/postbox-view';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { PostboxModel } from './postbox-model';

/** Longer values are no search of ours: they come from a damaged or hostile link. */
const LONGEST_VALUE = 60;

const WORDS = { unread: 'ungelesen', documents: 'dokumente', advertisement: 'werbung' } as const;

/** Reads what the address says of the view; anything it does not know is left at its default. */
export function readPostboxView(query: URLSearchParams): PostboxView {
  const search = query.get('suche') ?? '';
  return {
    filter: postboxFilters.find((filter) => WORDS[filter] === query.get('filter')),
    search: search.length > LONGEST_VALUE ? initialPostboxView.search : search,
  };
}

/** The view as query, beside what else stands there; what is at its default is left out. */
export function writePostboxView(query: URLSearchParams, { filter, search }: PostboxView): URLSearchParams {
  const written = new URLSearchParams(query);
  if (filter === undefined) written.delete('filter');
  else written.set('filter', WORDS[filter]);
  if (search === '') written.delete('suche');
  else written.set('suche', search);
  return written;
}

/** Keeps the view in the address; the browser's back button goes back to the view before, typing makes no history. */
export function useViewInUrl(model: PostboxModel): void {
  const [query, setQuery] = useSearchParams();
  const direction = useNavigationType();
  const read = useEffectEvent(() => {
    model.show(readPostboxView(query));
  });
  const write = useEffectEvent((view: PostboxView, before: PostboxView) => {
    if (isSamePostboxView(view, readPostboxView(query))) return;
    setQuery((current) => writePostboxView(current, view), { replace: view.filter === before.filter });
  });
  useEffect(() => {
    read();
    return reaction(
      () => model.view,
      (view, before) => {
        write(view, before);
      },
    );
  }, [model]);
  useEffect(() => {
    if (direction === NavigationType.Pop) read();
  }, [direction, query]);
}

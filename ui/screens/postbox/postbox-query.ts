import { initialPostboxView, postboxFilters, type PostboxView } from '@domain/postbox/postbox-view';
import type { ViewQuery } from '@ui/app/use-view-in-url';

/** Longer values are no search of ours: they come from a damaged or hostile link. */
const LONGEST_VALUE = 60;

const WORDS = { unread: 'ungelesen', documents: 'dokumente', advertisement: 'werbung' } as const;

/** Reads what the address says of the view; anything it does not know is left at its default. */
function readPostboxView(query: URLSearchParams): PostboxView {
  const search = query.get('suche') ?? '';
  return {
    filter: postboxFilters.find((filter) => WORDS[filter] === query.get('filter')),
    search: search.length > LONGEST_VALUE ? initialPostboxView.search : search,
  };
}

/** The view as query, beside what else stands there; what is at its default is left out. */
function writePostboxView(query: URLSearchParams, { filter, search }: PostboxView): URLSearchParams {
  const written = new URLSearchParams(query);
  if (filter === undefined) written.delete('filter');
  else written.set('filter', WORDS[filter]);
  if (search === '') written.delete('suche');
  else written.set('suche', search);
  return written;
}

/** The view of the postbox in the address. */
export const postboxQuery: ViewQuery<PostboxView> = { read: readPostboxView, write: writePostboxView };

import {
  directions,
  initialTransactionsView,
  type TransactionsView,
} from '@domain/banking/transactions-view';
import { localDate, type LocalDate } from '@domain/time/local-date';
import type { ViewQuery } from '@ui/app/use-view-in-url';
import * as O from 'fp-ts/Option';

/** Longer values are no search of ours: they come from a damaged or hostile link. */
const LONGEST_VALUE = 60;

/** Reads what the address says of the view; anything it does not know is left at its default. */
export function readTransactionsView(query: URLSearchParams): TransactionsView {
  const text = query.get('suche') ?? '';
  return {
    direction: directions.find((direction) => WORDS[direction] === query.get('richtung')),
    from: dayIn(query, 'von'),
    to: dayIn(query, 'bis'),
    search: text.length > LONGEST_VALUE ? initialTransactionsView.search : text,
  };
}

const WORDS = { in: 'ein', out: 'aus' } as const;

const dayIn = (query: URLSearchParams, name: string): LocalDate | undefined =>
  O.toUndefined(localDate(query.get(name) ?? ''));

/** The view as query, beside what else stands there; what is at its default is left out. */
export function writeTransactionsView(query: URLSearchParams, view: TransactionsView): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') written.delete(name);
    else written.set(name, value);
  };
  put('richtung', view.direction && WORDS[view.direction]);
  put('von', view.from);
  put('bis', view.to);
  put('suche', view.search);
  return written;
}

/** The view of the transactions in the address. */
export const transactionsQuery: ViewQuery<TransactionsView> = {
  read: readTransactionsView,
  write: writeTransactionsView,
};

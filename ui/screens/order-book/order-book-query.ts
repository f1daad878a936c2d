import type { ViewQuery } from '@ui/app/use-view-in-url';
import { orderStatusGroups } from '@domain/order/open/order-status-group';
import { orderTypes } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import {
  initialOrderBookView,
  orderPeriods,
  orderRanks,
  type OrderBookView,
} from '@domain/order/open/order-book-view';

/** Longer values are no search of ours: they come from a damaged or hostile link. */
const LONGEST_VALUE = 60;

/** Reads what the address says of the view; anything it does not know is left at its default. */
export function readBookView(query: URLSearchParams): OrderBookView {
  const text = (name: string): string | undefined => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > LONGEST_VALUE ? undefined : value;
  };
  const oneOf = <V extends string>(name: string, values: readonly V[]): V | undefined =>
    values.find((value) => value === text(name));
  return {
    group: oneOf('status', orderStatusGroups),
    side: oneOf('seite', sides),
    type: oneOf('art', orderTypes),
    wkn: text('wkn'),
    period: oneOf('zeitraum', orderPeriods) ?? initialOrderBookView.period,
    search: text('suche') ?? '',
    rank: oneOf('sortierung', orderRanks) ?? initialOrderBookView.rank,
    descending: text('richtung') !== 'auf',
  };
}

/** The view as query, beside what else stands there; what is at its default is left out. */
export function writeBookView(query: URLSearchParams, view: OrderBookView): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string | undefined, usual?: string): void => {
    if (value === undefined || value === '' || value === usual) written.delete(name);
    else written.set(name, value);
  };
  put('status', view.group);
  put('seite', view.side);
  put('art', view.type);
  put('wkn', view.wkn);
  put('zeitraum', view.period, initialOrderBookView.period);
  put('suche', view.search);
  put('sortierung', view.rank, initialOrderBookView.rank);
  put('richtung', view.descending ? undefined : 'auf');
  return written;
}

/** The view of the order book in the address. */
export const orderBookQuery: ViewQuery<OrderBookView> = { read: readBookView, write: writeBookView };

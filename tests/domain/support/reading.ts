import type { FallBack } from '@domain/order/fall-back';
import type { OrderDraft } from '@domain/order/order-draft';
import type { OrderRequest } from '@domain/order/order-request';
import { toOrder } from '@domain/order/to-order';
import * as E from 'fp-ts/Either';
import { draft, facts } from './samples';

/** Reads the sample draft with a change. */
export const read = (change: Partial<OrderDraft>) => toOrder({ ...draft, ...change }, facts);

/** The order that comes of it; a draft that cannot be read fails the test. */
export function orderOf(change: Partial<OrderDraft>): OrderRequest {
  const result = read(change);
  if (E.isLeft(result)) throw new Error(result.left.map(({ key }) => key).join());
  return result.right.order;
}

/** What is said about a fall-back, if anything. */
export function fallBackOf(change: Partial<OrderDraft>): FallBack | undefined {
  const result = read(change);
  return E.isRight(result) ? result.right.fallBack : undefined;
}

/** The issues as "field key". */
export function issuesOf(change: Partial<OrderDraft>): readonly string[] {
  const result = read(change);
  return E.isLeft(result) ? result.left.map(({ field, key }) => `${field ?? '-'} ${key}`) : [];
}

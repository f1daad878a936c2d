import { toOrder, type OrderFacts, type ReadDraft } from './filled-order';
import type { Issue } from '@domain/form/issue';
import type { FallBack } from '@domain/order/read/fall-back';
import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import * as E from 'fp-ts/Either';
import { draft, facts } from './samples';

/** Reads the sample draft with a change. */
export const read = (change: Partial<OrderDraft>, against: OrderFacts = facts) =>
  toOrder({ ...draft, ...change }, against);

/** What comes of a draft that can be read; one that cannot fails the test. */
export function success(result: E.Either<readonly Issue[], ReadDraft>): ReadDraft {
  if (E.isLeft(result)) throw new Error(result.left.map(({ key }) => key).join());
  return result.right;
}

/** The order of a reading; a request for a quote fails the test. */
export function orderIn(result: E.Either<readonly Issue[], ReadDraft>): OrderRequest {
  const reading = success(result);
  if (reading.kind === 'quote') throw new Error('a request for a quote');
  return reading.order;
}

/** The order that comes of the sample draft with a change. */
export const orderOf = (change: Partial<OrderDraft>): OrderRequest => orderIn(read(change));

/** The part of it that trades first. */
export const leadIn = (change: Partial<OrderDraft>): SingleOrder => leadOf(orderOf(change));

/** What is said about a fall-back, if anything. */
export function fallBackOf(change: Partial<OrderDraft>): FallBack | undefined {
  const result = read(change);
  return E.isRight(result) ? result.right.fallBack : undefined;
}

/** The issues as "field key". */
export function issuesOf(change: Partial<OrderDraft>, against: OrderFacts = facts): readonly string[] {
  const result = read(change, against);
  return E.isLeft(result) ? result.left.map(({ field, key }) => `${field ?? '-'} ${key}`) : [];
}

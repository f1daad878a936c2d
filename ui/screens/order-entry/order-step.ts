import type { ReleaseEnd } from '@application/release/release-state';
import { mayArrive, type Intent } from '@domain/release/intent';
import type { ReleaseModel } from '@ui/release/release-model';
import type { AskBankModel } from '@ui/release/ask-bank-model';
import type { ConsentModel } from '../../parts/consent/consent-model';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { OrderCheckModel } from './release/order-check-model';
import type { PlacedOrderCollaborators } from './release/placed-order-model';
import type { Prefilled } from './prefill-order';
import type { QuoteModel } from './quote/quote-model';

/** The step at which an order is released; without a check the page before has left it. */
export interface ReleaseStep {
  readonly kind: 'release';
  readonly check: OrderCheckModel | undefined;
  readonly release: ReleaseModel<OrderRequest, Order>;
}

/** The step at which an order is checked, with the release that was left for it. */
export interface CheckStep {
  readonly kind: 'check';
  readonly check: OrderCheckModel;
  readonly left?: ReleaseStep;
}

/** The last step: the bank has the order, which is followed from here on. */
export interface DoneStep {
  readonly kind: 'done';
  readonly order: Order;
  readonly intent: Intent;
  readonly followedBy: PlacedOrderCollaborators;
}

/**
 * Where the page stands (ORD-16): what brokerage.md 2 calls INPUT is `input`, TERMS_AGREEMENT `consent`, VALIDATION `check`,
 * SUCCESS `done`; its screens APPROVAL, QUOTE and CONFIRMATION are `consent`, `quote` and `release`.
 */
export type OrderStep =
  | { readonly kind: 'opening' }
  | { readonly kind: 'input' }
  | { readonly kind: 'consent'; readonly consent: ConsentModel }
  | { readonly kind: 'quote'; readonly quote: QuoteModel }
  | CheckStep
  | ReleaseStep
  /** The release is out, and the bank is asked what became of it. */
  | (Omit<ReleaseStep, 'kind'> & { readonly kind: 'asking'; readonly asking: AskBankModel<Order> })
  | DoneStep;

/** Where the page stands; a release of which the bank is asked stands apart from its proof. */
export function stepAt(place: Exclude<OrderStep, { kind: 'asking' }>): OrderStep {
  if (place.kind !== 'release' || place.release.stage.kind !== 'asking') return place;
  return { ...place, kind: 'asking', asking: place.release.stage.asking };
}

/** What the customer is told on coming back to the input. */
export type InputNotice = Prefilled['notice'] | 'refused' | 'not-arrived' | 'elsewhere' | 'day-over';

/** What is told of a release that came to nothing; one that may still arrive is no end, and is said so. */
export function noticeAfter(end: Exclude<ReleaseEnd<Order>, { kind: 'created' }>): InputNotice {
  if (end.kind === 'refused') return 'refused';
  return mayArrive(end.intent) ? 'not-arrived' : 'elsewhere';
}

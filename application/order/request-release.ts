import type { Message } from '@domain/message/message';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { type Intent, isOpen, prepareIntent } from '@domain/order/intent';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Clock } from '../ports/clock';
import type { Identifiers } from '../ports/identifiers';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';
import type { Locks } from '../ports/locks';
import { InFlight } from '../shared/in-flight';
import type { IntentDesk } from './intent-desk';
import { isSameOrder, orderRequestText } from './order-request-text';
import type { Standing } from './standing';

/** The bank would take the order and waits for the proof that releases exactly this one. */
export interface Challenged {
  readonly kind: 'challenged';
  readonly intent: Intent;
  readonly challenge: TanChallenge;
  /** Notices and warnings to show before the release. */
  readonly messages: readonly Message[];
  /** The order as the bank understood it. */
  readonly order: Order;
}

/** The same order was released in another window a moment ago: the customer has to want a second one. */
export interface Twin {
  readonly kind: 'twin';
}

/** A challenge; what became of the tab's earlier intent, which has to be settled first; or another tab's twin. */
export type ReleaseRequest = Challenged | Twin | Extract<Standing, { kind: 'created' | 'asking' }>;

/** What else a release is asked for with. */
export interface ReleaseWish {
  /** The page whose draft has become the order. */
  readonly draft?: DraftKind;
  /** The customer knows of the same order in another window, and wants this one besides. */
  readonly wantsTwin?: boolean;
}

type Earlier =
  | { readonly kind: 'none' }
  | { readonly kind: 'reuse'; readonly intent: Intent }
  | Extract<Standing, { kind: 'created' | 'asking' }>;

/**
 * Opens the release step: has the bank validate the whole order and send a challenge (ORD-17). A tab has one
 * open intent at most. The same order, after a reload or for another TAN type, keeps its intent and so its
 * key; a changed order gets a new one only after the bank has voided the old. A second click joins the first.
 * No two tabs prepare at once: the later one has the other tab's intent for the same order voided, or learns
 * that its order exists. Where that was so a moment ago, the customer is asked before a second one is made.
 */
export class RequestRelease {
  readonly #running = new InFlight<E.Either<Failure, ReleaseRequest>>();

  constructor(
    private readonly orders: Pick<OrderGateway, 'validate'>,
    private readonly desk: Pick<IntentDesk, 'pending' | 'keep' | 'question' | 'hasTwin'>,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
    private readonly locks: Locks,
  ) {}

  execute(
    order: OrderRequest,
    type?: TanType,
    { draft = 'STANDARD', wantsTwin = false }: ReleaseWish = {},
  ): Result<ReleaseRequest> {
    const key = `${type ?? ''} ${wantsTwin} ${orderRequestText(order)}`;
    return this.#running.join(
      key,
      this.locks.exclusively('order-release', async () => {
        const earlier = await this.#settleEarlier(order);
        if (E.isLeft(earlier)) return earlier;
        const { right: found } = earlier;
        if (found.kind === 'created' || found.kind === 'asking') return E.right(found);
        const mayBeTwin = found.kind === 'none' && !wantsTwin;
        if (mayBeTwin && (await this.desk.hasTwin(this.identifiers.tab(), order)))
          return E.right({ kind: 'twin' });
        const validated = await this.orders.validate(order, type)();
        if (E.isLeft(validated)) return validated;
        const intent =
          found.kind === 'reuse' ? found.intent : await this.desk.keep(this.#newIntent(order, draft));
        return E.right({ kind: 'challenged', intent, ...validated.right });
      }),
    );
  }

  #newIntent(order: OrderRequest, draft: DraftKind): Intent {
    const { identifiers, clock } = this;
    return prepareIntent(intentId(identifiers.uuid()), identifiers.tab(), order, clock.now(), draft);
  }

  async #settleEarlier(order: OrderRequest): Promise<E.Either<Failure, Earlier>> {
    let earlier: Earlier = { kind: 'none' };
    const tab = this.identifiers.tab();
    for (const intent of await this.desk.pending(tab, order)) {
      const isSame = earlier.kind === 'none' && intent.tab === tab && isSameOrder(intent.order, order);
      if (isSame && intent.phase.kind === 'prepared') {
        earlier = { kind: 'reuse', intent };
        continue;
      }
      const standing = await this.desk.question(intent, isSame || !isOpen(intent) ? 'ask' : 'void');
      if (E.isLeft(standing)) return standing;
      const { right } = standing;
      if (right.kind === 'created' || right.kind === 'asking') return E.right(right);
      if (right.kind === 'open') earlier = { kind: 'reuse', intent: right.intent };
    }
    return E.right(earlier);
  }
}

import { toBankAnswer } from '@domain/order/failed-call';
import { type Intent, type IntentOutcome, isOpen, isPlaced, isUnseen } from '@domain/order/intent';
import type { BankAnswer, IntentAction } from '@domain/order/intent-receipt';
import { type IntentEvent, stepIntent } from '@domain/order/intent-step';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { IntentId } from '@domain/codes/ids';
import type { TabId } from '@domain/codes/tab-id';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Clock } from '../ports/clock';
import type { DraftStore } from '../ports/draft-store';
import type { IntentJournal } from '../ports/intent-journal';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Scheduler } from '../ports/scheduler';
import { withRetry } from '../shared/with-retry';
import { orderDraftName } from '@domain/order/draft/order-draft-name';
import { isSameDeal, isSameOrder } from './order-request-text';
import type { Standing } from './standing';

/** What the desk works with. */
export interface IntentDeskTools {
  readonly orders: Pick<OrderGateway, 'intentOutcome' | 'voidIntent'>;
  readonly journal: IntentJournal;
  readonly drafts: Pick<DraftStore, 'remove'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

type Question = 'ask' | 'void';

/** Milliseconds within which the same deal from another window is taken for a mistake: a quarter of an hour. */
const TWIN_MEMORY = 900_000;

/**
 * Where the use cases write down what happens to an intent and put questions about it to the bank. The
 * journal is written before a call goes out and again when its answer, or silence, is there.
 */
export class IntentDesk {
  /** Ends this page has learnt itself: it lived to show them. */
  readonly #settled = new Set<IntentId>();

  constructor(private readonly tools: IntentDeskTools) {}

  async find(id: IntentId): Promise<Intent | undefined> {
    return O.toUndefined(await this.tools.journal.find(id)());
  }

  /**
   * The intents that stand in the way of this order, oldest first: the tab's own whose end the bank has not told,
   * or that were never shown because the page died before; and any tab's that may still become the same order.
   */
  async pending(tab: TabId, order: OrderRequest): Promise<readonly Intent[]> {
    const all = await this.tools.journal.all()();
    const isUntold = (intent: Intent): boolean => isUnseen(intent) && !this.#settled.has(intent.id);
    return all.filter((intent) =>
      intent.tab === tab
        ? isOpen(intent) || isUntold(intent)
        : isOpen(intent) && isSameOrder(intent.order, order),
    );
  }

  /** Whether another tab has released the same deal a moment ago, and it has become an order or still may. */
  async hasTwin(tab: TabId, order: OrderRequest): Promise<boolean> {
    const since = this.tools.clock.now() - TWIN_MEMORY;
    const all = await this.tools.journal.all()();
    const recent = all.filter((intent) => intent.tab !== tab && intent.preparedAt >= since);
    return recent.some((intent) => isPlaced(intent) && isSameDeal(intent.order, order));
  }

  async keep(intent: Intent): Promise<Intent> {
    await this.tools.journal.keep(intent)();
    return intent;
  }

  /** Steps the intent as it stands in the journal now: another tab may have moved it on. */
  async note(intent: Intent, event: IntentEvent): Promise<Intent> {
    const latest = (await this.find(intent.id)) ?? intent;
    const next = await this.keep(stepIntent(latest, event, this.tools.clock.now()));
    if (!isOpen(next)) this.#settled.add(next.id);
    return next;
  }

  /** Notes that the order exists; its draft has done its work and goes. */
  async created(intent: Intent, action: IntentAction, order: Order): Promise<Standing> {
    const answer: BankAnswer = { kind: 'created', orderId: order.id };
    const settled = await this.note(intent, { kind: 'answered', action, answer });
    await this.tools.drafts.remove(orderDraftName(intent.tab, intent.draft))();
    return { kind: 'created', intent: settled, order };
  }

  /** Asks what became of the intent, or has it voided unless something already did; silence leaves it asking. */
  async question(intent: Intent, action: Question): Promise<E.Either<Failure, Standing>> {
    const { orders, scheduler } = this.tools;
    const asked = await this.note(intent, { kind: 'called', action });
    const call = action === 'ask' ? orders.intentOutcome(intent.id) : orders.voidIntent(intent.id);
    const told = await withRetry(scheduler)(call)();
    return E.isRight(told)
      ? E.right(await this.#answered(asked, action, told.right))
      : this.#unanswered(asked, action, told.left);
  }

  async #answered(intent: Intent, action: Question, outcome: IntentOutcome): Promise<Standing> {
    if (outcome.kind === 'created') return this.created(intent, action, outcome.order);
    const noted = await this.note(intent, { kind: 'answered', action, answer: outcome });
    switch (outcome.kind) {
      case 'refused':
        return { kind: 'refused', intent: noted, messages: outcome.messages };
      case 'void':
        return { kind: 'void', intent: noted };
      case 'unknown':
        return { kind: 'open', intent: noted };
      default:
        return assertNever(outcome);
    }
  }

  /**
   * A failed question never settles anything, not even a refused one: the bank has still to be asked, unless what
   * ends the session, or leads away, comes first.
   */
  async #unanswered(
    intent: Intent,
    action: Question,
    failure: Failure,
  ): Promise<E.Either<Failure, Standing>> {
    const answer = toBankAnswer(failure);
    const isSilent = answer.kind === 'silent';
    const noted = await this.note(intent, {
      kind: 'answered',
      action,
      answer: isSilent ? answer : { kind: 'unused', why: failure.kind },
    });
    return leadsAway(failure) ? E.left(failure) : E.right({ kind: 'asking', intent: noted, failure });
  }
}

/** Whether the page cannot go on asking: the session is over or wants its TAN, or the bank sends the customer elsewhere. */
function leadsAway({ kind }: Failure): boolean {
  switch (kind) {
    case 'session-expired':
    case 'session-tan-required':
    case 'forbidden':
    case 'redirected':
    case 'blocked':
      return true;
    case 'validation':
    case 'tan':
    case 'not-found':
    case 'no-answer':
    case 'undecodable':
    case 'server':
      return false;
    default:
      return assertNever(kind);
  }
}

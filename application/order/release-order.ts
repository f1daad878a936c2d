import { toBankAnswer } from '@domain/order/failed-call';
import { type Intent, isOpen } from '@domain/order/intent';
import type { Message } from '@domain/message/message';
import { assertNever } from '@domain/assert-never';
import type { Failure } from '@domain/failure/failure';
import type { IntentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';
import { InFlight } from '../shared/in-flight';
import type { IntentDesk } from './intent-desk';
import type { Standing } from './standing';

/**
 * Releases the order of an intent with the customer's proof: at most one order ever comes of it, and the
 * customer always learns where it stands (reliability.md 1 and 2, ORD-17). A second click joins the first; an
 * intent whose last release is not yet answered for is asked about before anything is sent; silence leads to
 * the bank, with the same key. Left only when the bank did not look at the order, for the TAN or the session, or
 * when its function is blocked.
 */
export class ReleaseOrder {
  readonly #running = new InFlight<E.Either<Failure, Standing>>();

  constructor(
    private readonly orders: Pick<OrderGateway, 'create'>,
    private readonly desk: Pick<IntentDesk, 'find' | 'note' | 'created' | 'question'>,
  ) {}

  execute(id: IntentId, answer: TanAnswer): Result<Standing> {
    return this.#running.join(id, async () => {
      const intent = await this.desk.find(id);
      if (intent === undefined) return E.left({ kind: 'not-found' });
      if (intent.phase.kind === 'prepared') return this.#send(intent, answer);
      const standing = await this.desk.question(intent, 'ask');
      if (E.isLeft(standing) || standing.right.kind !== 'open') return standing;
      return this.#send(standing.right.intent, answer);
    });
  }

  async #send(intent: Intent, answer: TanAnswer): Promise<E.Either<Failure, Standing>> {
    const sent = await this.desk.note(intent, { kind: 'called', action: 'release' });
    const created = await this.orders.create(sent.order, answer, sent.id)();
    if (E.isRight(created)) return E.right(await this.desk.created(sent, 'release', created.right));
    return this.#failed(sent, created.left);
  }

  async #failed(sent: Intent, failure: Failure): Promise<E.Either<Failure, Standing>> {
    const answer = toBankAnswer(failure);
    const intent = await this.desk.note(sent, { kind: 'answered', action: 'release', answer });
    switch (answer.kind) {
      case 'unused':
        return E.left(failure);
      case 'silent':
        return withFailure(await this.desk.question(intent, 'ask'), failure);
      case 'refused':
        return this.#refused(intent, answer.messages, failure);
      default:
        return assertNever(answer);
    }
  }

  /** A key with which an earlier release may still arrive is closed first; a blocked function leads to its page. */
  async #refused(
    intent: Intent,
    messages: readonly Message[],
    failure: Failure,
  ): Promise<E.Either<Failure, Standing>> {
    const standing = isOpen(intent)
      ? withRefusal(await this.desk.question(intent, 'void'), messages)
      : E.right<Failure, Standing>({ kind: 'refused', intent, messages });
    const isRefused = E.isRight(standing) && standing.right.kind === 'refused';
    return isRefused && failure.kind === 'blocked' ? E.left(failure) : standing;
  }
}

/** The bank has no order: the screen still says why the release did not come through. */
const withFailure = (standing: E.Either<Failure, Standing>, failure: Failure): E.Either<Failure, Standing> =>
  E.isRight(standing) && standing.right.kind === 'open' ? E.right({ ...standing.right, failure }) : standing;

/** A refused release whose key had to be closed besides is a refusal to the customer. */
const withRefusal = (
  standing: E.Either<Failure, Standing>,
  messages: readonly Message[],
): E.Either<Failure, Standing> =>
  E.isRight(standing) && standing.right.kind === 'void'
    ? E.right({ kind: 'refused', intent: standing.right.intent, messages })
    : standing;

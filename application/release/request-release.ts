import type { Message } from '@domain/message/message';
import { toBankAnswer } from '@domain/release/failed-call';
import {
  type Intent,
  type IntentContent,
  isFor,
  isOpen,
  prepareIntent,
  wasReady,
} from '@domain/release/intent';
import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import type { BankAnswer } from '@domain/release/intent-receipt';
import { signedOtherwise } from '@domain/release/signed-otherwise';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Clock } from '../ports/clock';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { Validated } from '@application/ports/bank/release-gateway';
import type { Result } from '../ports/result';
import { InFlight } from '../shared/in-flight';
import type { IntentLedger } from './intent-ledger';
import type { QuestionBank } from './question-bank';
import type { Registration } from './registration';
import type { ReleaseRequest } from './release-request';
import type { ReleaseState } from './release-state';
import type { StandingChallenge } from './standing-challenge';

/** The bank would take it and waits for the proof that releases exactly this. */
export interface Challenged<C> {
  readonly kind: 'challenged';
  readonly intent: Intent;
  readonly content: C;
  /** Absent where the bank wants no proof. */
  readonly challenge: TanChallenge | undefined;
  /** Notices and warnings to show before the release. */
  readonly messages: readonly Message[];
}

/** The same was released in another window a moment ago: the customer has to want a second one. */
export interface Twin {
  readonly kind: 'twin';
}

/** What became of an earlier intent, which has to be settled first. */
type Earlier<T> = Extract<ReleaseState<T>, { kind: 'created' | 'asking' }>;

/** A challenge; what became of an earlier intent of the draft; or another tab's twin. */
export type Requested<C, T> = Challenged<C> | Twin | Earlier<T>;

/** How a release is asked for. */
export interface ReleaseWish {
  /** The way to prove; absent for the customer's favourite, or for what was sent for the same before and still stands. */
  readonly type?: TanType;
  /** The customer knows of the same in another window, and wants this one besides. */
  readonly wantsTwin?: boolean;
}

/** What requesting works with. */
export interface RequestTools<T> {
  readonly ledger: Pick<IntentLedger, 'pending' | 'hasTwin' | 'keep' | 'note' | 'forget'>;
  readonly question: Pick<QuestionBank<T>, 'execute'>;
  readonly standing: StandingChallenge;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly locks: Pick<Locks, 'exclusively'>;
}

type Found<T> = { readonly kind: 'none' } | { readonly kind: 'reuse'; readonly intent: Intent } | Earlier<T>;

/**
 * Has the bank validate the whole and send a challenge (ORD-17), and writes down the attempt, whatever comes of it
 * (reliability.md 2). A draft has one open intent at most. The same content, after a reload or for another TAN type, keeps
 * its intent and so its key; a changed one gets a new intent only after the bank has voided the old. A second click joins the first. No two tabs prepare at once: the later one has the other
 * tab's intent for the same voided, or learns that it is done. Where that was so a moment ago, the customer is asked
 * before a second one is made. Where the bank binds itself to something else than was shown, nobody is asked for a proof:
 * he would sign what he has not read. What was sent for the same a moment ago is taken up again instead of asking anew.
 */
export class RequestRelease<C, T> {
  readonly #running = new InFlight<E.Either<Failure, Requested<C, T>>>();

  constructor(
    private readonly registration: Registration<C, T>,
    private readonly tools: RequestTools<T>,
  ) {}

  execute(
    request: ReleaseRequest<C>,
    { type, wantsTwin = false }: ReleaseWish = {},
  ): Result<Requested<C, T>> {
    const { kind, gateway } = this.registration;
    const { content, shown } = request;
    const { standing, clock } = this.tools;
    const asked = this.contentOf(request);
    const wish = [kind, asked.draft, asked.subject, asked.body, shown].join(' ');
    const key = [type, wantsTwin, wish].join(' ');
    return this.#running.join(
      key,
      this.tools.locks.exclusively(`release/${kind}`, async () => {
        const earlier = await this.#settleEarlier(asked);
        if (E.isLeft(earlier)) return earlier;
        const { right: found } = earlier;
        if (found.kind === 'created' || found.kind === 'asking') return E.right(found);
        if (found.kind === 'none' && !wantsTwin && (await this.#hasTwin(asked)))
          return E.right({ kind: 'twin' });
        if (found.kind === 'reuse' && type === undefined) {
          const stands = standing.find(wish, found.intent.id, clock.now());
          if (stands !== undefined) {
            const intent = await this.#said(found.intent, asked);
            const { challenge } = stands;
            return E.right({ kind: 'challenged', intent, content, challenge, messages: [] });
          }
        }
        standing.drop();
        const prepared = await this.#prepared(found, asked);
        const validated = await gateway.validate(content, type)();
        const intent = await this.#validated(prepared, validated, asked);
        if (E.isLeft(validated)) return validated;
        const { binding, challenge, messages } = validated.right;
        if (shown !== undefined && binding !== shown) return E.left(otherwise);
        // What the bank has to say first may not be so any more when one comes back.
        if (messages.length === 0) standing.keep(wish, { intent: intent.id, challenge });
        return E.right({ kind: 'challenged', intent, content, challenge, messages });
      }),
    );
  }

  /** What is written down of a request. */
  contentOf({ content, told, words, draft, subject, whole }: ReleaseRequest<C>): IntentContent {
    const { kind, bodyOf } = this.registration;
    const named = {
      words,
      draft,
      ...(subject !== undefined && { subject }),
      ...(whole !== undefined && { whole }),
    };
    return { ...named, ...(told !== undefined && { told }), kind, body: bodyOf(content) };
  }

  async #hasTwin(asked: IntentContent): Promise<boolean> {
    const { ledger, identifiers } = this.tools;
    const { isTwin } = this.registration;
    return isTwin !== undefined && ledger.hasTwin(identifiers.tab(), asked, isTwin);
  }

  /** The intent, new or kept, written down before the bank is called. */
  #prepared(found: Found<T>, asked: IntentContent): Promise<Intent> {
    const { ledger, identifiers, clock } = this.tools;
    const intent =
      found.kind === 'reuse'
        ? found.intent
        : prepareIntent(intentId(identifiers.uuid()), identifiers.tab(), asked, clock.now());
    return ledger.note(intent, { kind: 'called', action: 'validate' });
  }

  /** The intent with what the bank said to it, under the name the bank has given it last. */
  async #validated(
    intent: Intent,
    validated: E.Either<Failure, Validated>,
    asked: IntentContent,
  ): Promise<Intent> {
    const { ledger } = this.tools;
    const answer: BankAnswer = E.isLeft(validated) ? toBankAnswer(validated.left) : { kind: 'ready' };
    const noted = await ledger.note(intent, { kind: 'answered', action: 'validate', answer });
    const subject = E.isRight(validated) ? validated.right.subject : undefined;
    return this.#said(noted, asked, subject);
  }

  /** The intent with what was said of it last. */
  async #said(
    intent: Intent,
    { words, told = intent.told }: IntentContent,
    subject = intent.subject,
  ): Promise<Intent> {
    if (subject === intent.subject && words === intent.words && told === intent.told) return intent;
    return this.tools.ledger.keep({
      ...intent,
      words,
      ...(subject !== undefined && { subject }),
      ...(told !== undefined && { told }),
    });
  }

  async #settleEarlier(asked: IntentContent): Promise<E.Either<Failure, Found<T>>> {
    const { ledger, question } = this.tools;
    let kept: Intent | undefined;
    for (const intent of await ledger.pending(asked)) {
      const isSame = kept === undefined && intent.draft === asked.draft && isFor(intent, asked);
      if (isSame && intent.phase.kind === 'prepared') {
        kept = intent;
        continue;
      }
      if (!wasReady(intent)) {
        // Nobody can release what the bank never took: its attempts are in the record.
        await ledger.forget(intent.id);
        continue;
      }
      const told = await question.execute(intent, isSame || !isOpen(intent) ? 'ask' : 'void')();
      if (E.isLeft(told)) return told;
      const { right } = told;
      if (right.kind === 'created' || right.kind === 'asking') return E.right(right);
      // The customer goes on with another one, and need not be told of this one any more.
      if (right.kind === 'void') await ledger.note(right.intent, { kind: 'seen' });
    }
    return E.right(kept === undefined ? { kind: 'none' } : { kind: 'reuse', intent: kept });
  }
}

/** Said in the bank's own words: it would say the same to a proof that signs something else. */
const otherwise: Failure = { kind: 'validation', code: 'precondition.failed', messages: [signedOtherwise] };

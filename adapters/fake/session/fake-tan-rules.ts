import type { Failure } from '@domain/failure/failure';
import { challengeId, type ChallengeId } from '@domain/codes/ids';
import { later } from '@domain/time/instant';
import type { PushStatus } from '@domain/tan/push-status';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanState } from '@domain/tan/tan-choice';
import { CHALLENGES, TRIES } from '@domain/tan/tan-limits';
import type { TanMethods } from '@domain/tan/tan-methods';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Clock } from '@application/ports/clock';
import { canonicalText } from '@domain/release/canonical-text';
import { errorMessage, refusal } from '../bank/fake-refusal';

/** Milliseconds a challenge lives (wire decision: 5 minutes). */
export const CHALLENGE_LIFE = 300_000;
const RECIPIENT = '+49 *** *** 4711';

/** How the customer proves the second factor; the first type is the favourite. */
export interface TanAgreement {
  readonly types: readonly TanType[];
}

interface Issued {
  readonly challenge: TanChallenge;
  readonly purpose: string;
  readonly body: string;
  readonly code: string;
  push: PushStatus;
}

type Verdict = E.Either<Failure, void>;

/** The bank's rules for TANs, as the customer meets them: bound to the order, short-lived, used once, locking. */
export class FakeTanRules {
  readonly #issued = new Map<ChallengeId, Issued>();
  #current: ChallengeId | undefined;
  #count = 0;
  #wrong = 0;
  #unused = 0;
  #locked = false;

  constructor(
    private readonly clock: Clock,
    private readonly agreement: () => TanAgreement,
  ) {}

  get isLocked(): boolean {
    return this.#locked;
  }

  /** The ways of the agreement, while nothing is asked for. */
  get state(): TanState {
    const { types } = this.agreement();
    const [selected] = types;
    return { available: types, isLocked: this.#locked, ...(selected === undefined ? {} : { selected }) };
  }

  /** What is left of each counter, as the customer may read it. */
  get methods(): TanMethods {
    const { types } = this.agreement();
    return {
      favourite: types[0] ?? 'TAN_FREI',
      isLocked: this.#locked,
      triesLeft: TRIES - this.#wrong,
      challengesLeft: CHALLENGES - this.#unused,
      methods: types.map((type) => (type === 'M_TAN' ? { type, recipient: RECIPIENT } : { type })),
    };
  }

  /** A challenge for exactly this body; it takes the place of the one before. */
  issue(purpose: string, body: unknown, type?: TanType): E.Either<Failure, TanChallenge> {
    if (this.#locked) return E.left(denied);
    const { types } = this.agreement();
    const chosen = type !== undefined && types.includes(type) ? type : types[0];
    this.#locked = this.#unused >= CHALLENGES;
    if (this.#locked || chosen === undefined) return E.left(denied);
    this.#unused += 1;
    return E.right(this.#issue(purpose, body, chosen));
  }

  /** A challenge that asks for no proof: an earlier one has released this already. */
  issueFree(purpose: string, body: unknown): E.Either<Failure, TanChallenge> {
    return this.#locked ? E.left(denied) : E.right(this.#issue(purpose, body, 'TAN_FREI'));
  }

  /** Whether the proof releases this body; a challenge is good once, and never for anything else. */
  redeem(answer: TanAnswer | undefined, purpose: string, body: unknown): Verdict {
    if (this.#locked) return E.left(denied);
    if (answer === undefined) return E.left(pending);
    const issued = this.#issued.get(answer.challengeId);
    if (issued === undefined || this.#current !== answer.challengeId || this.#isExpired(issued))
      return E.left(expired);
    if (issued.purpose !== purpose || issued.body !== canonicalText(body)) {
      this.#current = undefined;
      return E.left(refusal(errorMessage('fehler-auftrag-weicht-von-freigabe-ab')));
    }
    const proof = this.#prove(issued, answer);
    if (E.isRight(proof)) {
      this.#current = undefined;
      this.#wrong = 0;
      this.#unused = 0;
    }
    return proof;
  }

  /** What the telephone shows for a challenge: the code to type. */
  codeOf(id: ChallengeId): string {
    const issued = this.#issued.get(id);
    if (issued === undefined) throw new Error(`No challenge ${id}`);
    return issued.code;
  }

  /** The customer's decision on the approving device. */
  decide(id: ChallengeId, status: Exclude<PushStatus, 'PENDING'>): void {
    const issued = this.#issued.get(id);
    if (issued !== undefined) issued.push = status;
  }

  statusOf(link: string): E.Either<Failure, PushStatus> {
    const issued = this.#issued.get(challengeId(link.slice(LINK.length)));
    if (issued === undefined) return E.left({ kind: 'not-found' });
    return E.right(this.#isExpired(issued) && issued.push === 'PENDING' ? 'EXPIRED' : issued.push);
  }

  #issue(purpose: string, body: unknown, type: TanType): TanChallenge {
    this.#count += 1;
    const challenge = this.#challenge(type, this.agreement().types);
    const code = String(100_003 + this.#count).padEnd(type === 'P_TAN' ? 7 : 6, '0');
    this.#issued.set(challenge.id, { challenge, purpose, body: canonicalText(body), code, push: 'PENDING' });
    this.#current = challenge.id;
    return challenge;
  }

  #challenge(type: TanType, available: readonly TanType[]): TanChallenge {
    const id = challengeId(`challenge-${this.#count}`);
    const base = {
      id,
      available,
      expiresAt: later(this.clock.now(), CHALLENGE_LIFE),
      triesLeft: TRIES - this.#wrong,
      challengesLeft: CHALLENGES - this.#unused,
      checkPhrase: 'Ahorn Brücke',
    };
    switch (type) {
      case 'M_TAN':
        return { ...base, type, recipient: RECIPIENT };
      case 'P_TAN':
        return { ...base, type, picture: 'iVBORw0KGgo=' };
      case 'P_TAN_PUSH':
        return { ...base, type, statusLink: `${LINK}${id}` };
      case 'P_TAN_APP':
      case 'TAN_FREI':
        return { ...base, type };
    }
  }

  #prove({ challenge, code, push }: Issued, { tan }: TanAnswer): Verdict {
    switch (challenge.type) {
      case 'TAN_FREI':
        return E.right(undefined);
      case 'P_TAN_PUSH':
        if (push === 'AUTHENTICATED') return E.right(undefined);
        return E.left(push === 'PENDING' ? pending : expired);
      case 'M_TAN':
      case 'P_TAN':
      case 'P_TAN_APP':
        return tan === code ? E.right(undefined) : this.#refuse();
    }
  }

  #refuse(): Verdict {
    this.#wrong += 1;
    this.#locked = this.#wrong >= TRIES;
    const messages = [errorMessage('TAN_UNGUELTIG')];
    return E.left({ kind: 'tan', reason: 'invalid', triesLeft: TRIES - this.#wrong, messages });
  }

  #isExpired({ challenge }: Issued): boolean {
    return challenge.expiresAt !== undefined && this.clock.now() >= challenge.expiresAt;
  }
}

const LINK = '/api/session/v1/authentications/';
const denied: Failure = { kind: 'tan', reason: 'denied', messages: [errorMessage('access_denied')] };
const expired: Failure = { kind: 'tan', reason: 'expired', messages: [errorMessage('expired')] };
const pending: Failure = { kind: 'tan', reason: 'pending', messages: [errorMessage('PUSHTAN_ANGEFORDERT')] };

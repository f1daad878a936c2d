import type { Outcome } from '@application/ports/bank/release-gateway';
import type { Clock } from '@application/ports/clock';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import type { IntentId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { errorMessage, refusal } from './fake-refusal';

/** What is done once a key. */
export interface KeyedWork {
  /** The canonical text of what is sent: a key stands for this and nothing else. */
  readonly body: string;
  /** Whether the proof is good for it; one that is not leaves the key unused. */
  readonly prove: () => E.Either<Failure, void>;
  /** What stands against it. */
  readonly refusals: () => readonly Message[];
  /** Does it and names what has come of it. */
  readonly act: () => string;
}

type End =
  | { readonly kind: 'created'; readonly reference: string }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' };

/** What stands in a receipt. */
interface Attempt {
  readonly key: IntentId;
  readonly end: End | { readonly kind: 'wrong-tan'; readonly messages: readonly Message[] };
  readonly at: Instant;
}

/** The bank's memory of keys, whatever was released with them (api.md 9). */
export class FakeKeyMemory {
  readonly #keys = new Map<IntentId, { readonly body: string; readonly end: End; readonly at: Instant }>();
  readonly #wrong: Attempt[] = [];

  constructor(private readonly clock: Clock) {}

  /** The work, once: a key that is known gets its first answer again. */
  once(key: IntentId, work: KeyedWork): E.Either<Failure, string> {
    const known = this.#keys.get(key);
    if (known !== undefined) return repeated(known.end, known.body === work.body);
    const proven = work.prove();
    if (E.isLeft(proven)) {
      const { left } = proven;
      if (left.kind === 'tan' && left.reason === 'invalid')
        this.#wrong.push({ key, end: { kind: 'wrong-tan', messages: left.messages }, at: this.clock.now() });
      return proven;
    }
    const messages = work.refusals();
    const end: End =
      messages.length > 0 ? { kind: 'refused', messages } : { kind: 'created', reference: work.act() };
    this.#keys.set(key, { body: work.body, end, at: this.clock.now() });
    return repeated(end, true);
  }

  endOf(key: IntentId): End | { readonly kind: 'unknown' } {
    return this.#keys.get(key)?.end ?? { kind: 'unknown' };
  }

  /** Every key with what became of it and every wrong TAN, the latest first. */
  attempts(): readonly Attempt[] {
    const decided = [...this.#keys].map(([key, { end, at }]) => ({ key, end, at }));
    return [...this.#wrong, ...decided].sort((a, b) => a.at - b.at).reverse();
  }

  void(key: IntentId): End {
    const end: End = this.#keys.get(key)?.end ?? { kind: 'void' };
    if (!this.#keys.has(key)) this.#keys.set(key, { body: '', end, at: this.clock.now() });
    return end;
  }
}

/** What a gateway says of the key, with what has come of it as it stands now. */
export const toOutcome = <T>(
  end: ReturnType<FakeKeyMemory['endOf']>,
  find: (reference: string) => T,
): Outcome<T> => (end.kind === 'created' ? { kind: 'created', result: find(end.reference) } : end);

function repeated(end: End, isSame: boolean): E.Either<Failure, string> {
  if (end.kind === 'void') return E.left(refusal(errorMessage('fehler-auftrag-verworfen')));
  if (!isSame) return E.left(refusal(errorMessage('fehler-idempotenz-anderer-auftrag')));
  return end.kind === 'created' ? E.right(end.reference) : E.left(refusal(...end.messages));
}

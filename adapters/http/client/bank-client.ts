import type { Result } from '@application/ports/result';
import type { Message } from '@domain/message/message';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { Call } from './call';

/** A decoded answer with what its headers say. */
export interface Answer<A> {
  readonly body: A;
  readonly messages: readonly Message[];
  readonly header: (name: string) => string | undefined;
}

/** An answer that asks the customer for a TAN. */
export interface Challenged<A> extends Answer<A> {
  readonly challenge: TanChallenge;
}

/** How gateways talk to the bank. */
export interface BankClient {
  /** The answer with its headers. */
  send<A>(call: Call<A>): Result<Answer<A>>;
  /** The body alone, for calls whose headers nobody reads. */
  read<A>(call: Call<A>): Result<A>;
  /** The answer of a call that asks for a challenge; one without a challenge does not fit (TAN-13). */
  sendForChallenge<A>(call: Call<A>): Result<Challenged<A>>;
}

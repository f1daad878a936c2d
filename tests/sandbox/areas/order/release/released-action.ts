import type { LightMyRequestResponse } from 'fastify';

/** Headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** A released action that only has to be sent, by any key, and what else could be sent by the same key. */
export interface Ready {
  readonly send: (proof: Headers) => Promise<LightMyRequestResponse>;
  readonly sendOther: (proof: Headers) => Promise<LightMyRequestResponse>;
  readonly proof: Headers;
  readonly wrongProof: Headers;
  /** What the intent tells once it is done. */
  readonly result: object;
}

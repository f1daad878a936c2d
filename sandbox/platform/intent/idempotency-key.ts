import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { signedIn, type SignedIn } from '../http/access';
import { refusal, type Refusal } from '../http/refusal';
import { isUuid } from '../identifiers';
import { intentMessage } from './intent-messages';

/** The header of a route that acts once for a key. */
export const IdempotencyHeaders = Type.Object({ 'idempotency-key': Type.Optional(Type.String()) });

const NO_KEY = refusal(400, 'request.object.invalid', intentMessage.error('fehler-auftragskennung'));

interface KeyedRequest {
  readonly headers: { readonly 'idempotency-key'?: string };
  readonly signedIn: SignedIn | undefined;
}

/** The key of a call that may have one; it has to be a UUID. */
export function optionalKey({ headers }: KeyedRequest): E.Either<Refusal, string | undefined> {
  const key = headers['idempotency-key'];
  return key === undefined || isUuid(key) ? E.right(key) : E.left(NO_KEY);
}

/** The key of a call that creates something: the portal always names one, a program need not. */
export function keyOfCreation(request: KeyedRequest): E.Either<Refusal, string | undefined> {
  const isMissing = request.headers['idempotency-key'] === undefined;
  return isMissing && signedIn(request).channel === 'portal' ? E.left(NO_KEY) : optionalKey(request);
}

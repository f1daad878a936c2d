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

/**
 * The key of a call that acts once, a UUID: the portal always names one, a program of the public interface need not
 * (api.md 8).
 */
export function keyOfAction(request: KeyedRequest): E.Either<Refusal, string | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return signedIn(request).channel === 'portal' ? E.left(NO_KEY) : E.right(undefined);
  return isUuid(key) ? E.right(key) : E.left(NO_KEY);
}

import { createHash } from 'node:crypto';

/**
 * What a cookie or bearer token says: whose session it is, which, and the secret that proves it. The customer is
 * part of it because every row is found by its customer; the bank stores only a hash of the secret.
 */
export interface SessionToken {
  readonly clientId: string;
  readonly sessionId: string;
  readonly secret: string;
}

/** The token as text for a cookie or an `Authorization: Bearer` header. */
export const tokenText = ({ clientId, sessionId, secret }: SessionToken): string =>
  Buffer.from(`${clientId}.${sessionId}.${secret}`).toString('base64url');

/** Reads a token; anything malformed is undefined. */
export function parseToken(text: string): SessionToken | undefined {
  if (text.length > 400) return undefined;
  const [clientId, sessionId, secret, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('.');
  if (clientId === undefined || sessionId === undefined || secret === undefined || rest.length > 0)
    return undefined;
  return { clientId, sessionId, secret };
}

/** What the bank stores instead of a secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64');

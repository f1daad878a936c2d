import type { Bank } from '@sandbox/platform/bank';
import { isIdleTooLong, type SessionRow } from './session-end';
import { parseToken, secretHash, tokenText } from './session-token';
import { sameText } from '@sandbox/platform/http/same-text';
import { ACCESS_TOKEN_SECONDS, findSession, type BegunSession } from './sessions';

/** The session of a program's refresh token, if it may still be renewed. */
export async function sessionOfRefreshToken(bank: Bank, text: string): Promise<SessionRow | undefined> {
  const token = parseToken(text);
  if (token === undefined) return undefined;
  const session = await findSession(bank.db, token.clientId, token.sessionId);
  if (session === undefined || session.refresh_hash === null || session.ended_at !== null) return undefined;
  if (!sameText(session.refresh_hash, secretHash(token.secret))) return undefined;
  return isIdleTooLong(session, bank.realNow()) ? undefined : session;
}

/**
 * New tokens for a program's session; the old ones are worth nothing from then on. Undefined where somebody else has
 * used them meanwhile: of a hundred that come with the same one gets new ones.
 */
export async function renewSession(
  bank: Bank,
  {
    client_id: clientId,
    session_id: sessionId,
    token_hash,
  }: Pick<SessionRow, 'client_id' | 'session_id' | 'token_hash'>,
): Promise<BegunSession | undefined> {
  const secret = bank.randomBytes(32).toString('base64url');
  const refresh = bank.randomBytes(32).toString('base64url');
  const now = bank.realNow();
  const renewed = await bank.db
    .updateTable('session')
    .set({
      token_hash: secretHash(secret),
      refresh_hash: secretHash(refresh),
      last_seen_at: new Date(now),
      token_expires_at: new Date(now + ACCESS_TOKEN_SECONDS * 1000),
    })
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .returning('anti_forgery')
    .executeTakeFirst();
  if (renewed === undefined) return undefined;
  return {
    sessionId,
    token: tokenText({ clientId, sessionId, secret }),
    refreshToken: tokenText({ clientId, sessionId, secret: refresh }),
    antiForgery: renewed.anti_forgery,
  };
}

import type { BankDatabase } from '@sandbox/platform/db/database';
import type { SessionTable } from './session-tables';
import type { Bank } from '@sandbox/platform/bank';
import type { SignedIn } from '@sandbox/platform/http/access';
import { isOver, noteExpiry, type SessionRow } from './session-end';
import { parseToken, secretHash, tokenText } from './session-token';
import { sameText } from '@sandbox/platform/http/same-text';

/** Life of a program's access token (api.md 3). */
export const ACCESS_TOKEN_SECONDS = 599;
/** Not every request writes that the session was used. */
const TOUCH_INTERVAL = 10_000;

/** What the customer gets when a session begins; the secrets exist only here and in the customer's hands. */
export interface BegunSession {
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly antiForgery: string;
}

/** Opens a session for a customer whose PIN was right. */
export async function beginSession(
  bank: Bank,
  clientId: string,
  channel: SessionTable['channel'],
): Promise<BegunSession> {
  const sessionId = bank.newId();
  const secret = bank.randomBytes(32).toString('base64url');
  const refresh = bank.randomBytes(32).toString('base64url');
  const antiForgery = bank.randomBytes(24).toString('base64url');
  const now = bank.realNow();
  await bank.db
    .insertInto('session')
    .values({
      client_id: clientId,
      session_id: sessionId,
      token_hash: secretHash(secret),
      refresh_hash: channel === 'program' ? secretHash(refresh) : null,
      channel,
      anti_forgery: antiForgery,
      session_tan_active: false,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      token_expires_at: channel === 'program' ? new Date(now + ACCESS_TOKEN_SECONDS * 1000) : null,
      ended_at: null,
      idle_limit: null,
    })
    .execute();
  return {
    sessionId,
    token: tokenText({ clientId, sessionId, secret }),
    refreshToken: tokenText({ clientId, sessionId, secret: refresh }),
    antiForgery,
  };
}

/** What a token turns out to be. */
export type Recognised =
  | { readonly kind: 'active'; readonly signedIn: SignedIn; readonly antiForgery: string }
  | { readonly kind: 'expired'; readonly clientId: string }
  | { readonly kind: 'unknown' };

/** Finds the living session of a token and notes that it was used. */
export async function recognise(bank: Bank, text: string): Promise<Recognised> {
  const token = parseToken(text);
  if (token === undefined) return { kind: 'unknown' };
  // Every request comes through here: one statement finds the session and whose it is.
  const session = await bank.db
    .selectFrom('session')
    .innerJoin('customer', 'customer.client_id', 'session.client_id')
    .selectAll()
    .where('session.client_id', '=', token.clientId)
    .where('session_id', '=', token.sessionId)
    .executeTakeFirst();
  if (session === undefined || !sameText(session.token_hash, secretHash(token.secret)))
    return { kind: 'unknown' };
  const now = bank.realNow();
  if (isOver(session, now)) {
    await noteExpiry(bank, session);
    return { kind: 'expired', clientId: session.client_id };
  }
  if (now - session.last_seen_at.getTime() > TOUCH_INTERVAL) await touch(bank.db, session, now);
  return {
    kind: 'active',
    antiForgery: session.anti_forgery,
    signedIn: {
      clientId: session.client_id,
      sessionId: session.session_id,
      channel: session.channel,
      sessionTanActive: session.session_tan_active,
      customer: session,
    },
  };
}

/** A session row of a customer. */
export function findSession(
  db: BankDatabase,
  clientId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

async function touch(db: BankDatabase, session: SessionRow, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: new Date(now) })
    .where('client_id', '=', session.client_id)
    .where('session_id', '=', session.session_id)
    .execute();
}

import type { AuditKind } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { AnyRequest } from '@sandbox/platform/http/bank-server';
import { SESSION_COOKIE } from '@sandbox/platform/http/cookies';
import { endSession } from './session-end';
import { recognise } from './sessions';

/** Ends the session of the request's cookie, if there is one. */
export async function endCurrent(
  bank: Bank,
  request: AnyRequest,
  kind: Extract<AuditKind, 'SIGNED_OUT' | 'SESSION_EXPIRED'> = 'SIGNED_OUT',
): Promise<void> {
  const found = await recognise(bank, request.cookies[SESSION_COOKIE] ?? '');
  if (found.kind !== 'active') return;
  const { clientId, sessionId } = found.signedIn;
  await endSession(bank, { client_id: clientId, session_id: sessionId }, kind);
}

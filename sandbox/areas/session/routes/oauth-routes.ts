import * as E from 'fp-ts/Either';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { renewSession, sessionOfRefreshToken } from '../program-session';
import { ACCESS_TOKEN_SECONDS, beginSession, recognise, type BegunSession } from '../sessions';
import { endSession } from '../session-end';
import { parseToken, secretHash } from '../session-token';
import { signIn } from '../sign-in';

const TokenBody = Type.Object(
  {
    client_id: Type.Optional(Type.String({ maxLength: 100 })),
    client_secret: Type.Optional(Type.String({ maxLength: 200 })),
    grant_type: Type.Optional(Type.String({ maxLength: 40 })),
    username: Type.Optional(Type.String({ maxLength: 20 })),
    password: Type.Optional(Type.String({ maxLength: 40 })),
    token: Type.Optional(Type.String({ maxLength: 400 })),
    refresh_token: Type.Optional(Type.String({ maxLength: 400 })),
  },
  { title: 'TokenRequest' },
);

/** What a program is given (api.md 3). */
const TokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Enum(['bearer']),
    refresh_token: Type.String(),
    expires_in: Type.Integer(),
    scope: Type.String(),
    kdnr: Type.String(),
    bpid: Type.String(),
    kontaktId: Type.String(),
  },
  { title: 'Token' },
);

const ErrorAnswer = Type.Object(
  { error: Type.String(), error_description: Type.Optional(Type.String()) },
  { title: 'OAuthError' },
);

interface OAuthError {
  readonly status: 400 | 401;
  readonly error:
    | 'invalid_request'
    | 'invalid_grant'
    | 'invalid_client'
    | 'unsupported_grant_type'
    | 'unauthorized';
  readonly error_description: string;
}

const wrong = (
  error: OAuthError['error'],
  error_description: string,
  status: OAuthError['status'] = 400,
): OAuthError => ({
  status,
  error,
  error_description,
});

type Granted = E.Either<OAuthError, BegunSession & { readonly clientId: string; readonly scope: string }>;

/** The way in for programs (api.md 3): token by PIN, second token once the session TAN is active, refresh, revoke. */
export function oauthRoutes(server: BankServer, bank: Bank): void {
  const config = { access: 'open' } as const;
  server.post(
    '/oauth/token',
    {
      config: { ...config, share: { part: 50, by: 'address' } },
      schema: {
        tags: ['oauth'],
        consumes: ['application/x-www-form-urlencoded'],
        body: TokenBody,
        response: { 200: TokenAnswer, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const granted = await grant(bank, request.body);
      if (E.isLeft(granted)) {
        const { status, ...body } = granted.left;
        return reply.code(status).send(body);
      }
      const { token, refreshToken, scope, clientId } = granted.right;
      return reply.send({
        access_token: token,
        token_type: 'bearer' as const,
        refresh_token: refreshToken,
        expires_in: ACCESS_TOKEN_SECONDS,
        scope,
        kdnr: clientId,
        bpid: clientId,
        kontaktId: granted.right.sessionId,
      });
    },
  );

  server.delete('/oauth/revoke', { config, schema: { tags: ['oauth'] } }, async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = token === undefined ? undefined : await recognise(bank, token);
    if (found?.kind !== 'active') return reply.code(401).send({ error: 'unauthorized' });
    const { clientId: client_id, sessionId: session_id } = found.signedIn;
    await endSession(bank, { client_id, session_id }, 'SIGNED_OUT');
    return reply.code(204).send();
  });
}

async function grant(bank: Bank, body: Static<typeof TokenBody>): Promise<Granted> {
  if (body.client_id === undefined || body.client_secret === undefined) {
    return E.left(wrong('invalid_client', 'client_id and client_secret are required.', 401));
  }
  switch (body.grant_type) {
    case 'password':
      return byPin(bank, body.username ?? '', body.password ?? '');
    case 'cd_secondary':
      return secondary(bank, body.token ?? '');
    case 'refresh_token':
      return refreshed(bank, body.refresh_token ?? '');
    default:
      return E.left(
        wrong('unsupported_grant_type', 'grant_type must be password, cd_secondary or refresh_token.'),
      );
  }
}

async function byPin(bank: Bank, username: string, password: string): Promise<Granted> {
  const customer = await signIn(bank, username, password);
  if (E.isLeft(customer)) return E.left(wrong('invalid_grant', 'Unknown user or wrong password.'));
  const begun = await beginSession(bank, customer.right, 'program');
  return E.right({ ...begun, clientId: customer.right, scope: 'TWO_FACTOR' });
}

/** The token with full scope: only for a session whose TAN is active. */
async function secondary(bank: Bank, text: string): Promise<Granted> {
  const found = await recognise(bank, text);
  const token = parseToken(text);
  if (token === undefined || found.kind !== 'active') return E.left(NOT_ACTIVE);
  const { clientId: client_id, sessionId: session_id, channel, sessionTanActive } = found.signedIn;
  if (channel !== 'program' || !sessionTanActive) return E.left(NOT_ACTIVE);
  const seen = { client_id, session_id, token_hash: secretHash(token.secret) };
  return renewed(await renewSession(bank, seen), client_id, true, NOT_ACTIVE);
}

const NOT_ACTIVE = wrong('invalid_grant', 'The session TAN is not active.');
const NOT_VALID = wrong('invalid_grant', 'The refresh token is not valid.');

async function refreshed(bank: Bank, refreshToken: string): Promise<Granted> {
  const session = await sessionOfRefreshToken(bank, refreshToken);
  if (session === undefined) return E.left(NOT_VALID);
  return renewed(await renewSession(bank, session), session.client_id, session.session_tan_active, NOT_VALID);
}

function renewed(
  begun: BegunSession | undefined,
  clientId: string,
  isFull: boolean,
  otherwise: OAuthError,
): Granted {
  if (begun === undefined) return E.left(otherwise);
  return E.right({ ...begun, clientId, scope: isFull ? 'BANKING_RO BROKERAGE_RW SESSION_RW' : 'TWO_FACTOR' });
}

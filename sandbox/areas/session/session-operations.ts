import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const SESSION = '/api/session/clients/:clientId/v1';

/** What the calls about the session and the way in are named in the description. */
export const sessionOperations: OperationNames = {
  [`GET ${SESSION}/sessions`]: named('getSessions', 'The session of the caller'),
  [`POST ${SESSION}/sessions/:id/validate`]: named('validateSession', 'Ask for the session TAN', 'challenge'),
  [`PATCH ${SESSION}/sessions/:id`]: named('activateSession', 'Activate the session by its TAN', 'release'),
  [`GET ${SESSION}/sessions/:id/draftkey`]: named('getDraftKey', 'The key of stored drafts'),
  ['POST /oauth/token']: named('getToken', 'Get a token'),
  ['DELETE /oauth/revoke']: empty('revokeToken', 'Revoke a token'),
  ['GET /cp/keepalive']: empty('keepAlive', 'Say that the customer is still there'),
  [`GET ${SESSION}/authenticationstate`]: named(
    'getAuthenticationState',
    'Whether the session TAN is active',
  ),
  [`POST ${SESSION}/authenticationstate/validate`]: named(
    'validateAuthentication',
    'Ask for the session TAN by its target',
    'challenge',
  ),
  [`POST ${SESSION}/authenticationstate/activate`]: named(
    'activateAuthentication',
    'Activate the session by its target',
    'release',
  ),
};

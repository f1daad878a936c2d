import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const SESSION = '/api/session/clients/:clientId/v1';

/** What the calls about the second factor are named in the description. */
export const tanOperations: OperationNames = {
  [`GET ${SESSION}/tanmethods`]: named('getTanMethods', 'The ways of release'),
  ['GET /api/session/v1/authentications/:id']: named('getAuthentication', 'The state of a push'),
};

import { named, type OperationNames } from '../http/description/operation-names';

const SESSION = '/api/session/clients/:clientId/v1';

/** What the calls about intents are named in the description. */
export const intentOperations: OperationNames = {
  [`GET ${SESSION}/intents`]: named('getIntents', 'What became of every idempotency key, and each wrong TAN'),
  [`GET ${SESSION}/intents/:key`]: named('getIntent', 'What became of an idempotency key'),
  [`DELETE ${SESSION}/intents/:key`]: named('voidIntent', 'Void an idempotency key'),
};

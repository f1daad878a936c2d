import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

/** What the calls about events are named in the description. */
export const eventOperations: OperationNames = {
  ['GET /api/events']: named('getEvents', 'The stream of events'),
  ['POST /api/events/subscriptions']: empty('subscribe', 'Choose what the stream tells'),
};

import { empty, type OperationNames } from '../http/description/operation-names';

/** What the calls about the log are named in the description. */
export const logOperations: OperationNames = {
  ['POST /cp/clientlog']: empty('logClientFailure', 'Report a failure of the portal'),
};

import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

/** What the calls about terms and approvals are named in the description. */
export const consentOperations: OperationNames = {
  ['GET /api/customer/v1/termsofuse/:termsOfUseId']: named('getTermsOfUse', 'Terms of use'),
  ['GET /api/customer/participants/:clientId/v2/approvals']: named('getApprovals', 'The approvals'),
  ['POST /api/customer/v2/approvals']: empty('grantApprovals', 'Agree to terms and approvals'),
};

import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/**
 * An application for a product, or a change of one; one for each product is open at most (APP-14). Another window sends
 * the same one, also where something was changed there: all have the one draft.
 */
export const applicationRegistration = (
  gateway: ReleaseGateway<ApplicationRequest, ReceivedApplication>,
): Registration<ApplicationRequest, ReceivedApplication> => ({
  kind: 'application',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
  isTwin: (one, other) => one.kind === other.kind && one.draft === other.draft,
});

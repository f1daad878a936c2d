import type { JointRelease, SubmittedApplication } from '@domain/product-application/submitted-application';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** The release of a joint application by its second person (decisions.md: joint applications). */
export const jointReleaseRegistration = (
  gateway: ReleaseGateway<JointRelease, SubmittedApplication>,
): Registration<JointRelease, SubmittedApplication> => ({
  kind: 'application-release',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
});

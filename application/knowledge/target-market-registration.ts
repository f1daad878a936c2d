import type { TargetMarketChange } from '@domain/knowledge/target-market';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** The change of a depot's target market (KNO-03). */
export const targetMarketRegistration = (
  gateway: ReleaseGateway<TargetMarketChange, TargetMarketChange>,
): Registration<TargetMarketChange, TargetMarketChange> => ({
  kind: 'target-market',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ depotId }) => depotId,
});

import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  FundResult,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** An order by its id; the reference account by the depot it belongs to. */
const referenceOf = (result: FundResult): string => ('id' in result ? result.id : result.depotId);

/** A new order of the fund depot: the same one in another window is taken for a mistake. */
export const fundOrderRegistration = (
  gateway: ReleaseGateway<FundOrderRequest, FundResult>,
): Registration<FundOrderRequest, FundResult> => ({
  kind: 'fund-order',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
  isTwin: (one, other) => one.kind === other.kind && one.body === other.body,
});

/** A change of an order that is open, or of a regular deposit. */
export const fundChangeRegistration = (
  gateway: ReleaseGateway<ChangeOfFundOrder, FundResult>,
): Registration<ChangeOfFundOrder, FundResult> => ({
  kind: 'fund-order-change',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
});

/** The cancellation of an order, or the end of a regular deposit. */
export const fundCancellationRegistration = (
  gateway: ReleaseGateway<EndOfFundOrder, FundResult>,
): Registration<EndOfFundOrder, FundResult> => ({
  kind: 'fund-order-cancellation',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
});

/** Another reference account. */
export const referenceAccountRegistration = (
  gateway: ReleaseGateway<ReferenceAccountChange, FundResult>,
): Registration<ReferenceAccountChange, FundResult> => ({
  kind: 'fund-reference-account',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
});

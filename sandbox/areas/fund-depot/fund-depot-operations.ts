import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';
import { FUND_ORDERS, ONE_FUND_ORDER, REFERENCE } from './routes/fund-paths';

/** What the calls about fund depots are named in the description. */
export const fundDepotOperations: OperationNames = {
  [`GET ${FUND_ORDERS}/conditions`]: named('getFundConditions', 'What orders for a fund depot can be'),
  [`POST ${FUND_ORDERS}/prevalidation`]: named('prevalidateFundOrder', 'Check a part of a fund order'),
  [`POST ${FUND_ORDERS}/validation`]: named(
    'validateFundOrder',
    'Check a fund order and ask for its TAN',
    'challenge',
  ),
  [`POST ${FUND_ORDERS}`]: named('createFundOrder', 'Pay into or out of a fund depot', 'release'),
  [`GET ${FUND_ORDERS}`]: named('getFundOrders', 'The fund orders of a depot'),
  [`GET ${ONE_FUND_ORDER}`]: named('getFundOrder', 'A fund order'),
  [`POST ${ONE_FUND_ORDER}/prevalidation`]: named(
    'prevalidateFundOrderChange',
    'Check a part of a changed fund order',
  ),
  [`POST ${ONE_FUND_ORDER}/validation`]: named(
    'validateFundOrderChange',
    'Check a change or the cancellation of a fund order and ask for its TAN',
    'challenge',
  ),
  [`PATCH ${ONE_FUND_ORDER}`]: named('changeFundOrder', 'Change a fund order', 'release'),
  [`DELETE ${ONE_FUND_ORDER}`]: named('cancelFundOrder', 'Cancel a fund order', 'release'),
  [`POST ${REFERENCE}/validation`]: named(
    'validateReferenceAccount',
    'Check another reference account and ask for its TAN',
    'challenge',
  ),
  [`PATCH ${REFERENCE}`]: named('changeReferenceAccount', 'Change the reference account', 'release'),
};

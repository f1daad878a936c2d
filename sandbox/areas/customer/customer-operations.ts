import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const OVERVIEW = `${BROKERAGE}/participants/:clientId/v1/depotoverviewpreferences`;

/** What the calls about the customer are named in the description. */
export const customerOperations: OperationNames = {
  ['GET /cp/guard']: named('getGuardRoles', 'The roles of the customer'),
  ['GET /cp/ihf/guard/roles']: named('getInstitutionRoles', 'The roles of the customer, in the other area'),
  ['GET /api/customer/participants/:clientId/v1/personaldata']: named(
    'getPersonalData',
    'What the bank keeps of the person',
  ),
  ['GET /api/customer/participants/:clientId/v1/profile']: named('getProfile', 'Who is signed in'),
  ['GET /api/products/participants/:clientId/v2/allproducts']: named('getProducts', 'All products'),
  ['GET /api/banking/clients/:clientId/v2/accounts/balances']: named(
    'getBalances',
    'Balances of all accounts',
  ),
  ['GET /api/banking/v2/accounts/:accountId/balances']: named('getBalance', 'Balance of an account'),
  [`GET ${BROKERAGE}/clients/:clientId/v3/depots`]: named('getDepots', 'The depots'),
  [`GET ${BROKERAGE}/v1/orderpreferences`]: named('getOrderPreferences', 'The preferences of order entry'),
  [`PATCH ${BROKERAGE}/v1/orderpreferences`]: named('changeOrderPreferences', 'Change those of order entry'),
  [`GET ${OVERVIEW}`]: named('getOverviewPreferences', 'The columns of the depot overview'),
  [`PATCH ${OVERVIEW}`]: named('changeOverviewPreferences', 'Change the columns of the depot overview'),
};

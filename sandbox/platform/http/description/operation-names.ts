/** What an operation is called in the description; a route may say it itself instead. */
export interface OperationName {
  readonly operationId: string;
  readonly summary: string;
  /** Answers a challenge, or takes the TAN of one. */
  readonly tan?: 'challenge' | 'release';
  /** Answers 204. */
  readonly isEmpty?: true;
}

type Tan = OperationName['tan'];

const named = (operationId: string, summary: string, tan?: Tan): OperationName => ({
  operationId,
  summary,
  ...(tan === undefined ? {} : { tan }),
});
const empty = (operationId: string, summary: string, tan?: Tan): OperationName => ({
  ...named(operationId, summary, tan),
  isEmpty: true,
});

const SESSION = '/api/session/clients/:clientId/v1';
const BROKERAGE = '/api/brokerage';
const ORDERS = `${BROKERAGE}/v3/orders`;
const TEMPLATES = `${BROKERAGE}/v1/ordertemplates`;
const GROUPS = `${BROKERAGE}/v1/productgroups`;
const OWN_GROUPS = `${BROKERAGE}/persons/:clientId/v1/productgroups`;
const OVERVIEW = `${BROKERAGE}/participants/:clientId/v1/depotoverviewpreferences`;
const INSTRUMENTS = `${BROKERAGE}/v1/instruments`;
const DEPOT = `${BROKERAGE}/v3/depots/:depotId`;

/** By method and path of the route. */
export const operationNames: Readonly<Record<string, OperationName>> = {
  [`GET ${SESSION}/sessions`]: named('getSessions', 'The session of the caller'),
  [`POST ${SESSION}/sessions/:id/validate`]: named('validateSession', 'Ask for the session TAN', 'challenge'),
  [`PATCH ${SESSION}/sessions/:id`]: named('activateSession', 'Activate the session by its TAN', 'release'),
  [`GET ${SESSION}/sessions/:id/draftkey`]: named('getDraftKey', 'The key of stored drafts'),
  [`GET ${SESSION}/authenticationstate`]: named(
    'getAuthenticationState',
    'Whether the session TAN is active',
  ),
  [`POST ${SESSION}/authenticationstate/validate`]: named(
    'validateAuthentication',
    'Ask for the session TAN by its target',
    'challenge',
  ),
  [`POST ${SESSION}/authenticationstate/activate`]: named(
    'activateAuthentication',
    'Activate the session by its target',
    'release',
  ),
  [`GET ${SESSION}/tanmethods`]: named('getTanMethods', 'The ways of release'),
  [`GET ${SESSION}/intents/:key`]: named('getIntent', 'What became of an idempotency key'),
  [`DELETE ${SESSION}/intents/:key`]: named('voidIntent', 'Void an idempotency key'),
  ['GET /api/session/v1/authentications/:id']: named('getAuthentication', 'The state of a push'),
  ['POST /oauth/token']: named('getToken', 'Get a token'),
  ['DELETE /oauth/revoke']: empty('revokeToken', 'Revoke a token'),
  ['GET /cp/keepalive']: empty('keepAlive', 'Say that the customer is still there'),
  ['GET /cp/guard']: named('getGuardRoles', 'The roles of the customer'),
  ['GET /cp/ihf/guard/roles']: named('getInstitutionRoles', 'The roles of the customer, in the other area'),
  ['POST /cp/clientlog']: empty('logClientFailure', 'Report a failure of the portal'),
  ['GET /api/customer/participants/:clientId/v1/profile']: named('getProfile', 'Who is signed in'),
  ['GET /api/products/participants/:clientId/v2/allproducts']: named('getProducts', 'All products'),
  ['GET /api/banking/clients/:clientId/v2/accounts/balances']: named(
    'getBalances',
    'Balances of all accounts',
  ),
  ['GET /api/banking/v2/accounts/:accountId/balances']: named('getBalance', 'Balance of an account'),
  [`GET ${BROKERAGE}/clients/:clientId/v3/depots`]: named('getDepots', 'The depots'),
  [`PATCH ${DEPOT}`]: named('changeDepot', 'Change the target market of a depot'),
  [`POST ${DEPOT}/validation`]: named('validateDepotChange', 'Ask for the release of a new target market'),
  [`GET ${DEPOT}/positions`]: named('getPositions', 'The positions of a depot'),
  [`GET ${DEPOT}/positions/:positionId`]: named('getPosition', 'A position'),
  [`GET ${DEPOT}/transactions`]: named('getDepotTransactions', 'The bookings of a depot'),
  [`GET ${DEPOT}/valuehistory`]: named('getValueHistory', 'What a depot was worth day by day'),
  [`GET ${BROKERAGE}/v1/orderpreferences`]: named('getOrderPreferences', 'The preferences of order entry'),
  [`PATCH ${BROKERAGE}/v1/orderpreferences`]: named('changeOrderPreferences', 'Change those of order entry'),
  [`GET ${OVERVIEW}`]: named('getOverviewPreferences', 'The columns of the depot overview'),
  [`PATCH ${OVERVIEW}`]: named('changeOverviewPreferences', 'Change the columns of the depot overview'),
  [`GET ${INSTRUMENTS}`]: named('searchInstruments', 'Search instruments'),
  [`GET ${INSTRUMENTS}/:code`]: named('getInstrument', 'An instrument by WKN, ISIN, mnemonic or id'),
  [`GET ${INSTRUMENTS}/:code/quotes`]: named('getVenueQuotes', 'The prices of an instrument at its venues'),
  [`GET ${INSTRUMENTS}/:code/prices`]: named('getPrices', 'The course of a price'),
  [`GET ${ORDERS}/dimensions`]: named('getOrderDimensions', 'What can be ordered where'),
  [`POST ${ORDERS}/prevalidation`]: named('prevalidateOrder', 'Check a part of an order'),
  [`POST ${ORDERS}/validation`]: named('validateOrder', 'Check an order and ask for its TAN', 'challenge'),
  [`POST ${ORDERS}`]: named('createOrder', 'Enter an order', 'release'),
  [`POST ${ORDERS}/costindicationexante`]: named('getOrderCosts', 'What an order will cost'),
  [`GET ${BROKERAGE}/depots/:depotId/v3/orders`]: named('getOrders', 'The order book of a depot'),
  [`GET ${ORDERS}/:orderId`]: named('getOrder', 'An order'),
  [`PATCH ${ORDERS}/:orderId`]: named('changeOrder', 'Change an order', 'release'),
  [`DELETE ${ORDERS}/:orderId`]: named('cancelOrder', 'Cancel an order', 'release'),
  [`POST ${ORDERS}/:orderId/prevalidation`]: named('prevalidateChange', 'Check a change'),
  [`POST ${ORDERS}/:orderId/validation`]: named(
    'validateChange',
    'Check a change or cancellation and ask for its TAN',
    'challenge',
  ),
  [`POST ${ORDERS}/:orderId/costindicationexante`]: named('getChangeCosts', 'What a change will cost'),
  [`GET ${BROKERAGE}/v1/orderintents/:intentId`]: named('getOrderIntent', 'What became of a new order'),
  [`DELETE ${BROKERAGE}/v1/orderintents/:intentId`]: named('voidOrderIntent', 'Void the key of a new order'),
  [`POST ${BROKERAGE}/v3/quoteticket`]: named('openQuoteTicket', 'Ask for a quote ticket', 'challenge'),
  [`PATCH ${BROKERAGE}/v3/quoteticket/:quoteTicketId`]: empty(
    'releaseQuoteTicket',
    'Release a quote ticket',
    'release',
  ),
  [`POST ${BROKERAGE}/v3/quotes`]: named('getQuote', 'Ask for a quote under a released ticket'),
  [`GET ${TEMPLATES}`]: named('getOrderTemplates', 'The templates'),
  [`POST ${TEMPLATES}`]: named('keepOrderTemplate', 'Keep a template'),
  [`GET ${TEMPLATES}/:orderTemplateId`]: named('getOrderTemplate', 'A template'),
  [`PATCH ${TEMPLATES}/:orderTemplateId`]: named('changeOrderTemplate', 'Change a template'),
  [`DELETE ${TEMPLATES}/:orderTemplateId`]: empty('dropOrderTemplate', 'Drop a template'),
  ['GET /api/customer/v1/termsofuse/:termsOfUseId']: named('getTermsOfUse', 'Terms of use'),
  ['GET /api/customer/participants/:clientId/v2/approvals']: named('getApprovals', 'The approvals'),
  ['POST /api/customer/v2/approvals']: empty('grantApprovals', 'Agree to terms and approvals'),
  ['GET /api/events']: named('getEvents', 'The stream of events'),
  ['POST /api/events/subscriptions']: empty('subscribe', 'Choose what the stream tells'),
  [`GET ${GROUPS}`]: named('getProductGroups', 'The catalogue of product groups'),
  [`GET ${GROUPS}/:productGroupId`]: named('getProductGroup', 'A product group'),
  [`GET ${GROUPS}/:productGroupId/:questionId/:answerId`]: named('answerQuestion', 'Answer a question'),
  [`POST ${GROUPS}`]: named('sayExperience', 'Say what one has traded'),
  [`GET ${OWN_GROUPS}`]: named('getOwnProductGroups', 'What the customer knows of product groups'),
};

const sandboxName = (method: string, path: string): OperationName => {
  const words = path.replace('/sandbox/api', '').match(/\w+/g) ?? [];
  const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return named(`${method.toLowerCase()}Sandbox${id}`, `Test bench: ${words.join(' ')}`);
};

/** The name of a route; those of the test bench follow from their paths. */
export const operationNameOf = (method: string, path: string): OperationName | undefined =>
  path.startsWith('/sandbox/api/') ? sandboxName(method, path) : operationNames[`${method} ${path}`];

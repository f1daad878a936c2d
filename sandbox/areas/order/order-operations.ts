import { empty, named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const ORDERS = `${BROKERAGE}/v3/orders`;

/** What the calls about orders are named in the description. */
export const orderOperations: OperationNames = {
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
};

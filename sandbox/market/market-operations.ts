import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const ORDERS = `${BROKERAGE}/v3/orders`;
const INSTRUMENTS = `${BROKERAGE}/v1/instruments`;

/** What the calls about instruments are named in the description. */
export const marketOperations: OperationNames = {
  [`GET ${INSTRUMENTS}`]: named('searchInstruments', 'Search instruments'),
  [`GET ${INSTRUMENTS}/:code`]: named('getInstrument', 'An instrument by WKN, ISIN, mnemonic or id'),
  [`GET ${INSTRUMENTS}/:code/quotes`]: named('getVenueQuotes', 'The prices of an instrument at its venues'),
  [`GET ${INSTRUMENTS}/:code/prices`]: named('getPrices', 'The course of a price'),
  [`GET ${ORDERS}/dimensions`]: named('getOrderDimensions', 'What can be ordered where'),
};

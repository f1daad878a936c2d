import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';

const BROKERAGE = '/api/brokerage';
const DEPOT = `${BROKERAGE}/v3/depots/:depotId`;

/** What the calls about depots are named in the description. */
export const ledgerOperations: OperationNames = {
  [`GET ${DEPOT}/positions`]: named('getPositions', 'The positions of a depot'),
  [`GET ${DEPOT}/positions/:positionId`]: named('getPosition', 'A position'),
  [`GET ${DEPOT}/transactions`]: named('getDepotTransactions', 'The bookings of a depot'),
  [`GET ${DEPOT}/valuehistory`]: named('getValueHistory', 'What a depot was worth day by day'),
};

import { depotTypes } from '@domain/depot/depot';
import { accountId, depotId, positionId, venueId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireAmount, wirePercentage } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireHeldFor } from '../wire/wire-held-for';
import { wireId } from '../wire/wire-id';
import { wirePaging } from '../wire/wire-list';
import { wireFxRate } from '../wire/wire-exchange-rate';
import { wireObject } from '../wire/wire-object';
import { wireDateTime } from '../wire/wire-time';
import { wireInstrument, wireWkn } from '../wire/instrument/instrument-codec';

const wireDepotId = wireId('DepotId', depotId);
const wireAccountId = wireId('AccountId', accountId);

/** A depot (api.md 4). */
export const wireDepot = wireObject(
  'Depot',
  {
    depotId: wireDepotId,
    depotDisplayId: t.string,
    depotType: wireEnum('DepotType', depotTypes, 'UNKNOWN'),
    defaultSettlementAccountId: wireAccountId,
  },
  {
    settlementAccountIds: t.array(wireAccountId),
    targetMarket: t.string,
    savingsPlanRefusal: t.string,
    heldFor: wireHeldFor,
  },
);

/** A price and where it was seen (api.md 4). */
export const wirePrice = wireObject(
  'Price',
  { price: wireAmount },
  {
    priceDateTime: wireDateTime,
    type: wireEnum('PriceType', ['LST', 'BID', 'ASK', 'MID'], 'UNKNOWN'),
    venue: wireObject('PriceVenue', { name: t.string, venueId: wireId('VenueId', venueId) }),
  },
);

const profitLoss = {
  profitLossPurchaseAbs: wireAmount,
  profitLossPurchaseRel: wirePercentage,
  profitLossPrevDayAbs: wireAmount,
  profitLossPrevDayRel: wirePercentage,
};

/** A position (api.md 4). */
export const wirePosition = wireObject(
  'Position',
  {
    depotId: wireDepotId,
    positionId: wireId('PositionId', positionId),
    wkn: wireWkn,
    custodyType: t.string,
    quantity: wireAmount,
    availableQuantity: wireAmount,
    currentPrice: wirePrice,
    currentValue: wireAmount,
    currentPriceDeterminable: t.boolean,
    hedgeability: wireEnum('Hedgeability', ['HEDGEABLE'], 'NOT_HEDGEABLE'),
    availableQuantityToHedge: wireAmount,
  },
  {
    prevDayPrice: wirePrice,
    purchasePrice: wireAmount,
    purchaseValue: wireAmount,
    prevDayValue: wireAmount,
    ...profitLoss,
    instrument: wireInstrument,
    fxRate: wireFxRate,
    hasIntraDayExecutedOrder: t.boolean,
  },
);

/** The totals beside the positions (api.md 4). */
export const wireDepotTotals = wireObject(
  'DepotTotals',
  { currentValue: wireAmount },
  { purchaseValue: wireAmount, prevDayValue: wireAmount, ...profitLoss },
);

/** The positions of a depot with their totals. */
export const wirePositions = wireObject(
  'Positions',
  { values: t.array(wirePosition), aggregated: wireDepotTotals },
  { paging: wirePaging },
);

import { notations } from '@domain/instrument/instrument';
import { limitExtensions, orderTypes, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { triggerPrices, venueTypes } from '@domain/instrument/venue';
import * as t from 'io-ts';
import { wireAmount, wireDecimal, wireUnit } from '../wire-amount';
import { wireEnum, wireWords } from '../wire-enum';
import { wireObject } from '../wire-object';
import { wireDay } from '../wire-time';
import { wireFees } from './fee-codec';
import { wireVenueId } from './instrument-codec';

const wireAbilities = wireObject(
  'OrderTypeAbilities',
  {},
  {
    limitExtensions: wireWords('limitExtensions', limitExtensions),
    tradingRestrictions: wireWords('tradingRestrictions', tradingRestrictions),
  },
);

/** The order types a venue knows; those the portal does not know cannot be entered and are left out. */
const wireOrderTypes = wireObject(
  'orderTypes',
  {},
  Object.fromEntries(orderTypes.map((type) => [type, wireAbilities])),
);

const wirePriceStep = wireObject('PriceStep', { from: wireDecimal, step: wireDecimal });

/** A venue and its abilities (api.md 5). */
export const wireVenue = wireObject(
  'Venue',
  {
    name: t.string,
    venueId: wireVenueId,
    country: t.string,
    type: wireEnum('VenueType', venueTypes, 'UNKNOWN'),
  },
  {
    triggerPrice: wireEnum('TriggerPrice', triggerPrices, 'UNKNOWN'),
    currencies: t.array(wireUnit),
    notations: wireWords('notations', notations),
    sides: wireWords('sides', sides),
    validityTypes: wireWords('validityTypes', validityTypes),
    orderTypes: wireOrderTypes,
    priceSteps: t.array(wirePriceStep),
    closedDays: t.array(wireDay),
    fees: wireFees,
    cover: wireObject('CoverRules', { unlimitedMargin: wireDecimal, mostValue: wireAmount }),
  },
);

/** What is possible with an instrument (api.md 5). */
export const wireDimensions = wireObject('Dimensions', { venues: t.array(wireVenue) });

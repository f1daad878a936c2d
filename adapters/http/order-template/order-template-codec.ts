import { enterableOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { accountId, depotId, orderTemplateId } from '@domain/shared/ids';
import * as t from 'io-ts';
import { wireAmount, wirePercentage } from '../client/wire-amount';
import { wireEnum, wireWord } from '../client/wire-enum';
import { wireId } from '../client/wire-id';
import { wireObject } from '../client/wire-object';
import { wireDay, wireTimestamp } from '../client/wire-time';
import { wireInstrument, wireInstrumentId, wireVenueId } from '../instrument/instrument-codec';

const terms = {
  depotId: wireId('DepotId', depotId),
  settlementAccountId: wireId('AccountId', accountId),
  side: wireWord('Side', sides),
  instrumentId: wireInstrumentId,
  orderType: wireEnum('OrderType', enterableOrderTypes, 'MARKET'),
  venueId: wireVenueId,
  quantity: wireAmount,
  limit: wireAmount,
  triggerLimit: wireAmount,
  trailingLimitDistAbs: wireAmount,
  trailingLimitDistRel: wirePercentage,
  limitExtension: wireEnum('LimitExtension', limitExtensions, 'UNKNOWN'),
  tradingRestriction: wireEnum('TradingRestriction', tradingRestrictions, 'UNKNOWN'),
  validityType: wireEnum('ValidityType', validityTypes, 'UNKNOWN'),
  validity: wireDay,
};

/** The order of a template (api.md 7); its legs are orders again. */
export interface WireTemplateOrder extends t.TypeOf<t.PartialC<typeof terms>> {
  readonly subOrders?: WireTemplateOrder[];
}

const wireTemplateOrder: t.Type<WireTemplateOrder, unknown> = t.recursion<WireTemplateOrder, unknown>(
  'TemplateOrder',
  (self) => wireObject('TemplateOrder', {}, { ...terms, subOrders: t.array(self) }),
);

/** A template, with its instrument where that was asked for. */
export const wireOrderTemplate = wireObject(
  'OrderTemplate',
  {
    orderTemplateId: wireId('OrderTemplateId', orderTemplateId),
    name: t.string,
    order: wireTemplateOrder,
    createdAt: wireTimestamp,
  },
  { instrument: wireInstrument },
);

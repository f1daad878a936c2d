import { enterableOrderTypes } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import { depotId, orderTemplateId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import { wireEnum, wireWord } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';
import { wireInstrument, wireInstrumentId } from '../wire/instrument/instrument-codec';
import { wireTerms } from '../wire/order/order-terms-codec';

const terms = {
  depotId: wireId('DepotId', depotId),
  side: wireWord('Side', sides),
  instrumentId: wireInstrumentId,
  orderType: wireEnum('OrderType', enterableOrderTypes, 'MARKET'),
  quantity: wireAmount,
  ...wireTerms,
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

import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import type { Validity } from '@domain/order/validity';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import { toInstrument } from '../wire/instrument/instrument-mapper';
import { toTerms } from '../wire/order/order-terms-mapper';
import type { wireOrderTemplate, WireTemplateOrder } from './order-template-codec';

/** The domain's template; refinements the portal does not know are left out. */
export const toOrderTemplate = (wire: t.TypeOf<typeof wireOrderTemplate>): OrderTemplate =>
  present({
    id: wire.orderTemplateId,
    name: wire.name,
    order: toTemplateOrder(wire.order),
    createdAt: wire.createdAt,
    instrument: wire.instrument && toInstrument(wire.instrument),
  });

const toTemplateOrder = (wire: WireTemplateOrder): TemplateOrder =>
  present({
    ...toTerms(wire),
    orderType: wire.orderType ?? 'MARKET',
    depotId: wire.depotId,
    side: wire.side,
    instrumentId: wire.instrumentId,
    quantity: wire.quantity,
    validity: toValidity(wire),
    subOrders: wire.subOrders?.map(toTemplateOrder),
  });

function toValidity({ validityType, validity }: WireTemplateOrder): Validity | undefined {
  if (validityType === 'GTD') return validity && { type: validityType, date: validity };
  return validityType === undefined || validityType === 'UNKNOWN' ? undefined : { type: validityType };
}

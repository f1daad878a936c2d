import type { OrderTemplate, TemplateOrder } from '@domain/order/order-template';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Validity } from '@domain/order/validity';
import type * as t from 'io-ts';
import { present } from '../client/present';
import { toInstrument } from '../instrument/instrument-mapper';
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
    orderType: wire.orderType ?? 'MARKET',
    depotId: wire.depotId,
    settlementAccountId: wire.settlementAccountId,
    side: wire.side,
    instrumentId: wire.instrumentId,
    venueId: wire.venueId,
    quantity: wire.quantity,
    limit: wire.limit,
    triggerLimit: wire.triggerLimit,
    trailing: toTrailing(wire),
    limitExtension: known(wire.limitExtension),
    tradingRestriction: known(wire.tradingRestriction),
    validity: toValidity(wire),
    subOrders: wire.subOrders?.map(toTemplateOrder),
  });

const known = <Word extends string>(word: Word | 'UNKNOWN' | undefined): Word | undefined =>
  word === 'UNKNOWN' ? undefined : word;

function toTrailing({
  trailingLimitDistAbs,
  trailingLimitDistRel,
}: WireTemplateOrder): TrailingDistance | undefined {
  if (trailingLimitDistAbs !== undefined) return { kind: 'absolute', distance: trailingLimitDistAbs };
  return trailingLimitDistRel && { kind: 'relative', distance: trailingLimitDistRel };
}

function toValidity({ validityType, validity }: WireTemplateOrder): Validity | undefined {
  if (validityType === 'GTD') return validity && { type: validityType, date: validity };
  return validityType === undefined || validityType === 'UNKNOWN' ? undefined : { type: validityType };
}

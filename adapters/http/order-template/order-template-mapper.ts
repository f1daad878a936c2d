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

function toTemplateOrder(wire: WireTemplateOrder): TemplateOrder {
  const { trailingLimitDistAbs, trailingLimitDistRel, validityType, validity, subOrders, ...same } = wire;
  return present({
    ...same,
    orderType: wire.orderType ?? 'MARKET',
    limitExtension: known(wire.limitExtension),
    tradingRestriction: known(wire.tradingRestriction),
    trailing: toTrailing(wire),
    validity: toValidity(wire),
    subOrders: subOrders?.map(toTemplateOrder),
  });
}

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

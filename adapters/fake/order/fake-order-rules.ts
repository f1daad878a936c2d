import type { Message } from '@domain/message/message';
import { compareAmounts } from '@domain/money/amount';
import { decimalText, isPositive } from '@domain/money/decimal';
import type { Venue } from '@domain/instrument/venue';
import { orderValueAt } from './fake-order-value';
import { errorMessage } from '../bank/fake-refusal';
import type { FakeWorld } from '../bank/fake-world';
import type { PartialOrder } from '@application/ports/bank/order/order-gateway';

/**
 * Everything the bank refuses in an order, whole or in part; only what is present is looked at. Each leg of a combined
 * order is looked at by itself; what follows a purchase sells what is not held yet.
 */
export function refusalsOf(order: PartialOrder, world: FakeWorld): readonly Message[] {
  const { subOrders, ...own } = order;
  if (subOrders === undefined)
    return [...ofTerms(own, world), ...ofHolding(own, world), ...ofCash(own, world)];
  return [
    ...ofVenue({ ...subOrders[0], ...own }, world),
    ...subOrders.flatMap((leg, index) => {
      const isFollow = order.orderType === 'NEXT_ORDER' && index > 0;
      const refusals = isFollow ? followRefusals(leg, world) : refusalsOf(leg, world);
      return refusals.map((message) => ({
        ...message,
        origin: message.origin.map((name) => `subOrders[${index}].${name}`),
      }));
    }),
  ];
}

const followRefusals = (follow: PartialOrder, world: FakeWorld): readonly Message[] =>
  follow.subOrders === undefined
    ? ofTerms(follow, world)
    : follow.subOrders.flatMap((leg) => ofTerms(leg, world));

const ofTerms = (order: PartialOrder, world: FakeWorld): readonly Message[] => [
  ...ofOwnership(order, world),
  ...ofVenue(order, world),
  ...ofAmounts(order),
  ...ofConsents(order, world),
];

/** The venue the order names, if the instrument trades there. */
export const venueOfOrder = (
  { instrumentId, venueId }: Pick<PartialOrder, 'instrumentId' | 'venueId'>,
  world: FakeWorld,
): Venue | undefined =>
  instrumentId === undefined
    ? undefined
    : world.venues.get(instrumentId)?.find((venue) => venue.id === venueId);

function ofOwnership({ depotId }: PartialOrder, { depots }: FakeWorld): readonly Message[] {
  const isOwn = depotId === undefined || depots.some((depot) => depot.id === depotId);
  return isOwn ? [] : [errorMessage('fehler-pflichtfeld', ['depotId'])];
}

function ofVenue(order: PartialOrder, world: FakeWorld): readonly Message[] {
  if (order.instrumentId === undefined || order.venueId === undefined) return [];
  const venue = venueOfOrder(order, world);
  if (venue === undefined) return [errorMessage('fehler-handelsplatz-nicht-erlaubt', ['venueId'])];
  const { orderType, validity } = order;
  return [
    ...(orderType !== undefined && venue.orderTypes[orderType] === undefined
      ? [errorMessage('fehler-ordertyp-nicht-erlaubt', ['orderType'])]
      : []),
    ...(validity !== undefined && !venue.validityTypes.includes(validity.type)
      ? [errorMessage('fehler-gueltigkeit-ungueltig', ['validityType'])]
      : []),
  ];
}

/** What the customer has not accepted or granted yet, though orders of the instrument need it. */
function ofConsents({ instrumentId }: PartialOrder, world: FakeWorld): readonly Message[] {
  const needs = instrumentId === undefined ? [] : (world.consentNeeds.get(instrumentId) ?? []);
  return needs.flatMap((need) => {
    if (need.kind === 'terms') {
      const isAccepted = world.terms.some(({ id, acceptedAt }) => id === need.id && acceptedAt !== undefined);
      return isAccepted
        ? []
        : [errorMessage('fehler-nutzungsbedingungen-nicht-akzeptiert', [], { termsOfUseId: need.id })];
    }
    const isGranted = world.approvals.some(({ id, grantedAt }) => id === need.id && grantedAt !== undefined);
    return isGranted ? [] : [errorMessage('fehler-freigabe-fehlt', [], { approvalId: need.id })];
  });
}

function ofAmounts({ quantity, limit, triggerLimit }: PartialOrder): readonly Message[] {
  return [
    ...(quantity !== undefined && !isPositive(quantity.value)
      ? [errorMessage('fehler-menge-ungueltig', ['quantity'])]
      : []),
    ...(limit !== undefined && !isPositive(limit.value)
      ? [errorMessage('fehler-limit-ungueltig', ['limit'])]
      : []),
    ...(triggerLimit !== undefined && !isPositive(triggerLimit.value)
      ? [errorMessage('fehler-stop-marke-ungueltig', ['triggerLimit'])]
      : []),
  ];
}

function ofHolding(
  { side, depotId, instrumentId, quantity }: PartialOrder,
  world: FakeWorld,
): readonly Message[] {
  if (side !== 'SELL' || quantity === undefined) return [];
  const held = world.positions.find(
    (position) => position.depotId === depotId && position.instrument?.id === instrumentId,
  );
  if (held !== undefined && compareAmounts(held.availableQuantity, quantity) >= 0) return [];
  const available = held === undefined ? '0' : decimalText(held.availableQuantity.value);
  return [errorMessage('fehler-nicht-genuegend-bestand', ['quantity'], { verfuegbar: available })];
}

function ofCash(order: PartialOrder, world: FakeWorld): readonly Message[] {
  const needed = order.side === 'BUY' ? orderValueAt(order, world.quotes) : undefined;
  const account = world.balances.find(({ accountId }) => accountId === order.settlementAccountId);
  if (needed === undefined || account === undefined || account.availableCash.unit !== needed.unit) return [];
  if (compareAmounts(account.availableCash, needed) >= 0) return [];
  return [
    errorMessage('fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag', ['quantity'], {
      verfuegbar: decimalText(account.availableCash.value),
      ausmachend: decimalText(needed.value),
    }),
  ];
}

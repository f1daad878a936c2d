import type { FieldNode } from '@domain/form/nodes/node';
import type { OrderDraft, PriceTexts, ValidityTexts } from '@domain/order/draft/order-draft';
import type { OrderNodes } from '@domain/order/form/order-nodes';

/** Tells what stands in a field. */
type Look = <Entry, T>(field: FieldNode<Entry, T>) => Entry;

/** The last trading day of the month, dd.mm.yyyy: to all but the form it is a date. */
type Ultimo = () => string;

/** What stands in the fields of a page's form, the suggested and followed included. */
export function draftIn({
  nodes,
  entry: look,
  ultimo,
}: {
  readonly nodes: OrderNodes;
  readonly entry: Look;
  readonly ultimo: Ultimo;
}): OrderDraft {
  const { follow, debit } = nodes;
  const instrument = look(nodes.instrument);
  const venueId = look(nodes.venueId);
  const depotId = look(nodes.depotId);
  const settlementAccountId = look(nodes.settlementAccountId);
  return {
    ...(instrument && { instrument }),
    ...(venueId && { venueId }),
    ...(depotId && { depotId }),
    ...(settlementAccountId && { settlementAccountId }),
    side: look(nodes.side),
    quantity: look(nodes.quantity),
    orderType: look(nodes.orderType),
    ...pricesIn(nodes, look),
    limitExtension: look(nodes.limitExtension),
    tradingRestriction: look(nodes.tradingRestriction),
    tradingSystem: look(nodes.tradingSystem),
    allowManualQuotation: look(nodes.allowManualQuotation),
    freeAmountConfirmed: look(nodes.freeAmountConfirmed),
    ...validityIn(nodes, look, ultimo),
    follow: {
      orderType: look(follow.orderType),
      quantity: look(follow.quantity),
      ...pricesIn(follow, look),
      ...validityIn(follow, look, ultimo),
    },
    directDebit: {
      hasConsent: look(debit.consent),
      iban: look(debit.iban),
      maxAmount: look(debit.maxAmount),
      accountHolderName: look(debit.holder),
    },
  };
}

const pricesIn = (
  { triggerLimit, limit, distance, distanceKind }: Pick<OrderNodes, keyof PriceTexts>,
  look: Look,
): PriceTexts => ({
  triggerLimit: look(triggerLimit),
  limit: look(limit),
  distance: look(distance),
  distanceKind: look(distanceKind),
});

function validityIn(
  { validityType, validityDate }: Pick<OrderNodes, 'validityType' | 'validityDate'>,
  look: Look,
  ultimo: Ultimo,
): ValidityTexts {
  const choice = look(validityType);
  if (choice === 'ULTIMO') return { validityType: 'GTD', validityDate: ultimo() };
  return { validityType: choice, validityDate: look(validityDate) };
}

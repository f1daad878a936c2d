import type { FieldNode } from '../../form/nodes/node';
import type { OrderDraft, PriceTexts, ValidityTexts } from '../draft/order-draft';
import type { OrderNodes } from './order-nodes';

/** Puts something into a field, as the customer would. */
type Enter = <Entry, T>(field: FieldNode<Entry, T>, entry: Entry) => void;

/** What a draft says of an order, all but where it trades and who pays: that depends on what there is. */
export function fillIn({ follow, debit, ...nodes }: OrderNodes, draft: OrderDraft, enter: Enter): void {
  if (draft.side) enter(nodes.side, draft.side);
  enter(nodes.quantity, draft.quantity);
  enter(nodes.orderType, draft.orderType);
  enter(nodes.tradingSystem, draft.tradingSystem);
  enterPrices(nodes, draft, enter);
  enter(nodes.limitExtension, draft.limitExtension);
  enter(nodes.tradingRestriction, draft.tradingRestriction);
  enter(nodes.allowManualQuotation, draft.allowManualQuotation);
  enterValidity(nodes, draft, enter);
  enter(follow.orderType, draft.follow.orderType);
  enter(follow.quantity, draft.follow.quantity);
  enterPrices(follow, draft.follow, enter);
  enterValidity(follow, draft.follow, enter);
  enter(debit.consent, draft.directDebit.hasConsent);
  enter(debit.iban, draft.directDebit.iban);
  enter(debit.maxAmount, draft.directDebit.maxAmount);
  enter(debit.holder, draft.directDebit.accountHolderName);
}

/** All that a draft says of an order, where it trades and who pays included. */
export function enterWhole(nodes: OrderNodes, draft: OrderDraft, enter: Enter): void {
  enter(nodes.instrument, draft.instrument);
  enter(nodes.venueId, draft.venueId);
  enter(nodes.depotId, draft.depotId);
  enter(nodes.settlementAccountId, draft.settlementAccountId);
  fillIn(nodes, draft, enter);
}

function enterPrices(nodes: Pick<OrderNodes, keyof PriceTexts>, texts: PriceTexts, enter: Enter): void {
  enter(nodes.triggerLimit, texts.triggerLimit);
  enter(nodes.limit, texts.limit);
  enter(nodes.distance, texts.distance);
  enter(nodes.distanceKind, texts.distanceKind);
}

function enterValidity(
  nodes: Pick<OrderNodes, keyof ValidityTexts>,
  { validityType, validityDate }: ValidityTexts,
  enter: Enter,
): void {
  if (validityType) enter(nodes.validityType, validityType);
  enter(nodes.validityDate, validityDate);
}

import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderMarket } from '@application/order/order-market';
import type { OrderBook } from '@application/order-book/order-book';
import { draftOfOrder } from '@domain/order/draft/draft-of-order';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { DepotId, OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { OrderInputModel } from './order-input-model';
import type { OrderParameters } from '@domain/order/draft/order-parameters';

/** Where a kept draft, an earlier order and the instrument of a link come from. */
export interface PrefillCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
  readonly book: Pick<OrderBook, 'orders'>;
  readonly drafts: Pick<OrderDrafting, 'restore'>;
}

/** What the customer is told about the form they find. */
export interface Prefilled {
  readonly notice:
    | 'restored'
    | 'repeated'
    | 'unknown-code'
    | 'unknown-order'
    | 'from-template'
    | 'unknown-template'
    | undefined;
  /** A kept draft for something else than the link asks for. */
  readonly otherDraft: OrderDraft | undefined;
}

/** Fills the input from a kept draft, or else from the link: an earlier order, or what it names (ORD-02, ORD-30). */
export async function prefillOrder(
  input: OrderInputModel,
  parameters: OrderParameters,
  collaborators: PrefillCollaborators,
): Promise<Prefilled> {
  const { settlement } = input;
  const named = settlement.depots.find(({ id }) => id === parameters.target);
  const depot = named ?? settlement.depots[0];
  if (depot !== undefined) input.chooseDepot(depot.id);
  const kept = O.toUndefined(await collaborators.drafts.restore()());
  if (parameters.templateId !== undefined)
    return {
      notice: (await input.templates.use(parameters.templateId)) ? 'from-template' : 'unknown-template',
      otherDraft: kept,
    };
  if (parameters.orderId !== undefined)
    return { notice: await repeat(input, parameters.orderId, collaborators), otherDraft: kept };
  if (kept?.instrument !== undefined && isAskedFor(kept, parameters, named?.id)) {
    await input.restore(kept);
    return { notice: 'restored', otherDraft: undefined };
  }
  return { notice: await fill(input, parameters, collaborators), otherDraft: kept };
}

/** Another order like an earlier one; whatever the link says besides is not asked for. */
async function repeat(
  input: OrderInputModel,
  orderId: OrderId,
  { book }: PrefillCollaborators,
): Promise<Prefilled['notice']> {
  const found = await book.orders.find(orderId)();
  const draft = E.isRight(found) ? draftOfOrder(found.right, input.today) : undefined;
  if (draft === undefined) return 'unknown-order';
  await input.restore(draft);
  return 'repeated';
}

async function fill(
  input: OrderInputModel,
  { side, quantity, code, venue, orderType }: OrderParameters,
  { market }: PrefillCollaborators,
): Promise<Prefilled['notice']> {
  if (side !== undefined) input.field(input.nodes.side).setValue(side);
  if (quantity !== undefined) input.field(input.nodes.quantity).setValue(quantity);
  if (orderType !== undefined) input.trading.chooseType(orderType);
  if (code === undefined) return undefined;
  const found = await market.instruments.find(code)();
  if (E.isRight(found)) await input.chooseInstrument(found.right, venue ? { venue, by: 'link' } : undefined);
  else input.typeInstrument(code);
  return E.isRight(found) ? undefined : 'unknown-code';
}

/** A link without an instrument asks for nothing in particular; else instrument, side and depot must be the draft's. */
function isAskedFor(
  { instrument, side, depotId }: OrderDraft,
  { code, side: wished }: OrderParameters,
  depot: DepotId | undefined,
): boolean {
  if (wished !== undefined && wished !== side) return false;
  if (depot !== undefined && depot !== depotId) return false;
  const asked = code?.toUpperCase();
  return asked === undefined || asked === instrument?.wkn || asked === instrument?.isin;
}

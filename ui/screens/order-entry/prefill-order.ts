import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderMarket } from '@application/order/order-market';
import type { OrderBook } from '@application/order-book/order-book';
import type { RestoredDraft } from '@application/order/restore-order-draft';
import { draftOfOrder } from '@domain/order/prefill/draft-of-order';
import type { OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { isBlank } from '@domain/order/draft/kept-draft';
import { underLink } from '@domain/order/prefill/under-link';
import type { OrderInputModel } from './order-input-model';
import type { OrderParameters } from '@domain/order/prefill/order-parameters';

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
  readonly otherDraft: RestoredDraft | undefined;
  /** Where in a draft something could not be restored. */
  readonly lost: readonly string[];
}

/**
 * Fills the input from a kept draft, or else from the link: an earlier order, or what it names (ORD-02, ORD-30). What
 * the link says of the same order comes before what an older draft says.
 */
export async function prefillOrder(
  input: OrderInputModel,
  parameters: OrderParameters,
  collaborators: PrefillCollaborators,
): Promise<Prefilled> {
  const { settlement } = input;
  const named = settlement.depots.find(({ id }) => id === parameters.target);
  const depot = named ?? settlement.depots[0];
  if (named !== undefined) input.chooseDepot(named.id);
  else if (depot !== undefined) void settlement.openDepot(depot.id);
  const kept = O.toUndefined(await collaborators.drafts.restore()());
  const namesOrder = (parameters.templateId ?? parameters.orderId) !== undefined;
  if (kept !== undefined && !namesOrder && isAskedFor(kept, parameters, input)) {
    const lost = await input.resume({ ...kept, kept: underLink(kept.kept, parameters) });
    if (parameters.venue !== undefined) input.trading.turnTo({ venue: parameters.venue, by: 'link' });
    return { notice: isBlank(kept.kept) ? undefined : 'restored', otherDraft: undefined, lost };
  }
  const other = besides(kept);
  if (other.otherDraft !== undefined) input.filling.spareOtherDraft();
  const notice = await fill(input, parameters, collaborators);
  input.filling.end(input.form);
  return { notice, ...other };
}

/** What the link names: a template, an earlier order, or an instrument and more. */
async function fill(
  input: OrderInputModel,
  parameters: OrderParameters,
  collaborators: PrefillCollaborators,
): Promise<Prefilled['notice']> {
  const { templateId, orderId } = parameters;
  if (templateId !== undefined)
    return (await input.templates.use(templateId)) ? 'from-template' : 'unknown-template';
  return orderId === undefined
    ? fillIn(input, parameters, collaborators)
    : repeat(input, orderId, collaborators);
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

async function fillIn(
  input: OrderInputModel,
  { side, code, venue, proposal, quantity = proposal?.quantity }: OrderParameters,
  { market }: PrefillCollaborators,
): Promise<Prefilled['notice']> {
  if (side !== undefined) input.field(input.nodes.side).setValue(side);
  if (quantity !== undefined) input.field(input.nodes.quantity).setValue(quantity);
  if (proposal !== undefined) input.trading.chooseType(proposal.orderType);
  if (code === undefined) return undefined;
  const found = await market.instruments.find(code)();
  if (E.isRight(found)) await input.chooseInstrument(found.right, venue ? { venue, by: 'link' } : undefined);
  else input.typeInstrument(code);
  return E.isRight(found) ? undefined : 'unknown-code';
}

/** A draft that is not gone on with, as long as there is something of it. */
const besides = (kept: RestoredDraft | undefined): Pick<Prefilled, 'otherDraft' | 'lost'> =>
  kept === undefined || isBlank(kept.kept)
    ? { otherDraft: undefined, lost: kept?.lost ?? [] }
    : { otherDraft: kept, lost: [] };

/** A link without an instrument asks for nothing in particular; else instrument, side and depot must be the draft's. */
function isAskedFor(
  { kept: { fields }, instrument }: RestoredDraft,
  { code, side: wished, target }: OrderParameters,
  { settlement, nodes, field }: OrderInputModel,
): boolean {
  const named = settlement.depots.find(({ id }) => id === target);
  const depot = fields['depotId'] ?? settlement.depots[0]?.id;
  if (wished !== undefined && wished !== (fields['side'] ?? field(nodes.side).value)) return false;
  if (named !== undefined && named.id !== depot) return false;
  const asked = code?.toUpperCase();
  return asked === undefined || asked === instrument?.wkn || asked === fields['instrument'];
}

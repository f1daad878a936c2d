import type { FindInstrument } from '@application/order/find-instrument';
import type { RestoreOrderDraft } from '@application/order/restore-order-draft';
import type { OrderDraft } from '@domain/order/order-draft';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { OrderInputModel } from './order-input-model';
import type { OrderParameters } from './order-parameters';

/** Where a kept draft and the instrument of a link come from. */
export interface PrefillCollaborators {
  readonly findInstrument: Pick<FindInstrument, 'execute'>;
  readonly restoreDraft: Pick<RestoreOrderDraft, 'execute'>;
}

/** What the customer is told about the form they find. */
export interface Prefilled {
  readonly notice: 'restored' | 'unknown-code' | undefined;
  /** A kept draft for something else than the link asks for. */
  readonly otherDraft: OrderDraft | undefined;
}

/** Fills the input from a kept draft, or else from the link (ORD-02, ORD-30). */
export async function prefillOrder(
  input: OrderInputModel,
  parameters: OrderParameters,
  { findInstrument, restoreDraft }: PrefillCollaborators,
): Promise<Prefilled> {
  const { settlement, form } = input;
  const target = settlement.depots.find(({ id }) => id === parameters.target) ?? settlement.depots[0];
  if (target !== undefined) input.chooseDepot(target.id);
  const kept = O.toUndefined(await restoreDraft.execute()());
  if (kept?.instrument !== undefined && isAskedFor(kept, parameters)) {
    await input.restore(kept);
    return { notice: 'restored', otherDraft: undefined };
  }
  const { side, quantity, code, venue } = parameters;
  if (side !== undefined) form.field('side').setValue(side);
  if (quantity !== undefined) form.field('quantity').setValue(quantity);
  if (code === undefined) return { notice: undefined, otherDraft: kept };
  const found = await findInstrument.execute(code)();
  if (E.isRight(found)) await input.chooseInstrument(found.right, venue);
  else input.typeInstrument(code);
  return { notice: E.isRight(found) ? undefined : 'unknown-code', otherDraft: kept };
}

/** A link without an instrument asks for nothing in particular; else instrument and side must be the draft's. */
function isAskedFor({ instrument, side }: OrderDraft, { code, side: wished }: OrderParameters): boolean {
  if (wished !== undefined && wished !== side) return false;
  const asked = code?.toUpperCase();
  return asked === undefined || asked === instrument?.wkn || asked === instrument?.isin;
}

import type { RestoredDraft } from '@application/order/restore-order-draft';
import { restoreInto } from '@domain/form/session/restore';
import type { Instrument } from '@domain/instrument/instrument';
import type { VenueWish } from '@domain/order/offer/suggest-venue';
import type { SettlementModel } from '../../parts/banking/settlement-model';
import type { ObservedOrder } from './observed-order';

/** The input into which a draft is put. */
interface ResumableInput {
  readonly form: ObservedOrder;
  readonly settlement: Pick<SettlementModel, 'depot' | 'account' | 'openDepot'>;
  chooseInstrument(instrument: Instrument, wish?: VenueWish): Promise<void>;
  typeInstrument(text: string): void;
}

/** Puts a draft into the place of what stands in the form; tells where something of it could not be restored. */
export async function resumeOrder(
  input: ResumableInput,
  { kept, instrument, lost }: RestoredDraft,
): Promise<readonly string[]> {
  const { session, nodes } = input.form;
  const settling: readonly string[] = ['depotId', 'settlementAccountId'];
  session.change(() => {
    for (const field of session.layoutCell.get().fields) if (!settling.includes(field.path)) field.takeBack();
  });
  const { unread } = restoreInto(session, kept);
  const gone = leaveWhatIsGone(input);
  const venue = session.field(nodes.venueId).value;
  const { instrument: code } = kept.fields;
  if (instrument !== undefined) await input.chooseInstrument(instrument, venue && { venue, by: 'draft' });
  else if (typeof code === 'string') input.typeInstrument(code);
  return [...new Set([...lost, ...unread, ...gone])];
}

/** A depot or an account that the customer has no more is left to what is proposed. */
function leaveWhatIsGone({ form: { session, nodes }, settlement }: ResumableInput): readonly string[] {
  const depot = session.field(nodes.depotId);
  const account = session.field(nodes.settlementAccountId);
  const gone = [
    ...(depot.isEdited && !(depot.value && settlement.depot(depot.value)) ? [depot] : []),
    ...(account.isEdited && !settlement.account(account.value) ? [account] : []),
  ];
  session.change(() => gone.forEach((field) => field.takeBack()));
  if (depot.value !== undefined) void settlement.openDepot(depot.value);
  return gone.map(({ path }) => path);
}

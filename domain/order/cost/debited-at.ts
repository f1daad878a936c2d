import { takesDirectDebit } from '../direct-debit';
import type { OrderDraft } from '../draft/order-draft';
import type { Venue } from '../../instrument/venue';

/** Where a venue offers no direct debit, a consent to one is not seen, and so does not count. */
export function debitedAt(draft: OrderDraft, venue: Pick<Venue, 'type'> | undefined): OrderDraft {
  if (takesDirectDebit(draft.side, venue)) return draft;
  return { ...draft, directDebit: { ...draft.directDebit, hasConsent: false } };
}

import type { InstrumentId, SavingsPlanId } from '@domain/codes/ids';
import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import type { Result } from '../result';

/** What documents are about: a savings plan and what it bought, or the orders for one instrument. */
export type DocumentSubject = { readonly plan: SavingsPlanId } | { readonly instrument: InstrumentId };

/** What the bank has written to the customer. */
export interface DocumentGateway {
  /** The documents, the latest first: all, or those about a subject. */
  documents(about?: DocumentSubject): Result<readonly BankDocument[]>;
  /** What is in one of them; from then on the bank counts it as read. */
  content(document: BankDocument): Result<DocumentContent>;
}

import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import type { Result } from '../result';

/** What the bank has written to the customer. */
export interface DocumentGateway {
  /** All documents, the latest first. */
  documents(): Result<readonly BankDocument[]>;
  /** What is in one of them; from then on the bank counts it as read. */
  content(document: BankDocument): Result<DocumentContent>;
}

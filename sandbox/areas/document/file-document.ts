import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Paper } from './paper';

/** A document that is made as something happens. */
export interface FiledDocument {
  readonly clientId: string;
  readonly documentId: string;
  readonly name: string;
  /** The order it is about. */
  readonly orderId: string;
  readonly at: Date;
  readonly content: Paper;
}

/** Keeps the cost note of an order as it was when the order came, in the transaction of the order. */
export async function fileCostNote(tx: BankTransaction, note: FiledDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({
      client_id: note.clientId,
      document_id: note.documentId,
      kind: 'COST_NOTE',
      name: note.name,
      subject: note.orderId,
      period_from: null,
      period_to: null,
      created_at: note.at,
      mime_type: 'application/pdf',
      advertisement: false,
      content: json(note.content),
      read_on: null,
    })
    .execute();
}

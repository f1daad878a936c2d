import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Paper } from './paper';

/** A document that is made as something happens. */
export interface FiledDocument {
  readonly clientId: string;
  readonly documentId: string;
  readonly kind: 'COST_NOTE' | 'APPLICATION' | 'CONTRACT';
  readonly name: string;
  /** What it is about: an order, an application. */
  readonly subject: string;
  readonly at: Date;
  readonly content: Paper;
}

/** Keeps what was said as something happened, such as the costs of an order as it came, in its transaction. */
export async function fileDocument(tx: BankTransaction, document: FiledDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({
      client_id: document.clientId,
      document_id: document.documentId,
      kind: document.kind,
      name: document.name,
      subject: document.subject,
      period_from: null,
      period_to: null,
      created_at: document.at,
      mime_type: 'application/pdf',
      advertisement: false,
      content: json(document.content),
      read_on: null,
    })
    .execute();
}

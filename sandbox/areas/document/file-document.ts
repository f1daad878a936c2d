import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { DocumentTitle } from './document-title';
import type { Paper } from './paper';

/** A document that is made as something happens. */
export interface FiledDocument {
  readonly clientId: string;
  readonly documentId: string;
  readonly kind: 'COST_NOTE' | 'APPLICATION' | 'CONTRACT' | 'SAVINGS_PLAN';
  /** In German, as on the paper. */
  readonly name: string;
  readonly title: DocumentTitle;
  /** What it is about: an order, an application, a savings plan. */
  readonly subject: string;
  /** The savings plan it is listed with. */
  readonly planId?: string;
  /** The instrument it is listed with. */
  readonly instrumentId?: string;
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
      title: json(document.title),
      subject: document.subject,
      plan_id: document.planId ?? null,
      instrument_id: document.instrumentId ?? null,
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

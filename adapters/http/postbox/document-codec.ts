import { documentId } from '@domain/codes/ids';
import type { BankDocument, DocumentForm } from '@domain/postbox/bank-document';
import { documentKinds } from '@domain/postbox/document-title';
import * as t from 'io-ts';
import { wireEnum } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

const forms = ['application/pdf', 'text/html'] as const satisfies readonly DocumentForm[];

/** What a document is and what its name names. */
const wireTitle = wireObject('DocumentTitle', {
  kind: wireEnum('DocumentKind', documentKinds, 'UNKNOWN'),
  args: t.record(t.string, t.string),
});

/** An entry of the postbox (api.md 8). */
export const wireDocument = wireObject(
  'Document',
  {
    documentId: wireId('DocumentId', documentId),
    name: t.string,
    dateCreation: wireDay,
    mimeType: wireEnum('MimeType', forms, 'UNKNOWN'),
    advertisement: t.boolean,
    documentMetaData: wireObject('DocumentMetaData', {
      alreadyRead: t.boolean,
      predocumentExists: t.boolean,
    }),
  },
  { title: wireTitle },
);

/** The domain's document. */
export const toBankDocument = (wire: t.TypeOf<typeof wireDocument>): BankDocument => ({
  id: wire.documentId,
  name: wire.name,
  ...(wire.title && { title: wire.title }),
  createdOn: wire.dateCreation,
  form: wire.mimeType,
  advertisement: wire.advertisement,
  isRead: wire.documentMetaData.alreadyRead,
  hasForeword: wire.documentMetaData.predocumentExists,
});

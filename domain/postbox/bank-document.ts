import type { TextBlock } from '@domain/consent/text-block';
import type { DocumentId } from '@domain/codes/ids';
import type { LocalDate } from '@domain/time/local-date';
import type { NamedDocument } from './document-title';

/** How the bank keeps a document; one of another form cannot be opened here. */
export type DocumentForm = 'application/pdf' | 'text/html' | 'UNKNOWN';

/** Something the bank has written to the customer (api.md 8). */
export interface BankDocument extends NamedDocument {
  readonly id: DocumentId;
  readonly createdOn: LocalDate;
  readonly form: DocumentForm;
  readonly advertisement: boolean;
  readonly isRead: boolean;
  /** There is a page to be shown before it. */
  readonly hasForeword: boolean;
}

/** What is in a document: a file to keep, or words to read at once, never set as HTML (rules.md 14). */
export type DocumentContent =
  | { readonly kind: 'file'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'page'; readonly blocks: readonly TextBlock[]; readonly foreword: readonly TextBlock[] };

/** A name that every file system takes, with the ending of its form. */
export const fileNameOf = ({ name }: BankDocument): string =>
  `${name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').trim()}.pdf`;

import type { DocumentGateway, DocumentSubject } from '@application/ports/bank/document-gateway';
import type { Result } from '@application/ports/result';
import { readTextBlocks, type TextBlock } from '@domain/consent/text-block';
import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { fileBytes } from '../client/file-bytes';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { toBankDocument, wireDocument } from './document-codec';

/** The postbox (api.md 8). */
export class HttpDocumentGateway implements DocumentGateway {
  constructor(private readonly client: BankClient) {}

  documents(about?: DocumentSubject): Result<readonly BankDocument[]> {
    const call = {
      method: 'GET',
      path: '/messages/clients/user/v2/documents',
      ...(about && { query: queryOf(about) }),
      answer: wireList(wireDocument),
      timeOut: timeOuts.read,
    } as const;
    return pipe(
      readAllPages(this.client, call, toBankDocument),
      TE.map(({ values }) => values),
    );
  }

  content({ id, form, hasForeword }: BankDocument): Result<DocumentContent> {
    const file = this.#file(path`/messages/v2/documents/${id}`);
    if (form !== 'text/html')
      return pipe(
        file,
        TE.map((bytes) => ({ kind: 'file', bytes })),
      );
    const foreword = hasForeword
      ? this.#file(path`/messages/v2/documents/${id}/predocument`)
      : TE.right(new ArrayBuffer(0));
    return pipe(
      foreword,
      TE.chain((before) =>
        pipe(
          file,
          TE.map((page) => ({ kind: 'page', blocks: blocksOf(page), foreword: blocksOf(before) })),
        ),
      ),
    );
  }

  #file(from: string): Result<ArrayBuffer> {
    return this.client.read({
      method: 'GET',
      path: from,
      file: true,
      answer: fileBytes,
      timeOut: timeOuts.read,
    });
  }
}

const queryOf = (about: DocumentSubject) =>
  'plan' in about ? { savingsplanId: about.plan } : { instrumentId: about.instrument };

/** What stands before the body of a page is not meant to be read. */
const blocksOf = (page: ArrayBuffer): readonly TextBlock[] =>
  readTextBlocks(new TextDecoder().decode(page).replace(/^[\s\S]*<body[^>]*>/i, ''));

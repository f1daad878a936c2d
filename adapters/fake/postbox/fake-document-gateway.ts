import type { DocumentGateway, DocumentSubject } from '@application/ports/bank/document-gateway';
import type { Result } from '@application/ports/result';
import { readTextBlocks } from '@domain/consent/text-block';
import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** The postbox of the fake bank's customer. */
export class FakeDocumentGateway implements DocumentGateway {
  constructor(private readonly bank: FakeBank) {}

  documents(about?: DocumentSubject): Result<readonly BankDocument[]> {
    return this.bank.answer('documents', 'session-tan', () => {
      const { documents } = this.bank.world;
      if (about === undefined) return E.right(documents);
      const { plans, world } = this.bank;
      const told =
        'plan' in about ? plans.documents.get(about.plan) : world.orderDocuments.get(about.instrument);
      const own = new Set((told ?? []).map(({ id }) => id));
      return E.right(documents.filter(({ id }) => own.has(id)));
    });
  }

  content(document: BankDocument): Result<DocumentContent> {
    return this.bank.answer('document', 'session-tan', () => {
      const { world } = this.bank;
      const known = world.documents.find(({ id }) => id === document.id);
      if (known === undefined) return E.left({ kind: 'not-found' });
      world.documents = world.documents.map((each) =>
        each.id === document.id ? { ...each, isRead: true } : each,
      );
      if (known.form !== 'text/html')
        return E.right({ kind: 'file', bytes: new TextEncoder().encode('%PDF-1.7').buffer });
      return E.right({
        kind: 'page',
        blocks: readTextBlocks(`<h1>${known.name}</h1><p>Schön, dass Sie da sind.</p>`),
        foreword: readTextBlocks(known.hasForeword ? '<p>Das folgende Schreiben ist Werbung.</p>' : ''),
      });
    });
  }
}

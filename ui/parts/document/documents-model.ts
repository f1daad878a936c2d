import type { Clock } from '@application/ports/clock';
import type { Result } from '@application/ports/result';
import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { DocumentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What documents need from outside. */
export interface DocumentCollaborators {
  readonly documents: Pick<DocumentGateway, 'content'>;
  readonly clock: Clock;
}

/** A document that could not be opened. */
export interface UnopenedDocument {
  readonly document: BankDocument;
  readonly failure: Failure;
}

/** A document that is read on the page. */
export interface OpenPage {
  readonly document: BankDocument;
  readonly content: Extract<DocumentContent, { kind: 'page' }>;
}

/** Documents of the bank wherever they are listed: loaded, opened and marked as read (CUS-02). */
export class DocumentsModel {
  readonly list: RemoteValue<readonly BankDocument[]>;
  /** Those opened here; the list may have been asked for before the bank counted them as read. */
  opened: ReadonlySet<DocumentId> = new Set();
  /** The one that is being fetched. */
  opening: DocumentId | undefined = undefined;
  page: OpenPage | undefined = undefined;
  unopened: UnopenedDocument | undefined = undefined;
  readonly #documents: DocumentCollaborators['documents'];
  readonly #read: Result<readonly BankDocument[]>;

  /** `read` tells which documents are listed here. */
  constructor(read: Result<readonly BankDocument[]>, { documents, clock }: DocumentCollaborators) {
    this.#read = read;
    this.#documents = documents;
    this.list = new RemoteValue(clock);
    makeAutoObservable(
      this,
      { list: false, opened: observableRef, page: observableRef, unopened: observableRef },
      { autoBind: true },
    );
  }

  get all(): readonly BankDocument[] {
    const told = this.list.value ?? [];
    return told.map((each) => (this.opened.has(each.id) ? { ...each, isRead: true } : each));
  }

  async load(): Promise<void> {
    await this.list.load(this.#read);
  }

  /**
   * Fetches a document: a page is shown, a file given back to be kept. The bank counts it as read from then on, and so
   * does the list.
   */
  async open(document: BankDocument): Promise<ArrayBuffer | undefined> {
    if (this.opening !== undefined) return undefined;
    this.opening = document.id;
    this.unopened = undefined;
    const answer = await this.#documents.content(document)();
    return runInAction(() => {
      this.opening = undefined;
      if (E.isLeft(answer)) {
        this.unopened = { document, failure: answer.left };
        return undefined;
      }
      this.opened = new Set([...this.opened, document.id]);
      if (answer.right.kind === 'file') return answer.right.bytes;
      this.page = { document, content: answer.right };
      return undefined;
    });
  }

  close(): void {
    this.page = undefined;
  }

  /** Forgets what was listed: the page is left. */
  dispose(): void {
    this.list.reset();
  }
}

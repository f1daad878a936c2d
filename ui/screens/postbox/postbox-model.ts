import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { Clock } from '@application/ports/clock';
import type { DocumentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { type RemoteData, idle, failed, loaded, loading } from '@domain/failure/remote-data';
import type { BankDocument, DocumentContent } from '@domain/postbox/bank-document';
import {
  documentDays,
  filteredDocuments,
  initialPostboxView,
  isSamePostboxView,
  namedDocuments,
  type DocumentDay,
  type PostboxFilter,
  type PostboxView,
} from '@domain/postbox/postbox-view';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the postbox needs from outside. */
export interface PostboxCollaborators {
  readonly documents: Pick<DocumentGateway, 'documents' | 'content'>;
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

/** `postfach`: what the bank has written, found, opened and marked as read (CUS-02). */
export class PostboxModel {
  documents: RemoteData<readonly BankDocument[]> = idle;
  view: PostboxView = initialPostboxView;
  /** The one that is being fetched. */
  opening: DocumentId | undefined = undefined;
  page: OpenPage | undefined = undefined;
  unopened: UnopenedDocument | undefined = undefined;
  readonly #collaborators: PostboxCollaborators;
  #run = 0;

  constructor(collaborators: PostboxCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(
      this,
      { documents: observableRef, view: observableRef, page: observableRef, unopened: observableRef },
      { autoBind: true },
    );
  }

  get all(): readonly BankDocument[] {
    const { documents } = this;
    return documents.kind === 'loaded'
      ? documents.value
      : documents.kind === 'idle'
        ? []
        : (documents.previous ?? []);
  }

  get unread(): number {
    return this.all.filter(({ isRead }) => !isRead).length;
  }

  get shown(): readonly BankDocument[] {
    return filteredDocuments(this.#named, this.view.filter);
  }

  get days(): readonly DocumentDay[] {
    return documentDays(this.shown);
  }

  /** How many documents a filter would show. */
  count(filter: PostboxFilter | undefined): number {
    return filteredDocuments(this.#named, filter).length;
  }

  get #named(): readonly BankDocument[] {
    return namedDocuments(this.all, this.view);
  }

  /** Looks at the postbox otherwise; what is not named stays. */
  show(change: Partial<PostboxView>): void {
    const view = { ...this.view, ...change };
    if (!isSamePostboxView(view, this.view)) this.view = view;
  }

  async load(): Promise<void> {
    const { documents, clock } = this.#collaborators;
    this.#run += 1;
    const run = this.#run;
    this.documents = loading(clock.now(), this.documents);
    const answer = await documents.documents()();
    if (run !== this.#run) return;
    runInAction(() => {
      this.documents = E.isLeft(answer)
        ? failed(answer.left, this.documents)
        : loaded(answer.right, clock.now());
    });
  }

  /**
   * Fetches a document: a page is shown, a file given back to be kept. The bank counts it as read from then on, and so
   * does the list.
   */
  async open(document: BankDocument): Promise<ArrayBuffer | undefined> {
    if (this.opening !== undefined) return undefined;
    this.opening = document.id;
    this.unopened = undefined;
    const answer = await this.#collaborators.documents.content(document)();
    return runInAction(() => {
      this.opening = undefined;
      if (E.isLeft(answer)) {
        this.unopened = { document, failure: answer.left };
        return undefined;
      }
      this.documents = loaded(
        this.all.map((each) => (each.id === document.id ? { ...each, isRead: true } : each)),
        this.#collaborators.clock.now(),
      );
      if (answer.right.kind === 'file') return answer.right.bytes;
      this.page = { document, content: answer.right };
      return undefined;
    });
  }

  close(): void {
    this.page = undefined;
  }
}

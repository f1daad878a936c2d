import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { Clock } from '@application/ports/clock';
import type { BankDocument } from '@domain/postbox/bank-document';
import { initialPostboxView, isSamePostboxView, type PostboxView } from '@domain/postbox/postbox-view';
import { DocumentsModel } from '@ui/parts/document/documents-model';
import { makeAutoObservable, observableRef } from 'mobx';

/** What the postbox needs from outside. */
export interface PostboxCollaborators {
  readonly documents: Pick<DocumentGateway, 'documents' | 'content'>;
  readonly clock: Clock;
}

/** `postfach`: what the bank has written, found, opened and marked as read (CUS-02). */
export class PostboxModel {
  readonly documents: DocumentsModel;
  view: PostboxView = initialPostboxView;

  constructor(collaborators: PostboxCollaborators) {
    this.documents = new DocumentsModel(collaborators.documents.documents(), collaborators);
    makeAutoObservable(this, { documents: false, view: observableRef }, { autoBind: true });
  }

  get all(): readonly BankDocument[] {
    return this.documents.all;
  }

  get unread(): number {
    return this.all.filter(({ isRead }) => !isRead).length;
  }

  /** Looks at the postbox otherwise; what is not named stays. */
  show(change: Partial<PostboxView>): void {
    const view = { ...this.view, ...change };
    if (!isSamePostboxView(view, this.view)) this.view = view;
  }
}

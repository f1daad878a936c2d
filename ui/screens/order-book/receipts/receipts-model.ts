import type { LoadReceipts, Receipts } from '@application/receipt/load-receipts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Where the receipts come from. */
export interface ReceiptsCollaborators {
  readonly loadReceipts: Pick<LoadReceipts, 'execute'>;
}

/** The receipts of every attempt to release something, read once the customer opens them. */
export class ReceiptsModel {
  receipts: Receipts | undefined;
  readonly #collaborators: ReceiptsCollaborators;

  constructor(collaborators: ReceiptsCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { receipts: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const receipts = await this.#collaborators.loadReceipts.execute()();
    runInAction(() => {
      this.receipts = receipts;
    });
  }
}

import type { IntentGateway } from '@application/ports/bank/intent-gateway';
import type { Clock } from '@application/ports/clock';
import type { LoadReceipts, Receipts } from '@application/receipt/load-receipts';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Where the receipts come from. */
export interface ReceiptsCollaborators {
  readonly loadReceipts: Pick<LoadReceipts, 'execute'>;
  readonly intents: Pick<IntentGateway, 'receipts'>;
  readonly clock: Clock;
}

/** The receipts of every release: what the bank keeps for all devices, and each step taken on this one (CUS-10). */
export class ReceiptsModel {
  bank: RemoteData<readonly BankReceipt[]> = idle;
  device: Receipts | undefined;
  readonly #collaborators: ReceiptsCollaborators;

  constructor(collaborators: ReceiptsCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { bank: observableRef, device: observableRef }, { autoBind: true });
  }

  /** The device's steps stand below the bank's list, so they come once it has its height: nothing moves under a finger. */
  async load(): Promise<void> {
    const device = this.#collaborators.loadReceipts.execute()();
    await this.loadBank();
    const steps = await device;
    runInAction(() => {
      this.device = steps;
    });
  }

  async loadBank(): Promise<void> {
    const { intents, clock } = this.#collaborators;
    this.bank = loading(clock.now());
    const answer = await intents.receipts()();
    runInAction(() => {
      this.bank = E.isLeft(answer) ? failed(answer.left) : loaded(answer.right, clock.now());
    });
  }
}

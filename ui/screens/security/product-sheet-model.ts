import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { InstrumentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The sheet of a security, fetched when it is wanted. */
export class ProductSheetModel {
  isOpening = false;
  failure: Failure | undefined = undefined;
  readonly #instruments: Pick<InstrumentGateway, 'sheet'>;

  constructor(instruments: Pick<InstrumentGateway, 'sheet'>) {
    this.#instruments = instruments;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** The file; undefined where it could not be fetched, or is being fetched already. */
  async open(instrument: InstrumentId): Promise<ArrayBuffer | undefined> {
    if (this.isOpening) return undefined;
    this.isOpening = true;
    this.failure = undefined;
    const answer = await this.#instruments.sheet(instrument)();
    return runInAction(() => {
      this.isOpening = false;
      if (E.isRight(answer)) return answer.right;
      this.failure = answer.left;
      return undefined;
    });
  }
}

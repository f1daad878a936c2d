import { makeAutoObservable, runInAction } from 'mobx';

/** Which pages this customer is offered though not everybody is: those of a fund depot only with one (GU-07). */
export class OwnedPages {
  hasFundDepot = false;
  readonly #findFundDepot: () => Promise<boolean>;

  constructor(findFundDepot: () => Promise<boolean>) {
    this.#findFundDepot = findFundDepot;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks what there is, and again after an answer that did not come; what has been found stays. */
  async find(): Promise<void> {
    if (this.hasFundDepot) return;
    const hasFundDepot = await this.#findFundDepot();
    runInAction(() => {
      this.hasFundDepot = hasFundDepot;
    });
  }
}

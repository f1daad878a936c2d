import type { Offering } from '@domain/access/offering';
import { makeAutoObservable } from 'mobx';
import { everybody } from './offered';

/** Which pages this customer is offered: those of a fund depot only with one (GU-07), a new plan only who may have one. */
export class OwnedPages {
  /** Undefined until the bank has answered. */
  offering: Offering | undefined = undefined;
  readonly #look: () => Promise<Offering>;

  constructor(look: () => Promise<Offering>) {
    this.#look = look;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Looks what there is, and again after an answer that did not come; a fund depot that has been found stays. Where not even
   * the code for it comes, nearly everybody's pages are offered: those that are refused say so themselves.
   */
  async find(): Promise<void> {
    if (!this.offering?.hasFundDepot) this.know(await this.#look().catch(() => everybody));
  }

  /** The bank has answered. */
  know(offering: Offering): void {
    this.offering = offering;
  }
}

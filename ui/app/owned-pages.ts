import type { Offering } from '@domain/access/offering';
import { makeAutoObservable } from 'mobx';
import { everybody } from './offered';

/** Which pages this customer is offered: those that its depots open (GU-03, GU-05, GU-07), a new plan only who may have one. */
export class OwnedPages {
  /** Undefined until the bank has answered. */
  offering: Offering | undefined = undefined;
  readonly #look: () => Promise<Offering | undefined>;

  constructor(look: () => Promise<Offering | undefined>) {
    this.#look = look;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Looks what there is, and again after an answer that did not come; a fund depot that has been found stays. Where nobody
   * can say, what was known before stands, else nearly everybody's pages: those that are refused say so themselves.
   */
  async find(): Promise<void> {
    if (this.offering?.hasFundDepot) return;
    const found = await this.#look().catch(() => undefined);
    this.know(found ?? this.offering ?? everybody);
  }

  /** The bank has answered. */
  know(offering: Offering): void {
    this.offering = offering;
  }
}

import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { OrderMarket } from '@application/order/order-market';
import { ASYNC_PAUSE_MS } from '@domain/form/session/bank-check';
import type { Instrument } from '@domain/instrument/instrument';
import { makeAutoObservable } from 'mobx';
import { RemoteValue } from '../remote-value';

/** What the search works with. */
export interface InstrumentSearchCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** The text in the search field and what the bank finds for it (ORD-03); asked once the customer pauses. */
export class InstrumentSearchModel {
  readonly #collaborators: InstrumentSearchCollaborators;
  readonly #found: RemoteValue<readonly Instrument[]>;
  #cancel: Cancel | undefined;
  text = '';

  constructor(collaborators: InstrumentSearchCollaborators) {
    this.#collaborators = collaborators;
    this.#found = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): 'idle' | 'loading' | 'loaded' | 'failed' {
    return this.#found.data.kind;
  }

  get instruments(): readonly Instrument[] {
    return this.#found.value ?? [];
  }

  type(text: string): void {
    this.show(text);
    if (text.trim() === '') return;
    this.#cancel = this.#collaborators.scheduler.after(ASYNC_PAUSE_MS, () => this.#ask());
  }

  /** Asks once more for what was typed, where no answer came. */
  again(): void {
    if (this.state === 'failed') this.#ask();
  }

  /** Puts a name into the field without looking for it. */
  show(text: string): void {
    this.#cancel?.();
    this.#found.reset();
    this.text = text;
  }

  #ask(): void {
    void this.#found.load(this.#collaborators.market.instruments.search(this.text.trim()));
  }
}

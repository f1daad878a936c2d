import { keptDraft } from '@domain/order/draft/kept-draft';
import type { OrderDrafting } from '@application/order/order-drafting';
import type { OrderMarket } from '@application/order/order-market';
import type { PreparationProblem, PrepareOrder } from '@application/order/prepare-order';
import type { Clock } from '@application/ports/clock';
import type { Language } from '@application/ports/device-preferences';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { berlinTime } from '@domain/time/berlin-time';
import { ASYNC_PAUSE_MS } from '@domain/form/session/bank-check';
import type { Instrument } from '@domain/instrument/instrument';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/prefill/one-line-order';
import type { RemoteData } from '@domain/failure/remote-data';
import { failed, idle, loaded, loading, valueOrUndefined } from '@domain/failure/remote-data';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isSaidByAddress, orderAddress } from './order-address';

/** What the palette works with. */
export interface PaletteCollaborators {
  readonly market: Pick<OrderMarket, 'instruments'>;
  readonly prepareOrder: Pick<PrepareOrder, 'execute'>;
  readonly drafts: OrderDrafting;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** The one shown: in it numbers are typed. */
  readonly language: Language;
}

/** Why the order is not opened yet. */
export type PaletteHindrance =
  | PreparationProblem
  /** Another order is begun; opening this one again takes its place. */
  | { readonly kind: 'replaces'; readonly begun: string };

/** Fewer letters than this find half the market. */
const FEWEST_LETTERS = 2;

/** The line of the command palette: what it says, what the bank finds for it, and the way to a filled form. */
export class PaletteModel {
  text = '';
  found: RemoteData<readonly Instrument[]> = idle;
  hindrance: PaletteHindrance | undefined = undefined;
  readonly #collaborators: PaletteCollaborators;
  #cancel: Cancel | undefined;
  #sought = '';
  #run = 0;
  #arrival: Promise<void> = Promise.resolve();
  #arrive = (): void => undefined;

  constructor(collaborators: PaletteCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { found: observableRef, hindrance: observableRef }, { autoBind: true });
  }

  /** The order that the line says; undefined while it begins with no side. */
  get line(): OneLineOrder | undefined {
    const { clock, language } = this.#collaborators;
    return O.toUndefined(parseOneLineOrder(this.text, { language, today: berlinTime(clock.now()).date }));
  }

  get instruments(): readonly Instrument[] {
    return valueOrUndefined(this.found) ?? [];
  }

  /** Another line; the bank is asked only where the securities it finds could be offered. */
  type(text: string, takesSecurities: boolean): void {
    this.text = text;
    this.hindrance = undefined;
    this.#seek(takesSecurities ? (this.line?.instrument ?? text.trim()) : '');
  }

  /** Asks once more for what was typed, where no answer came. */
  again(): void {
    if (this.found.kind !== 'failed') return;
    const sought = this.#sought;
    this.#sought = '';
    this.#seek(sought);
  }

  /** Ends when the bank has answered for the line as it stands: what was found for an earlier one is no offer for it. */
  arrived(): Promise<void> {
    return this.#arrival;
  }

  /** Fills the form with the order and yields its address; undefined while something stands in the way. */
  async prepare(instrument: Instrument): Promise<string | undefined> {
    const { prepareOrder, drafts } = this.#collaborators;
    const { line, hindrance } = this;
    if (line === undefined) return undefined;
    const prepared = await prepareOrder.execute(line, instrument)();
    if (E.isLeft(prepared)) {
      this.#hinder(prepared.left);
      return undefined;
    }
    const draft = O.toUndefined(await drafts.restore()());
    const begun = draft?.instrument?.name ?? draft?.kept.fields['instrument']?.toString();
    if (begun === undefined && isSaidByAddress(prepared.right)) return orderAddress(prepared.right);
    if (begun !== undefined && hindrance?.kind !== 'replaces') {
      this.#hinder({ kind: 'replaces', begun });
      return undefined;
    }
    await drafts.keep(keptDraft(prepared.right))();
    return orderAddress(prepared.right);
  }

  dispose(): void {
    this.#cancel?.();
    this.#run += 1;
  }

  #hinder(hindrance: PaletteHindrance): void {
    runInAction(() => {
      this.hindrance = hindrance;
    });
  }

  #seek(sought: string): void {
    if (sought === this.#sought) return;
    this.#sought = sought;
    this.dispose();
    if (sought.length < FEWEST_LETTERS) {
      this.found = idle;
      this.#arrival = Promise.resolve();
      return;
    }
    this.found = loading(this.#collaborators.clock.now(), this.found);
    this.#arrival = new Promise((resolve) => {
      this.#arrive = resolve;
    });
    const run = this.#run;
    this.#cancel = this.#collaborators.scheduler.after(ASYNC_PAUSE_MS, () => void this.#search(sought, run));
  }

  async #search(sought: string, run: number): Promise<void> {
    const answer = await this.#collaborators.market.instruments.search(sought)();
    if (run !== this.#run) return;
    runInAction(() => {
      this.found = E.isLeft(answer)
        ? failed(answer.left)
        : loaded(answer.right, this.#collaborators.clock.now());
    });
    this.#arrive();
  }
}

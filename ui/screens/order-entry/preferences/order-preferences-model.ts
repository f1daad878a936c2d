import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { Scheduler } from '@application/ports/scheduler';
import { A_MOMENT, inTime } from '@ui/parts/in-time';
import {
  defaultOrderPreferences,
  type DisplayHelp,
  type InputScreenMode,
  type OrderPreferences,
} from '@domain/order/draft/order-preferences';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the preferences are read and changed with. */
export interface OrderPreferencesCollaborators {
  readonly preferences: Pick<PreferencesGateway, 'orderPreferences' | 'changeOrderPreferences'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** A help of the page that shows by itself the first times. */
export type HelpName = keyof DisplayHelp;

/**
 * The customer's choices for order entry (ORD-27). Until they are read, and where they cannot be, the defaults hold:
 * an order is never held up by them. Changes go out one after another; a successful one updates the state.
 */
export class OrderPreferencesModel {
  readonly #collaborators: OrderPreferencesCollaborators;
  readonly #counted = new Set<HelpName>();
  #queue: Promise<unknown> = Promise.resolve();
  value: OrderPreferences = defaultOrderPreferences;
  chosenMode: InputScreenMode | undefined;
  /** The last change did not reach the bank: it holds for this visit only. */
  hasFailed = false;
  /** The helps that show by themselves on this visit. */
  shownHelp: Readonly<Record<HelpName, boolean>> = { venues: false, preferences: false };

  constructor(collaborators: OrderPreferencesCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { value: observableRef, shownHelp: observableRef }, { autoBind: true });
  }

  /** How the order is entered on this page, also where the bank could not be told (ORD-01). */
  get mode(): InputScreenMode {
    return this.chosenMode ?? this.value.inputScreenMode;
  }

  switchMode(mode: InputScreenMode): void {
    this.chosenMode = mode;
    void this.change({ inputScreenMode: mode });
  }

  /**
   * Reads them, and waits a little for them: they say how an order is entered, and never hold one up. What comes later
   * changes what is shown, but no longer how it is entered.
   */
  async open(): Promise<void> {
    const { scheduler } = this.#collaborators;
    const isHere = await inTime(
      scheduler,
      A_MOMENT,
      this.#load().then(() => true),
    );
    if (isHere === undefined) runInAction(() => (this.chosenMode ??= this.mode));
  }

  async #load(): Promise<void> {
    const loaded = await this.#collaborators.preferences.orderPreferences()();
    if (E.isLeft(loaded)) return;
    const { venues, preferences } = loaded.right.displayHelp;
    runInAction(() => {
      this.value = loaded.right;
      this.shownHelp = { venues: venues > 0, preferences: preferences > 0 };
    });
  }

  /** True once the bank has taken the change. */
  async change(change: Partial<OrderPreferences>): Promise<boolean> {
    const sent = this.#queue.then(() => this.#collaborators.preferences.changeOrderPreferences(change)());
    this.#queue = sent;
    const changed = await sent;
    runInAction(() => {
      this.hasFailed = E.isLeft(changed);
      if (E.isRight(changed)) this.value = changed.right;
    });
    return E.isRight(changed);
  }

  /** A help was shown by itself: its counter goes down, once a visit. */
  countHelp(name: HelpName): void {
    const { displayHelp } = this.value;
    if (this.#counted.has(name) || displayHelp[name] <= 0) return;
    this.#counted.add(name);
    void this.change({ displayHelp: { ...displayHelp, [name]: displayHelp[name] - 1 } });
  }

  /** Opens a help by its question mark, or puts it away. */
  showHelp(name: HelpName, shown: boolean): void {
    this.shownHelp = { ...this.shownHelp, [name]: shown };
  }
}

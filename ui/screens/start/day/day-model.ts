import type { Holdings } from '@application/depot/holdings';
import type { LoadValueHistory } from '@application/depot/load-value-history';
import type { ApplicationDraftGateway, BankDraft } from '@application/ports/bank/application-draft-gateway';
import type { NotificationGateway } from '@application/ports/bank/notification-gateway';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { Unread, UnreadGateway } from '@application/ports/bank/unread-gateway';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { ownDepots, type Depot } from '@domain/depot/depot';
import type { ValuePoint } from '@domain/depot/value-history';
import type { Position } from '@domain/depot/position';
import { endedSales, type EndedSale } from '@domain/notification/ended-sale';
import { lapsedSales, type LapsedSale } from '@domain/order/prefill/lapsed-sale';
import type { Notification } from '@domain/notification/notification';
import { liveStatuses } from '@domain/order/prefill/protective-orders';
import type { Product } from '@domain/product-application/engine/product';
import type { Order } from '@domain/order/open/order';
import { berlinTime } from '@domain/time/berlin-time';
import { later } from '@domain/time/instant';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { failed, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import { whenDayTurns } from '@ui/parts/day-tick';
import { RemoteValue } from '@ui/parts/remote-value';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';

/** What the day on the start page draws on. */
export interface DayCollaborators {
  readonly holdings: Pick<Holdings, 'depots'>;
  readonly loadValueHistory: Pick<LoadValueHistory, 'execute'>;
  readonly orders: Pick<OrderGateway, 'list'>;
  readonly notifications: Pick<NotificationGateway, 'notifications'>;
  readonly unread: Pick<UnreadGateway, 'unread'>;
  /** What was begun and not sent: the name of its security. */
  readonly begunOrder: () => Promise<string | undefined>;
  readonly applications: Pick<ApplicationDraftGateway, 'list'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/** Days ahead in which an order that ends wants to be looked at. */
const SOON = 10;
/** Milliseconds for which a sale that came to nothing is called to mind. */
const REMINDED = 10 * 86_400_000;

/** What happened today, what needs the customer, and how the depot has done in a year. */
export class DayModel {
  readonly depots: RemoteValue<readonly Depot[]>;
  readonly history: RemoteValue<readonly ValuePoint[]>;
  readonly happened: RemoteValue<readonly Notification[]>;
  readonly unread: RemoteValue<Unread>;
  readonly open: RemoteValue<readonly Order[]>;
  readonly #applications: RemoteValue<readonly BankDraft[]>;
  readonly #held: RemoteValue<readonly Position[]>;
  begun: string | undefined = undefined;
  /** The day that the lists are of. */
  today: LocalDate;
  /** Whether every part has had its first answer: the lists come together, so that none pushes the other down. */
  isRead = false;
  readonly #with: DayCollaborators;

  constructor(collaborators: DayCollaborators) {
    const { clock } = collaborators;
    this.#with = collaborators;
    this.today = berlinTime(clock.now()).date;
    this.depots = new RemoteValue(clock);
    this.history = new RemoteValue(clock);
    this.happened = new RemoteValue(clock);
    this.unread = new RemoteValue(clock);
    this.open = new RemoteValue(clock);
    this.#held = new RemoteValue(clock);
    this.#applications = new RemoteValue(clock);
    makeAutoObservable(
      this,
      { depots: false, history: false, happened: false, open: false, unread: false },
      { autoBind: true },
    );
  }

  /** The value over the year: on its way until the depots are known, and not to be had without them. */
  get curve(): RemoteData<readonly ValuePoint[]> {
    const { data } = this.history;
    if (data.kind !== 'idle') return data;
    const { data: depots } = this.depots;
    return depots.kind === 'failed' ? failed(depots.failure) : loading(this.#with.clock.now());
  }

  /** All that could wait for the customer: known, on its way, or not to be had. */
  get toDo(): RemoteData<'known'> {
    const parts: readonly RemoteData<unknown>[] =
      this.depots.value?.length === 0
        ? [this.unread.data, this.#applications.data]
        : [
            this.depots.data,
            this.unread.data,
            this.open.data,
            this.happened.data,
            this.#held.data,
            this.#applications.data,
          ];
    const broken = parts.find((each) => each.kind === 'failed');
    if (broken?.kind === 'failed') return failed(broken.failure);
    const now = this.#with.clock.now();
    return parts.every(({ kind }) => kind === 'loaded') ? loaded('known', now) : loading(now);
  }

  /** What happened today, the latest first. */
  get todays(): readonly Notification[] {
    return (this.happened.value ?? []).filter(({ at }) => berlinTime(at).date === this.today);
  }

  /** Open orders that end in the next days, the first to end first. */
  get endingSoon(): readonly Order[] {
    const until = addDays(this.today, SOON);
    return (this.open.value ?? [])
      .filter(({ validUntil }) => validUntil !== undefined && validUntil <= until)
      .sort((a, b) => ((a.validUntil ?? '') < (b.validUntil ?? '') ? -1 : 1));
  }

  /** What was begun to be applied for, on this device or another, the last one first. */
  get begunApplications(): readonly Product[] {
    return (this.#applications.value ?? []).map(({ product }) => product);
  }

  /** What was to be sold, is held, and is not on sale any more. */
  get lapsed(): readonly LapsedSale[] {
    return lapsedSales(this.#ended, this.#held.value ?? []);
  }

  /** A page may stand open over midnight: what happened today is asked for again. */
  follow(): Cancel {
    return whenDayTurns(
      this.#with,
      () => this.today,
      () => void this.load(),
    );
  }

  async load(): Promise<void> {
    this.today = berlinTime(this.#with.clock.now()).date;
    const { notifications, unread, begunOrder, applications } = this.#with;
    const [begun] = await Promise.all([
      begunOrder(),
      this.happened.load(notifications.notifications()),
      this.unread.load(unread.unread()),
      this.#applications.load(applications.list()),
      this.#loadDepots(),
    ]);
    await this.#loadHeld();
    runInAction(() => {
      this.begun = begun;
      this.isRead = true;
    });
  }

  /** Whether the customer has a depot of their own, as far as is known. */
  get hasOwnDepot(): boolean {
    return this.depots.value === undefined || ownDepots(this.depots.value).length > 0;
  }

  /** Asks again for the value over the year, and for the depots first where they are not known. */
  reloadCurve(): void {
    if (this.depots.value === undefined) void this.load();
    else this.#loadHistory();
  }

  get #ended(): readonly EndedSale[] {
    return endedSales(this.happened.value ?? [], later(this.#with.clock.now(), -REMINDED));
  }

  /** What depots hold in which a sale has ended; the others need not be asked. */
  async #loadHeld(): Promise<void> {
    const { depots } = this.#with.holdings;
    const concerned = [...new Set(this.#ended.map(({ depotId }) => depotId))];
    const held = pipe(
      concerned,
      TE.traverseArray((depotId) => depots.positions(depotId)),
      TE.map((each) => each.flatMap(({ positions }) => positions)),
    );
    await this.#held.load(held);
  }

  /** Of all depots of their own together, a year back. */
  #loadHistory(): void {
    const ids = ownDepots(this.depots.value ?? []).map(({ id }) => id);
    if (ids.length > 0) void this.history.load(this.#with.loadValueHistory.execute(ids, 'year'));
  }

  async #loadDepots(): Promise<void> {
    const { holdings, orders } = this.#with;
    const depots = await this.depots.load(holdings.depots.depots());
    if (depots === undefined || depots.length === 0) return;
    const live = pipe(
      depots,
      TE.traverseArray((depot) => orders.list(depot.id, { statuses: liveStatuses })),
      TE.map((each) => each.flat()),
    );
    this.#loadHistory();
    await this.open.load(live);
  }
}

import type { Holdings } from '@application/depot/holdings';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { Result } from '@application/ports/result';
import type { SessionGateway } from '@application/ports/bank/session/session-gateway';
import type { Depot } from '@domain/depot/depot';
import { offeringOf, type Offering } from '@domain/access/offering';
import { depotState, type DepotState } from '@domain/depot/depot-state';
import type { Profile } from '@domain/session/session';
import { failed, loaded, loading, valueOrUndefined, type RemoteData } from '@domain/failure/remote-data';
import { berlinTime } from '@domain/time/berlin-time';
import { dayOver } from '@domain/time/day-over';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { everybody } from '@ui/app/offered';
import { whenDayTurns } from '@ui/parts/day-tick';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DepotWorth, Wealth } from '@domain/depot/wealth';

/** What the start page draws on. */
export interface StartCollaborators {
  readonly sessions: Pick<SessionGateway, 'profile'>;
  readonly holdings: Holdings;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/** Who is greeted, and what belongs to them today. */
export class StartModel {
  profile: Profile | undefined = undefined;
  /** The day that the page is of. */
  today: LocalDate;
  /** Its place is held from the first frame on, so that nothing below it moves. */
  wealth: RemoteData<Wealth>;
  readonly #collaborators: StartCollaborators;
  #run = 0;

  constructor(collaborators: StartCollaborators) {
    this.#collaborators = collaborators;
    this.today = berlinTime(collaborators.clock.now()).date;
    this.wealth = loading(collaborators.clock.now());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the depots are for; until they are known everything is offered. */
  get depotState(): DepotState {
    const wealth = valueOrUndefined(this.wealth);
    return wealth === undefined ? 'full' : depotState(wealth.depots.map(({ depot }) => depot));
  }

  /** What the tiles lead to; undefined until the depots have been asked for, and to everybody's pages where they did not come. */
  get offering(): Offering | undefined {
    const wealth = valueOrUndefined(this.wealth);
    if (wealth === undefined) return this.wealth.kind === 'loading' ? undefined : everybody;
    return offeringOf(wealth.depots.map(({ depot }) => depot));
  }

  /** Loads everything; answers of an earlier run are dropped. */
  async load(): Promise<void> {
    const { clock, sessions } = this.#collaborators;
    this.today = berlinTime(clock.now()).date;
    this.#run += 1;
    const run = this.#run;
    this.wealth = loading(clock.now(), this.wealth);
    const [profile, wealth] = await Promise.all([sessions.profile()(), this.#loadWealth()()]);
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isRight(profile)) this.profile = profile.right;
      this.wealth = E.isRight(wealth) ? loaded(wealth.right, clock.now()) : failed(wealth.left, this.wealth);
    });
  }

  /** A page may stand open over midnight: what it says of today is asked for again. */
  follow(): Cancel {
    return whenDayTurns(
      this.#collaborators,
      () => this.today,
      () => void this.load(),
    );
  }

  /** Depots and accounts have to be known; a depot whose positions fail is shown with an unknown value. */
  #loadWealth(): Result<Wealth> {
    const { depots: bank, accounts: cash } = this.#collaborators.holdings;
    return async () => {
      const [depots, accounts] = await Promise.all([bank.depots()(), cash.balances()()]);
      if (E.isLeft(depots)) return depots;
      if (E.isLeft(accounts)) return accounts;
      const worths = await Promise.all(depots.right.map((depot) => this.#worthOf(depot)));
      return E.right({ depots: worths, accounts: accounts.right });
    };
  }

  async #worthOf(depot: Depot): Promise<DepotWorth> {
    const positions = await this.#collaborators.holdings.depots.positions(depot.id)();
    if (E.isLeft(positions)) return { depot, totals: undefined };
    const { totals, positions: held } = positions.right;
    const newest = held.reduce<Instant | undefined>(
      (latest, { currentPrice: { at } }) => (at !== undefined && at > (latest ?? 0) ? at : latest),
      undefined,
    );
    return { depot, totals, pricedOn: newest && dayOver(newest, this.#collaborators.clock.now()) };
  }
}

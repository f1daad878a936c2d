import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { A_MOMENT, inTime } from '@ui/parts/in-time';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Holdings } from '@application/depot/holdings';
import type { Positions } from '@application/ports/bank/depot-gateway';
import type { Result } from '@application/ports/result';
import type { AccountBalance } from '@domain/depot/account';
import { settlementAccountIds, tradingDepots, type Depot } from '@domain/depot/depot';
import { rankedBalances } from '@domain/depot/settlement-rank';
import type { Position } from '@domain/depot/position';
import type { AccountId, DepotId } from '@domain/codes/ids';
import { makeAutoObservable } from 'mobx';
import type { RemoteData } from '@domain/failure/remote-data';
import { RemoteValue } from '../remote-value';

/** What depots and accounts are read with. */
export interface SettlementCollaborators {
  readonly holdings: Holdings;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Depots that do not come leave nothing to settle on (portal.md 8). */
  readonly followFailure: Pick<FollowFailure, 'obey'>;
}

/** The customer's depots, what they hold, and the accounts an order can be settled on. */
export class SettlementModel {
  readonly #collaborators: SettlementCollaborators;
  readonly #depots: RemoteValue<readonly Depot[]>;
  readonly #balances: RemoteValue<readonly AccountBalance[]>;
  readonly #positions: RemoteValue<Positions>;

  constructor(collaborators: SettlementCollaborators) {
    this.#collaborators = collaborators;
    this.#depots = new RemoteValue(collaborators.clock);
    this.#balances = new RemoteValue(collaborators.clock);
    this.#positions = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The depots that take orders of this page. */
  get depots(): readonly Depot[] {
    return tradingDepots(this.#depots.value ?? []);
  }

  depot(id: DepotId | undefined): Depot | undefined {
    return this.depots.find((depot) => depot.id === id);
  }

  /** The accounts a depot's orders can be settled on, in the customer's order (OBK-07). */
  accountsOf(depot: Depot | undefined): readonly AccountBalance[] {
    if (depot === undefined) return [];
    const ids = settlementAccountIds(depot);
    return rankedBalances(
      (this.#balances.value ?? []).filter(({ accountId }) => ids.includes(accountId)),
      depot.defaultSettlementAccountId,
    );
  }

  account(id: AccountId | undefined): AccountBalance | undefined {
    return this.#balances.value?.find(({ accountId }) => accountId === id);
  }

  /** All accounts there are. */
  get accounts(): readonly AccountBalance[] {
    return this.#balances.value ?? [];
  }

  /** What stands on them, as it came; a page that shows it says how old it is. */
  get balances(): RemoteData<readonly AccountBalance[]> {
    return this.#balances.data;
  }

  /** What the depot holds that was opened last; undefined until that is known. */
  get positions(): readonly Position[] | undefined {
    return this.#positions.value?.positions;
  }

  /** Reads both, and waits a little for what stands on the accounts: a page can begin without. */
  async load(): Promise<void> {
    const { holdings, followFailure, scheduler } = this.#collaborators;
    const { depots, accounts } = holdings;
    await Promise.all([
      this.#depots.load(depots.depots()),
      inTime(scheduler, A_MOMENT, this.#balances.load(accounts.balances())),
    ]);
    const { data } = this.#depots;
    if (data.kind === 'failed' && data.previous === undefined) followFailure.obey(data.failure, 'accounts');
  }

  async openDepot(id: DepotId): Promise<void> {
    await this.#positions.load(this.positionsIn(id));
  }

  /** What a depot holds, for who looks beside the one that is open. */
  positionsIn(id: DepotId): Result<Positions> {
    return this.#collaborators.holdings.depots.positions(id);
  }
}

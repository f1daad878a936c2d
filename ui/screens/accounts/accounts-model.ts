import type { Holdings } from '@application/depot/holdings';
import type { Clock } from '@application/ports/clock';
import type { AccountBalance } from '@domain/depot/account';
import { sumAmounts, type Amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { RemoteValue } from '@ui/parts/remote-value';

/** What the list of accounts needs from outside. */
export interface AccountsCollaborators {
  readonly holdings: Pick<Holdings, 'accounts'>;
  readonly clock: Clock;
}

/** `konten`: the customer's accounts with what is on them (CUS-02). */
export class AccountsModel {
  readonly balances: RemoteValue<readonly AccountBalance[]>;
  readonly #collaborators: AccountsCollaborators;

  constructor(collaborators: AccountsCollaborators) {
    this.#collaborators = collaborators;
    this.balances = new RemoteValue(collaborators.clock);
  }

  async load(): Promise<void> {
    await this.balances.load(this.#collaborators.holdings.accounts.balances());
  }
}

/** What all accounts come to in EUR. */
export const sumInEuro = (balances: readonly AccountBalance[]): Amount =>
  sumAmounts(
    balances.map(({ balanceEur }) => balanceEur),
    EUR,
  );

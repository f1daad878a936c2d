import type { DepositGateway } from '@application/ports/bank/deposit-gateway';
import type { ProductGateway } from '@application/ports/bank/product-gateway';
import type { Holdings } from '@application/depot/holdings';
import type { Clock } from '@application/ports/clock';
import type { Product } from '@domain/access/product';
import type { Deposit } from '@domain/banking/deposit';
import { isBalanceKnown, ownBalances, type AccountBalance } from '@domain/depot/account';
import { sumAmounts, type Amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { RemoteValue } from '@ui/parts/remote-value';

/** What the list of accounts needs from outside. */
export interface AccountsCollaborators {
  readonly holdings: Pick<Holdings, 'accounts'>;
  readonly deposits: Pick<DepositGateway, 'deposits'>;
  readonly products: Pick<ProductGateway, 'products'>;
  readonly clock: Clock;
}

/** `konten`: the customer's accounts with what is on them (CUS-02). */
export class AccountsModel {
  readonly balances: RemoteValue<readonly AccountBalance[]>;
  /** What the customer has put by. */
  readonly deposits: RemoteValue<readonly Deposit[]>;
  /** All there is a contract on: cards, and what is shared, are told from it. */
  readonly products: RemoteValue<readonly Product[]>;
  readonly #collaborators: AccountsCollaborators;

  constructor(collaborators: AccountsCollaborators) {
    this.#collaborators = collaborators;
    this.balances = new RemoteValue(collaborators.clock);
    this.deposits = new RemoteValue(collaborators.clock);
    this.products = new RemoteValue(collaborators.clock);
  }

  async load(): Promise<void> {
    await Promise.all([
      this.balances.load(this.#collaborators.holdings.accounts.balances()),
      this.loadDeposits(),
      this.loadProducts(),
    ]);
  }

  async loadDeposits(): Promise<void> {
    await this.deposits.load(this.#collaborators.deposits.deposits());
  }

  async loadProducts(): Promise<void> {
    await this.products.load(this.#collaborators.products.products());
  }

  get cards(): readonly Product[] {
    return (this.products.value ?? []).filter(
      ({ type, connection }) => type === 'CARD' && connection === 'CURRENT_CLIENT',
    );
  }

  /** What the customer is the second person of: it stands in the books of who has applied for it. */
  get shared(): readonly Product[] {
    return (this.products.value ?? []).filter(({ connection }) => connection === 'OTHER');
  }

  /** Whether there is something that is no account. */
  get hasOthers(): boolean {
    return [this.deposits.value ?? [], this.cards, this.shared].some((found) => found.length > 0);
  }
}

/** What all accounts of the customer's own come to in EUR. */
export const sumInEuro = (balances: readonly AccountBalance[]): Amount =>
  sumAmounts(
    ownBalances(balances)
      .filter(isBalanceKnown)
      .map(({ balanceEur }) => balanceEur),
    EUR,
  );

import type { Holdings } from '@application/depot/holdings';
import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import type { Clock } from '@application/ports/clock';
import type { AccountTransaction } from '@domain/banking/account-transaction';
import {
  directionOf,
  foundTransactions,
  initialTransactionsView,
  isSameTransactionsView,
  monthlyEntries,
  withDirection,
  type Direction,
  type TransactionEntry,
  type TransactionsView,
  type Written,
} from '@domain/banking/transactions-view';
import type { AccountId } from '@domain/codes/ids';
import type { AccountBalance } from '@domain/depot/account';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the transactions of an account need from outside. */
export interface AccountCollaborators {
  readonly holdings: Pick<Holdings, 'accounts'>;
  readonly transactions: Pick<TransactionGateway, 'transactions'>;
  readonly clock: Clock;
}

/** `konten/:accountId`: the bookings of one account, found and narrowed (CUS-02). */
export class AccountModel {
  readonly balances: RemoteValue<readonly AccountBalance[]>;
  /** All bookings that are there by now; while more are coming, `awaited` says how many there will be. */
  transactions: RemoteData<readonly AccountTransaction[]> = idle;
  all: readonly AccountTransaction[] = [];
  awaited: number | undefined = undefined;
  view: TransactionsView = initialTransactionsView;
  /** Nothing is found by what no page has written yet. */
  written: Written = { amount: () => '', purpose: () => '' };
  readonly #accountId: AccountId;
  readonly #collaborators: AccountCollaborators;
  #run = 0;

  constructor(accountId: AccountId, collaborators: AccountCollaborators) {
    this.#accountId = accountId;
    this.#collaborators = collaborators;
    this.balances = new RemoteValue(collaborators.clock);
    makeAutoObservable(
      this,
      {
        balances: false,
        transactions: observableRef,
        all: observableRef,
        view: observableRef,
        written: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The account itself, once it is known. */
  get balance(): AccountBalance | undefined {
    return this.balances.value?.find(({ accountId }) => accountId === this.#accountId);
  }

  get found(): readonly AccountTransaction[] {
    const today = berlinTime(this.#collaborators.clock.now()).date;
    return foundTransactions(this.all, this.view, today, this.written);
  }

  get shown(): readonly AccountTransaction[] {
    return withDirection(this.found, this.view);
  }

  get entries(): readonly TransactionEntry[] {
    return monthlyEntries(this.shown, this.all[0]?.amount.unit ?? EUR);
  }

  get counts(): Readonly<Record<Direction, number>> {
    const out = this.found.filter((each) => directionOf(each) === 'out').length;
    return { in: this.found.length - out, out };
  }

  /** Looks at the bookings otherwise; what is not named stays. */
  show(change: Partial<TransactionsView>): void {
    const view = { ...this.view, ...change };
    if (!isSameTransactionsView(view, this.view)) this.view = view;
  }

  /** What is looked for is found as the page writes it, in its language. */
  writeAs(written: Written): void {
    this.written = written;
  }

  dispose(): void {
    this.#run += 1;
  }

  async load(): Promise<void> {
    const { transactions, holdings, clock } = this.#collaborators;
    this.#run += 1;
    const run = this.#run;
    this.transactions = loading(clock.now(), this.transactions);
    void this.balances.load(holdings.accounts.balances());
    const answer = await transactions.transactions(this.#accountId, (soFar, matches) => {
      const isWanted = run === this.#run;
      if (isWanted) this.#grow(soFar, matches);
      return isWanted;
    })();
    if (run !== this.#run) return;
    runInAction(() => {
      this.awaited = undefined;
      if (E.isLeft(answer)) {
        this.transactions = failed(answer.left, this.transactions);
        return;
      }
      this.all = answer.right;
      this.transactions = loaded(answer.right, clock.now());
    });
  }

  /** A part of a long list is shown at once, unless more of it is there from before. */
  #grow(soFar: readonly AccountTransaction[], matches: number): void {
    if (soFar.length <= this.all.length) return;
    const now = this.#collaborators.clock.now();
    runInAction(() => {
      this.all = soFar;
      this.awaited = matches;
      this.transactions = loading(now, loaded(soFar, now));
    });
  }
}

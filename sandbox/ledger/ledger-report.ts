import { sql } from 'kysely';
import type { BankDatabase } from '@sandbox/platform/db/database';

/** One book's sum of a unit. */
export interface LedgerSum {
  readonly clientId: string;
  readonly book: string;
  readonly owner: string;
  readonly unit: string;
  /** Sum of all postings, decimal text. */
  readonly amount: string;
  /** The balance kept beside them; must be the same. */
  readonly balance: string;
}

/** The whole ledger in sums, and whether it is sound. */
export interface LedgerReport {
  readonly accounts: readonly LedgerSum[];
  /** Each unit's grand total over all books; all 0. */
  readonly totals: readonly { readonly unit: string; readonly amount: string }[];
  /** Customers whose journal numbers have a gap. */
  readonly gaps: readonly string[];
  /** Totals are 0, balances equal their postings, numbers have no gaps. */
  readonly sound: boolean;
}

/** Adds up every posting again and compares with the balances that are kept. */
export async function ledgerReport(db: BankDatabase): Promise<LedgerReport> {
  const { rows: accounts } = await sql<LedgerSum & { same: boolean }>`
    select p.client_id as "clientId", p.book, p.owner, p.unit, sum(p.amount)::text as amount,
      coalesce(min(b.amount), 0)::text as balance, sum(p.amount) = coalesce(min(b.amount), 0) as same
    from posting p
    left join ledger_balance b
      on b.client_id = p.client_id and b.book = p.book and b.owner = p.owner and b.unit = p.unit
    group by p.client_id, p.book, p.owner, p.unit
    order by p.client_id, p.book, p.owner, p.unit`.execute(db);
  const { rows: totals } = await sql<{ unit: string; amount: string; zero: boolean }>`
    select unit, sum(amount)::text as amount, sum(amount) = 0 as zero from posting group by unit order by unit`.execute(
    db,
  );
  const { rows: gaps } = await sql<{ clientId: string }>`
    select client_id as "clientId" from journal_entry group by client_id
    having count(*) <> max(sequence) or min(sequence) <> 1`.execute(db);
  return {
    accounts: accounts.map(({ same: _same, ...sums }) => sums),
    totals: totals.map(({ unit, amount }) => ({ unit, amount })),
    gaps: gaps.map(({ clientId }) => clientId),
    sound: totals.every(({ zero }) => zero) && gaps.length === 0 && accounts.every(({ same }) => same),
  };
}

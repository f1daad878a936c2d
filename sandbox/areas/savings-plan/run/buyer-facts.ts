import { decimal, zero, type Decimal } from '@domain/money/decimal';
import { knowledgeStates, type KnowledgeState } from '@sandbox/areas/knowledge/knowledge-state';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { DepotFacts } from '../check/plan-facts';
import type { PlanRow } from '../store/plan-record';

/** What decides, on the day a plan is due, whether it may buy. */
export interface BuyerFacts {
  readonly isUsPerson: boolean;
  readonly holder: string;
  readonly targetMarket: DepotFacts['targetMarket'];
  readonly knowledge: ReadonlyMap<string, KnowledgeState>;
  /** A direct debit came back unpaid and is not settled. */
  readonly hasReturnedDebit: boolean;
  /** How far the account may be overdrawn. */
  readonly credit: Decimal;
}

/** Reads them. */
export async function buyerFacts(tx: BankTransaction, plan: PlanRow): Promise<BuyerFacts> {
  const { client_id, depot_id, account_id } = plan;
  const row = await tx
    .selectFrom('customer')
    .innerJoin('depot', 'depot.client_id', 'customer.client_id')
    .innerJoin('account', 'account.client_id', 'customer.client_id')
    .leftJoin('returned_debit', 'returned_debit.client_id', 'customer.client_id')
    .select(['us_person', 'first_name', 'last_name', 'target_market', 'credit_limit', 'returned_at'])
    .where('customer.client_id', '=', client_id)
    .where('depot.depot_id', '=', depot_id)
    .where('account.account_id', '=', account_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    isUsPerson: row.us_person,
    holder: `${row.first_name} ${row.last_name}`,
    targetMarket: row.target_market ?? 'UNKNOWN',
    knowledge: await knowledgeStates(tx, client_id),
    hasReturnedDebit: row.returned_at !== null,
    credit: row.credit_limit === null ? zero : decimal(row.credit_limit),
  };
}

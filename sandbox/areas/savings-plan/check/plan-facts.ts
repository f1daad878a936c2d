import { berlinTime } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import type { Selectable } from 'kysely';
import type { AccountTable, CustomerTable, DepotTable } from '@sandbox/areas/customer/customer-tables';
import { knowledgeStates, type KnowledgeState } from '@sandbox/areas/knowledge/knowledge-state';
import { boughtBeforeLaw } from '@sandbox/areas/order/check/purchase-history';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Market } from '@sandbox/market/market';

/** A money account as it stands. */
export type AccountRow = Selectable<AccountTable>;

/** What the bank knows of a customer that decides on plans. */
export type CustomerFacts = Pick<
  Selectable<CustomerTable>,
  'us_person' | 'classification' | 'sales_strategy'
>;

/** A depot of the customer with the accounts that can pay for what it buys. */
export interface DepotFacts {
  readonly depotId: string;
  readonly targetMarket: NonNullable<DepotTable['target_market']>;
  /** Where trades are booked that another bank pays for. */
  readonly defaultAccount: AccountRow;
  /** The depot's settlement accounts, its default first. */
  readonly accounts: readonly AccountRow[];
  /** Instruments of which it holds units from before the law on property funds. */
  readonly oldUnits: ReadonlySet<string>;
}

/** What a plan is checked against. */
export interface PlanFacts {
  readonly now: Instant;
  readonly today: LocalDate;
  readonly market: Market;
  readonly clientId: string;
  readonly customer: CustomerFacts;
  /** All accounts of the customer, those at other banks too. */
  readonly accounts: readonly AccountRow[];
  /** By product group. */
  readonly knowledge: ReadonlyMap<string, KnowledgeState>;
  readonly depot: DepotFacts | undefined;
}

/** Reads them; undefined where the depot that is named is not the customer's. */
export async function loadPlanFacts(
  db: BankDatabase,
  market: Market,
  clientId: string,
  depotId: string | undefined,
  at: number,
): Promise<PlanFacts | undefined> {
  const now = instant(at);
  const customer = await db
    .selectFrom('customer')
    .select(['us_person', 'classification', 'sales_strategy'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('rank')
    .execute();
  const depot = depotId === undefined ? undefined : await depotFacts(db, clientId, depotId, accounts);
  if (depotId !== undefined && depot === undefined) return undefined;
  const knowledge = await knowledgeStates(db, clientId);
  return { now, today: berlinTime(now).date, market, clientId, customer, accounts, knowledge, depot };
}

async function depotFacts(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  accounts: readonly AccountRow[],
): Promise<DepotFacts | undefined> {
  const depot = await db
    .selectFrom('depot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .executeTakeFirst();
  if (depot === undefined) return undefined;
  const further = await db
    .selectFrom('depot_settlement_account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .orderBy('rank')
    .execute();
  const ids = [depot.default_settlement_account_id, ...further.map(({ account_id }) => account_id)];
  const settling = ids.flatMap((id) => accounts.find(({ account_id }) => account_id === id) ?? []);
  const [defaultAccount] = settling;
  if (defaultAccount === undefined) throw new Error('A depot without its settlement account');
  return {
    depotId,
    targetMarket: depot.target_market ?? 'UNKNOWN',
    defaultAccount,
    accounts: settling,
    oldUnits: await boughtBeforeLaw(db, clientId, depotId),
  };
}

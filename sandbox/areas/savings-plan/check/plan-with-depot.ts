import { SETTLING_TYPES, type DepotTable } from '@sandbox/areas/customer/customer-tables';
import { knowledgeStates } from '@sandbox/areas/knowledge/knowledge-state';
import type { Market } from '@sandbox/market/market';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { WireMessage } from '@sandbox/platform/http/message';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import { firstStart } from '../conditions/plan-limits';
import { checkPlan } from './check-plan';
import type { PlanBody } from './plan-body';
import { loadPlanFacts, type AccountRow, type PlanFacts } from './plan-facts';

/** A depot that is applied for, as far as a plan looks at it. */
export interface DepotToBe {
  /** Null: nothing is said of it yet, nor of what its holder knows. */
  readonly targetMarket: DepotTable['target_market'];
  /** Groups of which the holder's word for their knowledge is taken. */
  readonly statedGroupIds: ReadonlySet<string>;
  /** What somebody says whose the depot is to be, besides what the bank keeps of a customer. */
  readonly isUsPerson: boolean;
}

/** What speaks against a plan in a depot that is not there yet. */
export type PlanObjections = (body: PlanBody, depot: DepotToBe) => readonly WireMessage[];

/** The plan's own rules for somebody who applies for its depot; undefined for anyone who is no customer yet. */
export async function planObjections(
  db: BankDatabase,
  market: Market,
  clientId: string | undefined,
  at: number,
): Promise<PlanObjections> {
  const facts =
    clientId === undefined
      ? await factsOfStranger(db, market, at)
      : await loadPlanFacts(db, market, clientId, undefined, at);
  if (facts === undefined) throw new Error('Facts without a depot are there for everybody');
  return (body, depot) => {
    const withDepot = factsWith(facts, depot);
    const { messages } = checkPlan(asApplied(body, withDepot), withDepot, 'full');
    return messages.filter(({ severity }) => severity === 'ERROR');
  };
}

/**
 * A plan as it is made with its depot. Where its first purchase is no longer ahead it begins as soon as a plan can; an
 * account that is not the holder's own at this bank pays by direct debit.
 */
export const asApplied = (body: PlanBody, { today, accounts }: PlanFacts): PlanBody => ({
  ...body,
  origin: 'APPLICATION',
  startDate: laterOf(body.startDate ?? null, firstStart(today)),
  settlementAccountExternal: !accounts.some(
    ({ iban, account_type }) => iban === body.settlementAccountIban && account_type !== 'EXT',
  ),
});

const laterOf = (sent: string | null, first: LocalDate): string | null =>
  sent !== null && sent !== '' && sent < first ? first : sent;

async function factsOfStranger(db: BankDatabase, market: Market, at: number): Promise<PlanFacts> {
  const now = instant(at);
  return {
    now,
    today: berlinTime(now).date,
    market,
    clientId: '',
    customer: { us_person: false, classification: 'RETAIL', sales_strategy: 'RETAIL' },
    accounts: [],
    knowledge: await knowledgeStates(db, ''),
    depot: undefined,
  };
}

/** The depot comes with a settlement account, and trades are settled on the holder's other accounts in EUR too. */
const settlementToBe: AccountRow = {
  client_id: '',
  account_id: '',
  display_id: '',
  account_type: 'SA',
  currency: EUR,
  iban: null,
  bic: WERKBANK_BIC,
  credit_limit: null,
  rank: 0,
};

function factsWith(facts: PlanFacts, { targetMarket, statedGroupIds, isUsPerson }: DepotToBe): PlanFacts {
  const settling = facts.accounts.filter(
    ({ account_type, currency }) => SETTLING_TYPES.some((type) => type === account_type) && currency === EUR,
  );
  const states = [...facts.knowledge].map(
    ([id, state]) => [id, { ...state, isVerified: state.isVerified || statedGroupIds.has(id) }] as const,
  );
  return {
    ...facts,
    customer: { ...facts.customer, us_person: facts.customer.us_person || isUsPerson },
    knowledge: targetMarket === null ? new Map() : new Map(states),
    depot: {
      depotId: '',
      targetMarket: targetMarket ?? 'UNKNOWN',
      defaultAccount: settlementToBe,
      accounts: [settlementToBe, ...settling],
      oldUnits: new Set(),
    },
  };
}

import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { loadCatalogue } from '@sandbox/market/catalogue/catalogue';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { stableId } from '@sandbox/platform/identifiers';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { filePlanPaper } from '../act/plan-paper';
import type { AccountRow } from '../check/plan-facts';
import { mandateOf } from '../check/mandate';
import { payerBank } from '../check/payer-bank';
import { beginningOf, dueAt } from '../rules/wake-plan';
import { DEMO_PLANS, type DemoPlan } from './demo-plans';

/** How long before its first day a plan was made. */
const MADE_BEFORE = 4;

/** Gives demo customers their plans; the engine executes what has been due since their start. */
export async function seedPlans(tx: BankTransaction, bank: Bank): Promise<void> {
  const catalogue = await loadCatalogue(tx);
  const accounts = await tx.selectFrom('account').selectAll().execute();
  const now = bank.clock.date();
  const { date: today } = berlinTime(instant(now.getTime()));
  const idOf = (wkn: string): string => {
    const found = catalogue.byCode.get(wkn);
    if (found === undefined) throw new Error(`No instrument with WKN ${wkn}`);
    return found.row.instrument_id;
  };
  const rows = DEMO_PLANS.map((plan) => {
    const start = startOf(plan, today);
    const made = new Date(Math.min(beginningOf(addDays(start, -MADE_BEFORE)), now.getTime()));
    const term = {
      interval: plan.interval,
      execution_day: plan.executionDay,
      start_date: start,
      end_date: null,
      suspended_from: plan.isSuspended === true ? start : null,
      suspended_until: null,
      done_until: null,
      stage: 'ACTIVE' as const,
    };
    return {
      client_id: clientIdOf(plan.by),
      plan_id: stableId('savings plan', `${plan.by}/${plan.name}`),
      depot_id: depotIdOf(plan.by, 'depot'),
      name: plan.name,
      ...term,
      ...paymentOf(plan, accounts),
      positions: json(plan.positions.map(([wkn, rate]) => ({ instrumentId: idOf(wkn), rate }))),
      increase: plan.increase ?? null,
      increase_from: null,
      increases_contained: 0,
      origin: 'PORTAL',
      documents_waived: true,
      proposal: null,
      wref: null,
      ended_at: null,
      wake_at: new Date(dueAt(term) ?? now.getTime()),
      calendar_key: null,
      version: 1,
      created_at: made,
      updated_at: made,
    };
  });
  for (const row of await tx.insertInto('savings_plan').values(rows).returningAll().execute()) {
    const documentId = stableId('document', `savings plan/${row.plan_id}`);
    const depot = await depotWords(tx, row.depot_id);
    await filePlanPaper(tx, catalogue, { documentId, event: 'made', row, depot, at: row.created_at });
  }
}

/** The execution day of the month it starts in. */
function startOf({ startMonth, executionDay }: DemoPlan, today: LocalDate): LocalDate {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + startMonth;
  const month = String((index % 12) + 1).padStart(2, '0');
  return calendarDay(`${String(Math.floor(index / 12))}-${month}-${String(executionDay).padStart(2, '0')}`);
}

/** Who pays; what is paid from another bank is booked on the current account. */
function paymentOf({ by, account = 'giro' }: DemoPlan, accounts: readonly AccountRow[]) {
  const one = (key: string): AccountRow => {
    const found = accounts.find(({ account_id }) => account_id === accountIdOf(by, key));
    if (found === undefined) throw new Error(`${by} has no account ${key}`);
    return found;
  };
  const payer = one(account);
  const iban = payer.iban ?? '';
  const bank = account === 'extern' ? payerBank(iban) : undefined;
  const mandate =
    bank?.kind === 'payable' ? mandateOf(clientIdOf(by), iban, bank.bank, bank.isAtHome) : undefined;
  return {
    account_id: mandate === undefined ? payer.account_id : one('giro').account_id,
    account_type: payer.account_type,
    iban,
    mandate: mandate?.mandateReference ?? null,
    mandate_bank: mandate?.bank ?? null,
  };
}

import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { addMonths, calendarDay } from '@domain/time/local-date';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { stableId } from '@sandbox/platform/identifiers';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { runsAt } from '../rules/regular-dates';

/** Frederik Gall, whose fund depot has a reference account at another bank, and who pays in every month. */
const CUSTOMER = '10000006';
const AMOUNT = '100.00';
const DAY = 15;

/** Gives him both; the first deposit is next month. */
export async function seedFundDepots(tx: BankTransaction, bank: Bank): Promise<void> {
  const [client_id, depot_id] = [clientIdOf(CUSTOMER), depotIdOf(CUSTOMER, 'depot')];
  const account_id = accountIdOf(CUSTOMER, 'giro');
  const ibanOf = async (accountId: string): Promise<string> => {
    const account = await tx
      .selectFrom('account')
      .select('iban')
      .where('client_id', '=', client_id)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return account.iban ?? '';
  };
  const now = bank.clock.date();
  const { date: today } = berlinTime(instant(now.getTime()));
  await tx
    .insertInto('fund_depot')
    .values({
      client_id,
      depot_id,
      reference_iban: await ibanOf(accountIdOf(CUSTOMER, 'extern')),
      reference_since: null,
    })
    .execute();
  const scheduled = {
    interval: 'MONTHLY' as const,
    execution_day: DAY,
    start_date: calendarDay(`${addMonths(today, 1).slice(0, 8)}${String(DAY)}`),
    end_date: null,
    done_until: null,
    stage: 'RUNNING' as const,
  };
  await tx
    .insertInto('fund_order')
    .values({
      client_id,
      fund_order_id: stableId('fund order', `${CUSTOMER}/regular`),
      depot_id,
      kind: 'DEPOSIT',
      amount: AMOUNT,
      percent: null,
      is_all: false,
      closes: false,
      ...scheduled,
      increase: null,
      increases_contained: 0,
      regular_id: null,
      nominal_date: null,
      account_id,
      iban: await ibanOf(account_id),
      is_external: false,
      dealing_day: null,
      price_day: null,
      cut_off: null,
      outcome: null,
      fail_reason: null,
      reserved: '0',
      fund_rows: json([]),
      result: null,
      wake_at: runsAt(scheduled) ?? now,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

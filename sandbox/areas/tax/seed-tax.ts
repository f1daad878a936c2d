import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import type { Bank } from '@sandbox/platform/bank';
import { add, decimal, decimalText, divide, hundred, multiply } from '@domain/money/decimal';
import { minorsOf } from '@sandbox/ledger/depot/depot-minors';
import { lumpSumsTaxed } from '@sandbox/ledger/lump-sums';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { DEMO_CUSTOMERS, clientIdOf } from '@sandbox/world/demo-customers';
import { emptyYear, type TaxYearRow } from './tax-years';

type Told = Partial<Omit<TaxYearRow, 'client_id' | 'year' | 'partner_id'>> & { readonly partner?: string };

/** Records worth looking at; everybody else has ordered the whole allowance and used none of it. */
const RECORDS: Readonly<Record<string, Told>> = {
  // A loss from shares, most of the allowance used, church tax of 9 %.
  '10000001': { share_result: '-310.00', other_result: '587.60', allowance_used: '587.60', church_rate: '9' },
  // Losses of the other pot, church tax of 8 %.
  '10000003': { other_result: '-640.00', church_rate: '8' },
  // An allowance shared by a couple, of which the partner has used a part.
  '10000004': { allowance_ordered: '2000.00', partner: '10000005' },
  '10000005': {
    allowance_ordered: '2000.00',
    allowance_used: '350.00',
    other_result: '350.00',
    partner: '10000004',
  },
  '10000006': { other_result: '120.40', allowance_used: '120.40' },
  // Tax withheld in the year, which a loss gives back; foreign tax to be credited.
  '10000011': {
    share_result: '1800.00',
    allowance_used: '1000.00',
    paid_kest: '200.00',
    paid_soli: '11.00',
    foreign_tax: '42.30',
  },
  // Resident in the United States: nothing is withheld here, so that there is no allowance to order.
  '10000018': { country: 'US', allowance_ordered: '0.00' },
};

/** Gives each customer of a fresh world a record for the year at hand. */
export async function seedTax(tx: BankTransaction, bank: Bank): Promise<void> {
  const { date } = berlinTime(instant(bank.clock.now()));
  const year = yearOf(date);
  await tx.insertInto('fund_income_until').values({ name: 'fund-income', day: date }).execute();
  await tx
    .insertInto('tax_year')
    .values(
      DEMO_CUSTOMERS.map(({ zugangsnummer }) => {
        const { partner, ...told } = RECORDS[zugangsnummer] ?? {};
        return {
          ...emptyYear(clientIdOf(zugangsnummer), year),
          allowance_ordered: '1000.00',
          ...told,
          partner_id: partner === undefined ? null : clientIdOf(partner),
        };
      }),
    )
    .execute();
  await seedMinors(tx, year);
  await seedLumpSums(tx, date);
}

/** A child has an allowance of its own, which its parents have ordered as for themselves. */
async function seedMinors(tx: BankTransaction, year: number): Promise<void> {
  const children = await Promise.all(
    DEMO_CUSTOMERS.map(({ zugangsnummer }) => minorsOf(tx, clientIdOf(zugangsnummer))),
  );
  const taxpayers = new Set(children.flatMap((each) => [...each.values()].map((one) => one.taxpayerId)));
  if (taxpayers.size === 0) return;
  await tx
    .insertInto('tax_year')
    .values(
      [...taxpayers].map((taxpayerId) => ({ ...emptyYear(taxpayerId, year), allowance_ordered: '1000.00' })),
    )
    .execute();
}

/** How what was taxed in advance before the world began was calculated: of funds that have risen by the base rate each year. */
async function seedLumpSums(tx: BankTransaction, today: LocalDate): Promise<void> {
  const lots = await tx
    .selectFrom('lot')
    .select(['client_id', 'lot_id', 'bought_at', 'quantity', 'cost_eur'])
    .where('lump_left', '>', '0')
    .execute();
  const rows = lots.flatMap(({ client_id, lot_id, bought_at, quantity, cost_eur }) => {
    const paid = decimal(cost_eur);
    const bought = berlinTime(instant(bought_at.getTime())).date;
    return lumpSumsTaxed(paid, bought, today).map(({ year, baseRate, months, amount }) => ({
      client_id,
      lot_id,
      year,
      quantity,
      start_value: cost_eur,
      end_value: decimalText(add(paid, divide(multiply(paid, baseRate), hundred, 2, 'half-up'))),
      distributed: '0.00',
      base_rate: decimalText(baseRate),
      months,
      amount: decimalText(amount),
    }));
  });
  if (rows.length > 0) await tx.insertInto('lot_lump_sum').values(rows).execute();
}

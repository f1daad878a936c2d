import { decimal, decimalText, negate, sum } from '@domain/money/decimal';
import { EUR, unit } from '@domain/money/unit';
import { bookingColumns } from '@sandbox/ledger/booking-lines';
import { minorsOf } from '@sandbox/ledger/depot/depot-minors';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { Market } from '@sandbox/market/market';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import { beginningOf } from '../income/fund-prices';
import { firstDayOf } from '../income/lump-sums';
import { notifyOfTax } from '../tax-notice';
import type { CoupleYearTable } from '../tax-tables';

/** Pays what the offset between partners gives back and was not paid yet, each of them once. */
export async function payCouplesBack(db: BankDatabase, market: Market, now: Date): Promise<void> {
  const owed = await db
    .selectFrom('couple_year')
    .select(['client_id', 'year'])
    .where('paid', '=', false)
    .orderBy('year')
    .orderBy('client_id')
    .execute();
  for (const { client_id, year } of owed)
    await inTransaction(db, (tx) => payBack(tx, market, { clientId: client_id, year, now }));
}

interface Owed {
  readonly clientId: string;
  readonly year: number;
  readonly now: Date;
}

async function payBack(tx: BankTransaction, market: Market, { clientId, year, now }: Owed): Promise<void> {
  const journal = await Journal.lock(tx, clientId);
  const account = await accountOf(tx, clientId);
  if (account === undefined) return;
  const claimed = await tx
    .updateTable('couple_year')
    .set({ paid: true })
    .where('client_id', '=', clientId)
    .where('year', '=', year)
    .where('paid', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (claimed === undefined) return;
  const reference = `couple-offset/${String(year)}`;
  const at = beginningOf(firstDayOf(year + 1));
  const back = negate(sum(taxesOf(claimed).map(([, amount]) => amount)));
  const currency = unit(account.currency);
  const paid = market.convert(back, EUR, currency, at);
  await journal.post({
    kind: 'PAYMENT',
    reference,
    at: new Date(at),
    lines: [into('CASH', account.account_id, currency, paid), outOf('TAX', '', currency, paid)],
  });
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      ...bookingColumns({
        kind: 'COUPLE_OFFSET',
        year,
        sums: taxesOf(claimed).flatMap(([kind, amount]) =>
          amount.units === 0n ? [] : [{ kind, amount: wireAmount(negate(amount), EUR) }],
        ),
      }),
    })
    .execute();
  await notifyOfTax(journal, {
    reference,
    at: now,
    depotId: '',
    text: `Verluste Ihres Ehegatten haben Ihre Erträge ${String(year)} gemindert: Wir haben ${moneyText(back, EUR)} Steuer erstattet.`,
    title: { kind: 'COUPLE_OFFSET', args: { year: String(year), amount: decimalText(back) } },
  });
}

const taxesOf = ({ kest, soli, kist }: CoupleYearTable) =>
  [
    ['CAPITAL_GAINS_TAX', decimal(kest)],
    ['SOLIDARITY_SURCHARGE', decimal(soli)],
    ['CHURCH_TAX', decimal(kist)],
  ] as const;

/** That of a depot of their own, or the first in EUR of who has none. */
async function accountOf(tx: BankTransaction, clientId: string) {
  const minors = await minorsOf(tx, clientId);
  const ofDepots = await tx
    .selectFrom('depot')
    .innerJoin('account', (join) =>
      join
        .onRef('account.client_id', '=', 'depot.client_id')
        .onRef('account.account_id', '=', 'depot.default_settlement_account_id'),
    )
    .select(['depot.depot_id', 'account_id', 'account.currency'])
    .where('depot.client_id', '=', clientId)
    .orderBy('depot.depot_id')
    .execute();
  return (
    ofDepots.find(({ depot_id }) => !minors.has(depot_id)) ??
    (await tx
      .selectFrom('account')
      .select(['account_id', 'currency'])
      .where('client_id', '=', clientId)
      .where('account_type', '!=', 'EXT')
      .where('currency', '=', EUR)
      .orderBy('account_id')
      .limit(1)
      .executeTakeFirst())
  );
}

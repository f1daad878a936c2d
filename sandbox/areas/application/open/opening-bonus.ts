import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import { timestampText } from '@domain/time/wire-time';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ContractTable } from '@sandbox/areas/customer/customer-tables';
import { bookingColumns } from '@sandbox/ledger/booking-lines';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import type { BonusAnswer } from '../application-schema';
import type { ApplicationRow } from '../store/application-store';
import type { Opening } from './opening';

/** What a customer gets for the first purchase in a new depot, and within how many days of its opening (docs/decisions). */
const BONUS: Decimal = decimal('50.00');
const DAYS = 90;

/** How far the bonus of a depot is. */
type BonusState = 'PENDING' | 'PAID' | 'LAPSED' | 'REFUSED';

/** The last day on which a purchase brings the bonus of a depot that is opened on a day. */
const lastDayOf = (opened: LocalDate): LocalDate => addDays(opened, DAYS);

/** The rule as the contract of a depot that is opened on a day says it. */
export const bonusRule = (opened: LocalDate): string =>
  `${moneyText(BONUS, EUR)} nach dem ersten Kauf bis ${formatGermanDate(lastDayOf(opened))}, einmal je Kunde`;

/** What a contract says of the bonus, and until when it can be earned. */
interface Promised {
  readonly terms: Readonly<Record<string, string>>;
  readonly bonusUntil?: Date;
}

/** The bonus that a customer wants with a new depot; whoever has had one, or may get one still, is told that there is no second. */
export async function promiseBonus({ bank, tx, clientId, journal, answers, at }: Opening): Promise<Promised> {
  if (!answers.isYes('PRAEMIE.EROEFFNUNG')) return { terms: {} };
  const earlier = await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`terms->>'openingBonus' in ('PENDING', 'PAID')`)
    .executeTakeFirst();
  if (earlier !== undefined) {
    await tell(bank, journal, at, {
      text: `Die Eröffnungsprämie von ${moneyText(BONUS, EUR)} gibt es nur einmal je Kunde`,
      title: { kind: 'OPENING_BONUS_REFUSED', args: { amount: decimalText(BONUS) } },
    });
    return { terms: bonusTerms('REFUSED') };
  }
  const bonusLastDay = lastDayOf(berlinTime(instant(at.getTime())).date);
  return { terms: { ...bonusTerms('PENDING'), bonusLastDay }, bonusUntil: endOf(bonusLastDay) };
}

const bonusTerms = (openingBonus: BonusState) => ({ openingBonus });

const isBonusState = (text: string | undefined): text is BonusState =>
  text === 'PENDING' || text === 'PAID' || text === 'LAPSED' || text === 'REFUSED';

/** What has become of the bonus of each application that has opened a depot with one, by its id. */
export async function bonusesOf(
  db: BankDatabase,
  rows: readonly Pick<ApplicationRow, 'application_id'>[],
): Promise<ReadonlyMap<string, BonusAnswer>> {
  if (rows.length === 0) return new Map();
  const contracts = await db
    .selectFrom('contract')
    .select(['application_id', 'terms'])
    .where('product_type', '=', 'DEPOT')
    .where(
      'application_id',
      'in',
      rows.map((row) => row.application_id),
    )
    .execute();
  return new Map(
    contracts.flatMap(({ application_id, terms: { openingBonus: state, bonusLastDay = null } }) =>
      isBonusState(state)
        ? [
            [
              application_id,
              { state, amount: { value: decimalText(BONUS), unit: EUR }, lastDay: bonusLastDay },
            ] as const,
          ]
        : [],
    ),
  );
}

/** The same of one. */
export const bonusOf = async (
  db: BankDatabase,
  row: Pick<ApplicationRow, 'application_id'>,
): Promise<BonusAnswer | null> => (await bonusesOf(db, [row])).get(row.application_id) ?? null;

const endOf = (day: LocalDate): Date => new Date(zoneInstant('Europe/Berlin', addDays(day, 1), '00:00'));

/** Pays each bonus whose condition holds by now, and ends those whose time is over. */
export async function settleBonuses(bank: Bank): Promise<void> {
  const due = await bank.db
    .selectFrom('contract')
    .select(['client_id', 'contract_id'])
    .where('bonus_until', 'is not', null)
    .where((where) =>
      where.or([
        where('bonus_until', '<=', bank.clock.date()),
        where.exists(
          where
            .selectFrom('ledger_balance')
            .select('unit')
            .whereRef('ledger_balance.client_id', '=', 'contract.client_id')
            .where('book', '=', 'CUSTODY')
            .whereRef('owner', '=', 'contract.contract_id'),
        ),
      ]),
    )
    .orderBy('bonus_until')
    .execute();
  for (const key of due) await inTransaction(bank.db, (tx) => settleBonus(bank, tx, key));
}

type Contract = Selectable<ContractTable>;

async function settleBonus(
  bank: Bank,
  tx: BankTransaction,
  key: Pick<Contract, 'client_id' | 'contract_id'>,
): Promise<void> {
  const { client_id: clientId, contract_id: depotId } = key;
  const journal = await Journal.lock(tx, clientId);
  const contract = await tx
    .selectFrom('contract')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('contract_id', '=', depotId)
    .executeTakeFirstOrThrow();
  const { bonus_until: until, terms } = contract;
  if (until === null) return;
  const bought = await firstPurchase(tx, key);
  const isEarned = bought !== undefined && bought < until;
  // Securities that came from another bank were not bought.
  if (!isEarned && bank.clock.date() < until) return;
  if (isEarned) await pay(bank, tx, journal, contract);
  else {
    const { bonusLastDay: day = '' } = terms;
    await tell(bank, journal, until, {
      text: `Eröffnungsprämie verfallen: bis ${formatGermanDate(calendarDay(day))} wurde nichts gekauft`,
      title: { kind: 'OPENING_BONUS_LAPSED', args: { day } },
    });
  }
  await tx
    .updateTable('contract')
    .set({ bonus_until: null, terms: json({ ...terms, ...bonusTerms(isEarned ? 'PAID' : 'LAPSED') }) })
    .where('client_id', '=', clientId)
    .where('contract_id', '=', depotId)
    .execute();
}

/** When securities were bought into a depot for the first time. */
async function firstPurchase(
  tx: BankTransaction,
  { client_id, contract_id }: Pick<Contract, 'client_id' | 'contract_id'>,
): Promise<Date | undefined> {
  const first = await tx
    .selectFrom('posting')
    .innerJoin('journal_entry', (join) =>
      join
        .onRef('journal_entry.client_id', '=', 'posting.client_id')
        .onRef('journal_entry.sequence', '=', 'posting.sequence'),
    )
    .select('booked_at')
    .where('posting.client_id', '=', client_id)
    .where('book', '=', 'CUSTODY')
    .where('owner', '=', contract_id)
    .where('kind', '=', 'EXECUTION')
    .where('amount', '>', '0')
    .orderBy('posting.sequence')
    .executeTakeFirst();
  return first?.booked_at;
}

/** Books it on the account that the depot is settled on. */
async function pay(bank: Bank, tx: BankTransaction, journal: Journal, contract: Contract): Promise<void> {
  const { client_id: clientId, contract_id: depotId, display_id: displayId } = contract;
  const { default_settlement_account_id: accountId } = await tx
    .selectFrom('depot')
    .select('default_settlement_account_id')
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .executeTakeFirstOrThrow();
  const reference = `bonus/${depotId}`;
  const at = bank.clock.date();
  await journal.post({
    kind: 'PAYMENT',
    reference,
    at,
    lines: [outOf('FEES', '', 'EUR', BONUS), into('CASH', accountId, 'EUR', BONUS)],
  });
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      ...bookingColumns({ kind: 'OPENING_BONUS', number: displayId }),
    })
    .execute();
  await tell(bank, journal, at, {
    text: `Eröffnungsprämie gutgeschrieben: ${moneyText(BONUS, EUR)}`,
    title: { kind: 'OPENING_BONUS_PAID', args: { amount: decimalText(BONUS) } },
  });
}

interface Told {
  /** German. */
  readonly text: string;
  readonly title: NoticeTitle;
}

const tell = (bank: Bank, journal: Journal, at: Date, { text, title }: Told): Promise<void> =>
  journal.publish({
    topic: NEWS,
    depotId: '',
    at,
    detail: {
      notificationId: bank.newId(),
      at: timestampText(instant(at.getTime())),
      kind: 'APPLICATION',
      text,
      title,
    },
  });

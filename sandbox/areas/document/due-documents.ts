import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant, type Instant } from '@domain/time/instant';
import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import { sql, type Insertable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import { json } from '@sandbox/platform/db/json';
import { oneOf } from '@sandbox/platform/db/one-of';
import { stableId } from '@sandbox/platform/identifiers';
import { accountTypeText } from '@sandbox/areas/customer/account-answer';
import { yearCertificates, type YearCertificate } from '@sandbox/areas/tax/certificate/year-certificates';
import { minorsOf, type Minor } from '@sandbox/ledger/depot/depot-minors';
import { numberWords } from '@sandbox/ledger/depot/own-depot';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { Market } from '@sandbox/market/market';
import { certificateSubject } from './certificate-paper';
import type { DocumentTable } from './document-tables';
import type { DocumentTitle } from './document-title';
import { LETTERS } from './letters';
import { monthsOver, quartersOver, type Period } from './periods';

type Row = Insertable<DocumentTable>;

/** The children whose depots a customer looks after, by depot. */
type Minors = ReadonlyMap<string, Minor>;

/** How a document is called. */
type Named = Pick<Row, 'name' | 'title'>;

/**
 * Files what has become due since the postbox was last looked at: a settlement note for each execution, a statement of
 * each account for each month and of each depot for each quarter that is over on the bank's clock. What these say
 * follows from the books, so that it does not matter when they are filed; the ids make each of them once.
 */
export async function fileDueDocuments(bank: Bank, market: Market, clientId: string): Promise<void> {
  const missing = [
    ...(await missingOf(bank, clientId, await dueByTime(bank, clientId))),
    ...(await missingNotes(bank, market, clientId)),
  ];
  for (let at = 0; at < missing.length; at += PORTION) {
    await bank.db
      .insertInto('document')
      .values(missing.slice(at, at + PORTION))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const PORTION = 500;

/** Those that are not filed yet. */
async function missingOf({ db }: Bank, clientId: string, due: readonly Row[]): Promise<readonly Row[]> {
  const ids = due.map(({ document_id }) => document_id);
  const known = await db
    .selectFrom('document')
    .select('document_id')
    .where('client_id', '=', clientId)
    .where(oneOf('document_id', ids))
    .execute();
  const there = new Set(known.map(({ document_id }) => document_id));
  return due.filter(({ document_id }) => !there.has(document_id));
}

/** What comes with the customer and with the months. */
async function dueByTime(bank: Bank, clientId: string): Promise<readonly Row[]> {
  const today = berlinTime(instant(bank.clock.now())).date;
  const { db } = bank;
  const opened = await db
    .selectFrom('journal_entry')
    .select('booked_at')
    .where('client_id', '=', clientId)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  if (opened === undefined) return [];
  const since = berlinTime(instant(opened.booked_at.getTime())).date;
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('account_type', '!=', 'EXT')
    .execute();
  const depots = await db.selectFrom('depot').selectAll().where('client_id', '=', clientId).execute();
  const minors = await minorsOf(db, clientId);
  return [
    ...LETTERS.map((letter) =>
      row(clientId, 'LETTER', letter.id, {
        name: letter.name,
        title: json(letter.title),
        created_at: opened.booked_at,
        mime_type: 'text/html',
        advertisement: letter.advertisement,
      }),
    ),
    ...accounts.flatMap((account) =>
      monthsOver(since, today).map((month) =>
        statement(
          clientId,
          'ACCOUNT_STATEMENT',
          account.account_id,
          month,
          accountStatementNames(account, month),
        ),
      ),
    ),
    ...depots.flatMap(({ depot_id, display_id }) =>
      quartersOver(since, today).map((quarter) =>
        statement(clientId, 'DEPOT_STATEMENT', depot_id, quarter, {
          name: `Depotauszug zum ${formatGermanDate(quarter.to)}, Depot ${numberWords(display_id, minors.get(depot_id))}`,
          title: json(depotStatementTitle(quarter, display_id, minors.get(depot_id))),
        }),
      ),
    ),
    ...(await taxCertificates(bank, clientId, minors)),
  ];
}

/** What an account's statement is called; money in another currency settles no trade in euros. */
function accountStatementNames(
  {
    account_type,
    currency,
    display_id,
  }: Readonly<Record<'account_type' | 'currency' | 'display_id', string>>,
  { to }: Period,
): Named {
  const isForeign = currency !== 'EUR';
  const type = isForeign ? 'Währungskonto' : accountTypeText(account_type);
  return {
    name: `Kontoauszug ${to.slice(5, 7)}/${to.slice(0, 4)}, ${type} ${display_id}`,
    title: json({
      kind: 'ACCOUNT_STATEMENT',
      args: {
        month: to.slice(0, 7),
        accountType: isForeign ? 'foreign' : account_type,
        account: display_id,
      },
    }),
  };
}

/** Executions without a settlement note, however many there are with one. */
async function missingNotes({ db }: Bank, market: Market, clientId: string): Promise<readonly Row[]> {
  const executions = await db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .select(['execution_id', 'executed_at', 'side', 'instrument_id'])
    .select(sql<string | null>`securities_order.extras ->> 'savingsplanId'`.as('plan_id'))
    .where('order_execution.client_id', '=', clientId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('document')
            .select('document_id')
            .whereRef('document.client_id', '=', 'order_execution.client_id')
            .whereRef('document.subject', '=', 'order_execution.execution_id')
            .where('kind', '=', 'SETTLEMENT_NOTE'),
        ),
      ),
    )
    .execute();
  return executions.map(({ execution_id, executed_at, side, instrument_id, plan_id }) => {
    const name = market.instruments.get(instrument_id)?.row.name ?? '';
    return row(clientId, 'SETTLEMENT_NOTE', execution_id, {
      name: `Wertpapierabrechnung ${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${name}`,
      title: json({ kind: side === 'BUY' ? 'SETTLEMENT_NOTE_BUY' : 'SETTLEMENT_NOTE_SELL', args: { name } }),
      created_at: executed_at,
      plan_id,
      instrument_id,
    });
  });
}

/** A tax certificate comes on the first morning after its year, of which everything is booked by then. */
async function taxCertificates(bank: Bank, clientId: string, minors: Minors): Promise<readonly Row[]> {
  const own = certificatesOf(clientId, await yearCertificates(bank, clientId));
  const children = new Map([...minors.values()].map((child) => [child.taxpayerId, child]));
  const theirs = await Promise.all(
    [...children.values()].map(async (child) =>
      certificatesOf(clientId, await yearCertificates(bank, child.taxpayerId), child),
    ),
  );
  return [...own, ...theirs.flat()];
}

/** The papers of one taxpayer, filed with the customer; that of a child names it. */
const certificatesOf = (
  clientId: string,
  certificates: readonly YearCertificate[],
  child?: Minor,
): readonly Row[] =>
  certificates.flatMap(({ year, documentId, isDue }) => {
    if (!isDue) return [];
    const [from, to] = [calendarDay(`${String(year)}-01-01`), calendarDay(`${String(year)}-12-31`)];
    const filed = row(clientId, 'TAX_CERTIFICATE', certificateSubject(year, child), {
      name: [
        'Jahressteuerbescheinigung',
        String(year),
        ...(child === undefined ? [] : ['für', child.name]),
      ].join(' '),
      title: json(
        child === undefined
          ? { kind: 'TAX_CERTIFICATE', args: { year: String(year) } }
          : { kind: 'TAX_CERTIFICATE_OF', args: { year: String(year), name: child.name } },
      ),
      created_at: morningAfter(to),
    });
    return [{ ...filed, document_id: documentId, period_from: from, period_to: to }];
  });

const depotStatementTitle = ({ to }: Period, depot: string, child: Minor | undefined): DocumentTitle =>
  child === undefined
    ? { kind: 'DEPOT_STATEMENT', args: { day: to, depot } }
    : { kind: 'DEPOT_STATEMENT_OF', args: { day: to, depot, name: child.name } };

/** A statement comes on the first morning after its period. */
const statement = (
  clientId: string,
  kind: DocumentTable['kind'],
  subject: string,
  { from, to }: Period,
  named: Named,
): Row => ({
  ...row(clientId, kind, `${subject}/${to}`, { ...named, created_at: morningAfter(to) }),
  subject,
  period_from: from,
  period_to: to,
});

/** Since when the latest statements have been there: each month's come together, the quarter's among them. */
export function statementsSince(now: Instant): Date {
  const { date } = berlinTime(now);
  const lastDay = addDays(firstOfMonth(date), -1);
  const latest = morningAfter(lastDay);
  return latest.getTime() <= now ? latest : morningAfter(addDays(firstOfMonth(lastDay), -1));
}

const firstOfMonth = (day: LocalDate): LocalDate => addDays(day, 1 - Number(day.slice(8)));

const morningAfter = (day: LocalDate): Date =>
  new Date(zoneInstant('Europe/Berlin', addDays(day, 1), '06:00'));

const row = (
  clientId: string,
  kind: DocumentTable['kind'],
  subject: string,
  parts: Named & Pick<Row, 'created_at'> & Partial<Row>,
): Row => ({
  client_id: clientId,
  document_id: stableId('document', [clientId, kind, subject].join('/')),
  kind,
  subject,
  plan_id: null,
  instrument_id: null,
  period_from: null,
  period_to: null,
  mime_type: 'application/pdf',
  advertisement: false,
  content: null,
  read_on: null,
  ...parts,
});

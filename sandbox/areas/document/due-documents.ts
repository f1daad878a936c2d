import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate, formatShortGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { addDays, type LocalDate } from '@domain/time/local-date';
import type { Insertable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import { stableId } from '@sandbox/platform/identifiers';
import { accountTypeText } from '@sandbox/areas/customer/account-answer';
import { zoneInstant } from '@sandbox/market/venue/zone-time';
import type { Market } from '@sandbox/market/market';
import type { DocumentTable } from './document-tables';
import { LETTERS } from './letters';
import { monthsOver, quartersOver, type Period } from './periods';

type Row = Insertable<DocumentTable>;

/**
 * Files what has become due since the postbox was last looked at: a settlement note for each execution, a statement of
 * each account for each month and of each depot for each quarter that is over on the bank's clock. What these say
 * follows from the books, so that it does not matter when they are filed; the ids make each of them once.
 */
export async function fileDueDocuments(bank: Bank, market: Market, clientId: string): Promise<void> {
  const due = await dueDocuments(bank, market, clientId);
  const known = await bank.db
    .selectFrom('document')
    .select('document_id')
    .where('client_id', '=', clientId)
    .execute();
  const there = new Set(known.map(({ document_id }) => document_id));
  const missing = due.filter(({ document_id }) => !there.has(document_id));
  for (let at = 0; at < missing.length; at += PORTION) {
    await bank.db
      .insertInto('document')
      .values(missing.slice(at, at + PORTION))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const PORTION = 500;

async function dueDocuments(bank: Bank, market: Market, clientId: string): Promise<readonly Row[]> {
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
  return [
    ...LETTERS.map((letter) =>
      row(clientId, 'LETTER', letter.id, {
        name: letter.name,
        created_at: opened.booked_at,
        mime_type: 'text/html',
        advertisement: letter.advertisement,
      }),
    ),
    ...accounts.flatMap(({ account_id, account_type, display_id }) =>
      monthsOver(since, today).map((month) =>
        statement(clientId, 'ACCOUNT_STATEMENT', account_id, month, {
          name: `Kontoauszug ${formatShortGermanDate(month.to)}, ${accountTypeText(account_type)} ${display_id}`,
        }),
      ),
    ),
    ...depots.flatMap(({ depot_id, display_id }) =>
      quartersOver(since, today).map((quarter) =>
        statement(clientId, 'DEPOT_STATEMENT', depot_id, quarter, {
          name: `Depotauszug zum ${formatGermanDate(quarter.to)}, Depot ${display_id}`,
        }),
      ),
    ),
    ...(await settlementNotes(bank, market, clientId)),
  ];
}

async function settlementNotes({ db }: Bank, market: Market, clientId: string): Promise<readonly Row[]> {
  const executions = await db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .select(['execution_id', 'executed_at', 'side', 'instrument_id'])
    .where('order_execution.client_id', '=', clientId)
    .execute();
  return executions.map(({ execution_id, executed_at, side, instrument_id }) => {
    const name = market.instruments.get(instrument_id)?.row.name ?? '';
    return row(clientId, 'SETTLEMENT_NOTE', execution_id, {
      name: `Wertpapierabrechnung ${side === 'BUY' ? 'Kauf' : 'Verkauf'} ${name}`,
      created_at: executed_at,
    });
  });
}

/** A statement comes on the first morning after its period. */
const statement = (
  clientId: string,
  kind: DocumentTable['kind'],
  subject: string,
  { from, to }: Period,
  { name }: Pick<Row, 'name'>,
): Row => ({
  ...row(clientId, kind, `${subject}/${to}`, { name, created_at: morningAfter(to) }),
  subject,
  period_from: from,
  period_to: to,
});

const morningAfter = (day: LocalDate): Date =>
  new Date(zoneInstant('Europe/Berlin', addDays(day, 1), '06:00'));

const row = (
  clientId: string,
  kind: DocumentTable['kind'],
  subject: string,
  parts: Pick<Row, 'name' | 'created_at'> & Partial<Row>,
): Row => ({
  client_id: clientId,
  document_id: stableId('document', [clientId, kind, subject].join('/')),
  kind,
  subject,
  period_from: null,
  period_to: null,
  mime_type: 'application/pdf',
  advertisement: false,
  content: null,
  read_on: null,
  ...parts,
});

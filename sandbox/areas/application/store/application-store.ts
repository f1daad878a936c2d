import type { Insertable, Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { ApplicationTable } from '../application-tables';

/** An application as it is read. */
export type ApplicationRow = Selectable<ApplicationTable>;

/** Applications of a client, as first or second person, the latest first. */
export const applicationsOf = (db: BankDatabase, clientId: string): Promise<ApplicationRow[]> =>
  db
    .selectFrom('application')
    .selectAll()
    .where((where) => where.or([where('client_id', '=', clientId), where('second_client_id', '=', clientId)]))
    .orderBy('submitted_at', 'desc')
    .orderBy('application_id', 'desc')
    .execute();

/** One of them; undefined where there is none with this id. */
export const applicationOf = (
  db: BankDatabase,
  clientId: string,
  applicationId: string,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where((where) => where.or([where('client_id', '=', clientId), where('second_client_id', '=', clientId)]))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();

/** An application held until the transaction ends. */
export const holdApplication = (
  tx: BankTransaction,
  { client_id, application_id }: Pick<ApplicationRow, 'client_id' | 'application_id'>,
): Promise<ApplicationRow> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Writes a new application down. */
export const addApplication = (
  tx: BankTransaction,
  row: Insertable<ApplicationTable>,
): Promise<ApplicationRow> =>
  tx.insertInto('application').values(row).returningAll().executeTakeFirstOrThrow();

/** What of an application changes as it goes on. */
export type ApplicationChange = Partial<
  Pick<
    ApplicationRow,
    | 'state'
    | 'reason'
    | 'to_identify'
    | 'needs_second'
    | 'next_at'
    | 'history'
    | 'results'
    | 'document_ids'
    | 'changed_at'
    | 'second_client_id'
  >
>;

/** Changes an application that is held. */
export const changeApplication = (
  tx: BankTransaction,
  { client_id, application_id }: ApplicationRow,
  { to_identify, history, results, document_ids, ...plain }: ApplicationChange,
): Promise<ApplicationRow> =>
  tx
    .updateTable('application')
    .set({
      ...plain,
      ...(to_identify === undefined ? {} : { to_identify: json(to_identify) }),
      ...(history === undefined ? {} : { history: json(history) }),
      ...(results === undefined ? {} : { results: json(results) }),
      ...(document_ids === undefined ? {} : { document_ids: json(document_ids) }),
    })
    .where('client_id', '=', client_id)
    .where('application_id', '=', application_id)
    .returningAll()
    .executeTakeFirstOrThrow();

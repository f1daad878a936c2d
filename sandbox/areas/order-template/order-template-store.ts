import type { Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { OrderTemplateTable } from './order-template-tables';
import type { TemplateOrder } from './order-template-schema';

/** A template as it is read. */
export type TemplateRow = Selectable<OrderTemplateTable>;

/** How many templates a customer may keep. */
export const MOST_TEMPLATES = 100;

/** The customer's templates by name. */
export const templatesOf = (db: BankDatabase, clientId: string): Promise<TemplateRow[]> =>
  db
    .selectFrom('order_template')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('template_id')
    .execute();

/** One of the customer's templates; undefined where there is none with this id. */
export const templateOf = (
  db: BankDatabase,
  clientId: string,
  templateId: string,
): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('order_template')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('template_id', '=', templateId)
    .executeTakeFirst();

/** Keeps a new template. */
export const keepTemplate = (
  tx: BankTransaction,
  template: Omit<TemplateRow, 'body'> & { readonly body: TemplateOrder },
): Promise<TemplateRow> =>
  tx
    .insertInto('order_template')
    .values({ ...template, body: json(template.body) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes name and order of a template. */
export const changeTemplate = (
  tx: BankTransaction,
  { client_id, template_id }: TemplateRow,
  { name, body }: { readonly name: string; readonly body: TemplateOrder },
): Promise<TemplateRow> =>
  tx
    .updateTable('order_template')
    .set({ name, body: json(body) })
    .where('client_id', '=', client_id)
    .where('template_id', '=', template_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Throws a template away; false when there was none. */
export async function dropTemplate(db: BankDatabase, clientId: string, templateId: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('order_template')
    .where('client_id', '=', clientId)
    .where('template_id', '=', templateId)
    .returning('template_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

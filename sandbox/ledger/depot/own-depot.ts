import type { BankDatabase } from '@sandbox/platform/db/database';
import { minorsOf, type Minor } from './depot-minors';

/** A depot's number with the child whose it is. */
export const numberWords = (number: string, child: Pick<Minor, 'name'> | undefined): string =>
  child === undefined ? number : `${number} von ${child.name}`;

/** Whether the depot is the customer's; others' depots look like none (decisions.md). */
export async function ownsDepot(db: BankDatabase, clientId: string, depotId: string): Promise<boolean> {
  const found = await db
    .selectFrom('depot')
    .select('depot_id')
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The number by which its customer knows a depot, and whose it is where it is a child's: what is signed names both. */
export async function depotWords(db: BankDatabase, depotId: string): Promise<string> {
  const { client_id, display_id } = await db
    .selectFrom('depot')
    .select(['client_id', 'display_id'])
    .where('depot_id', '=', depotId)
    .executeTakeFirstOrThrow();
  return numberWords(display_id, (await minorsOf(db, client_id)).get(depotId));
}

/** Whether it is a depot of funds that the bank looks after. */
export async function isFundDepot(db: BankDatabase, depotId: string): Promise<boolean> {
  const found = await db
    .selectFrom('depot')
    .select('depot_id')
    .where('depot_id', '=', depotId)
    .where('depot_type', '=', 'COMINVEST')
    .executeTakeFirst();
  return found !== undefined;
}

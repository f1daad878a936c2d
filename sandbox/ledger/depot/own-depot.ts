import type { BankDatabase } from '@sandbox/platform/db/database';

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

/** The number by which its customer knows a depot: what is signed names it. */
export async function depotNumber(db: BankDatabase, depotId: string): Promise<string> {
  const { display_id } = await db
    .selectFrom('depot')
    .select('display_id')
    .where('depot_id', '=', depotId)
    .executeTakeFirstOrThrow();
  return display_id;
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

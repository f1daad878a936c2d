import type { Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import type { WatchTable } from './watchlist-tables';

/** An entry as it is read. */
export type WatchRow = Selectable<WatchTable>;

/** More than so many a customer does not look at. */
export const MOST_WATCHED = 100;

/** What a customer watches, the newest first. */
export const watchesOf = (db: BankDatabase, clientId: string): Promise<WatchRow[]> =>
  db
    .selectFrom('watch')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('watched_at', 'desc')
    .orderBy('instrument_id')
    .execute();

type Alarm = 'alarm_above' | 'alarm_below';

/** Watches an instrument, or gives it other alarms: one that is undefined stays, as does since when it is watched. */
export const keepWatch = (
  tx: BankTransaction,
  watched: Omit<WatchRow, Alarm>,
  { alarm_above, alarm_below }: Readonly<Record<Alarm, string | null | undefined>>,
): Promise<WatchRow> =>
  tx
    .insertInto('watch')
    .values({ ...watched, alarm_above: alarm_above ?? null, alarm_below: alarm_below ?? null })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'instrument_id']).doUpdateSet((kept) => ({
        alarm_above: alarm_above === undefined ? kept.ref('watch.alarm_above') : alarm_above,
        alarm_below: alarm_below === undefined ? kept.ref('watch.alarm_below') : alarm_below,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Watches it no longer; false where it was not watched. */
export async function dropWatch(db: BankDatabase, clientId: string, instrumentId: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('watch')
    .where('client_id', '=', clientId)
    .where('instrument_id', '=', instrumentId)
    .returning('instrument_id')
    .executeTakeFirst();
  return dropped !== undefined;
}

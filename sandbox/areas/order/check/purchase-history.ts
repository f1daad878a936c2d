import { zoneInstant } from '@sandbox/market/venue/zone-time';
import { calendarDay } from '@domain/time/local-date';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { OrderFacts } from './order-facts';

/** Since this day open real-estate funds are given back only after a time of holding and of notice (KAGB). */
const LAW_CHANGED = calendarDay('2013-07-22');

/** Under which law what a depot holds of a fund was bought. */
export async function purchaseDates(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  instrumentId: string,
): Promise<NonNullable<OrderFacts['bought']>> {
  const lots = await db
    .selectFrom('lot')
    .select('bought_at')
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('instrument_id', '=', instrumentId)
    .where('remaining', '>', '0')
    .execute();
  const changed = zoneInstant('Europe/Berlin', LAW_CHANGED, '00:00');
  return {
    beforeLaw: lots.some(({ bought_at }) => bought_at.getTime() < changed),
    sinceLaw: lots.some(({ bought_at }) => bought_at.getTime() >= changed),
  };
}

/** The instruments of which a depot holds units from before the law changed. */
export async function boughtBeforeLaw(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<ReadonlySet<string>> {
  const lots = await db
    .selectFrom('lot')
    .select('instrument_id')
    .distinct()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('remaining', '>', '0')
    .where('bought_at', '<', new Date(zoneInstant('Europe/Berlin', LAW_CHANGED, '00:00')))
    .execute();
  return new Set(lots.map(({ instrument_id }) => instrument_id));
}

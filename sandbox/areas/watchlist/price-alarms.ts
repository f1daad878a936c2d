import { compare, decimal, decimalText } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import { pricingListing } from '@sandbox/ledger/depot/depot-holdings';
import { Journal } from '@sandbox/ledger/journal';
import { NEWS } from '@sandbox/ledger/news';
import { marketOf } from '@sandbox/market/market';
import { openQuoteAt } from '@sandbox/market/price/price-model';
import type { Bank } from '@sandbox/platform/bank';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { WatchRow } from './watchlist-store';

type Direction = 'ABOVE' | 'BELOW';

/**
 * One look at all alarms: one whose price is reached while its venue is open is raised and gone. Of several processes
 * that see the same the first takes it.
 */
export async function raiseAlarms(bank: Bank): Promise<void> {
  const rows = await bank.db
    .selectFrom('watch')
    .selectAll()
    .where((where) => where.or([where('alarm_above', 'is not', null), where('alarm_below', 'is not', null)]))
    .execute();
  if (rows.length === 0) return;
  const market = await marketOf(bank);
  const now = instant(bank.clock.now());
  for (const row of rows) {
    const instrument = market.instruments.get(row.instrument_id);
    const listing = instrument && pricingListing(market, instrument);
    const price = listing && openQuoteAt(listing, now)?.last;
    if (price === undefined) continue;
    const { alarm_above: above, alarm_below: below } = row;
    if (above !== null && compare(price, decimal(above)) >= 0)
      await raise(bank, row, 'ABOVE', above, decimalText(price));
    if (below !== null && compare(price, decimal(below)) <= 0)
      await raise(bank, row, 'BELOW', below, decimalText(price));
  }
}

const raise = (bank: Bank, row: WatchRow, direction: Direction, level: string, price: string) =>
  inTransaction(bank.db, async (tx) => {
    const column = direction === 'ABOVE' ? 'alarm_above' : 'alarm_below';
    const taken = await tx
      .updateTable('watch')
      .set({ [column]: null })
      .where('client_id', '=', row.client_id)
      .where('instrument_id', '=', row.instrument_id)
      .where(column, '=', level)
      .returning('instrument_id')
      .executeTakeFirst();
    if (taken === undefined) return;
    const at = bank.clock.date();
    const alarm_id = bank.newId();
    await tx
      .insertInto('raised_alarm')
      .values({
        client_id: row.client_id,
        alarm_id,
        instrument_id: row.instrument_id,
        direction,
        level,
        price,
        raised_at: at,
      })
      .execute();
    const journal = await Journal.lock(tx, row.client_id);
    await journal.publish({
      topic: NEWS,
      depotId: '',
      at,
      detail: {
        notificationId: alarm_id,
        at: timestampText(instant(at.getTime())),
        kind: 'PRICE_ALARM',
        instrumentId: row.instrument_id,
      },
    });
  });

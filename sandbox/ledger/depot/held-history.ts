import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Market } from '../../market/market';
import { pricingListing } from './depot-holdings';
import { isFundDepot } from './own-depot';
import type { DatedLot, HoldingHistory, Sale } from './value-history';

/** All that a depot holds or has held, instrument by instrument, with every purchase and sale. */
export async function heldHistory(
  db: BankDatabase,
  market: Market,
  clientId: string,
  depotId: string,
): Promise<readonly HoldingHistory[]> {
  const lots = await lotsOf(db, clientId, depotId);
  const sales = await salesOf(db, clientId, depotId);
  const atCompany = await isFundDepot(db, depotId);
  return [...lots].flatMap(([id, bought]) => {
    const instrument = market.instruments.get(id);
    const listing = instrument === undefined ? undefined : pricingListing(market, instrument, atCompany);
    if (instrument === undefined || listing === undefined) return [];
    return [{ instrument, listing, lots: bought, sales: sales.get(id) ?? [] }];
  });
}

async function lotsOf(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<ReadonlyMap<string, readonly DatedLot[]>> {
  const rows = await db
    .selectFrom('lot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .orderBy('bought_at')
    .orderBy('lot_id')
    .execute();
  return grouped(
    rows.map((row) => ({
      id: row.instrument_id,
      value: {
        lotId: row.lot_id,
        at: instant(row.bought_at.getTime()),
        quantity: decimal(row.quantity),
        remaining: decimal(row.remaining),
        price: decimal(row.price),
        costEur: decimal(row.cost_eur),
      },
    })),
  );
}

async function salesOf(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<ReadonlyMap<string, readonly Sale[]>> {
  const rows = await db
    .selectFrom('order_execution')
    .innerJoin('securities_order', (join) =>
      join
        .onRef('securities_order.client_id', '=', 'order_execution.client_id')
        .onRef('securities_order.order_id', '=', 'order_execution.order_id'),
    )
    .select(['instrument_id', 'executed_at', 'order_execution.quantity'])
    .where('order_execution.client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('side', '=', 'SELL')
    .execute();
  return grouped(
    rows.map(({ instrument_id, executed_at, quantity }) => ({
      id: instrument_id,
      value: { at: instant(executed_at.getTime()), quantity: decimal(quantity) },
    })),
  );
}

function grouped<T>(
  pairs: readonly { readonly id: string; readonly value: T }[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const { id, value } of pairs) {
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [value]);
    else group.push(value);
  }
  return groups;
}

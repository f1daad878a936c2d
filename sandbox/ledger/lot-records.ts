import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { packedRows, unpackedRows } from '@sandbox/platform/db/packed-rows';
import type { LotTable } from './ledger-tables';
import { consumeLots, type Lot } from './lots';

/** Which holding a lot belongs to. */
export interface Holding {
  readonly clientId: string;
  readonly depotId: string;
  readonly instrumentId: string;
}

/** Adds what was bought to a holding. */
export async function addLot(
  tx: BankTransaction,
  { clientId, depotId, instrumentId }: Holding,
  lot: { lotId: string; at: Date; quantity: Decimal; price: Decimal; costEur: Decimal },
): Promise<void> {
  const quantity = decimalText(lot.quantity);
  await tx
    .insertInto('lot')
    .values({
      client_id: clientId,
      lot_id: lot.lotId,
      depot_id: depotId,
      instrument_id: instrumentId,
      bought_at: lot.at,
      quantity,
      remaining: quantity,
      price: decimalText(lot.price),
      cost_eur: decimalText(lot.costEur),
    })
    .execute();
}

/** Takes what was sold out of a holding's lots, first in, first out. */
export async function sellFromLots(
  tx: BankTransaction,
  { clientId, depotId, instrumentId }: Holding,
  quantity: Decimal,
): Promise<void> {
  const rows = await tx
    .selectFrom('lot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('instrument_id', '=', instrumentId)
    .where('remaining', '>', '0')
    .orderBy('bought_at')
    .orderBy('lot_id')
    .execute();
  for (const { lotId, remaining } of consumeLots(rows.map(lotFrom), quantity)) {
    await tx
      .updateTable('lot')
      .set({ remaining: decimalText(remaining) })
      .where('client_id', '=', clientId)
      .where('lot_id', '=', lotId)
      .execute();
  }
}

/** In the order in which they are read. */
const HELD_COLUMNS = ['instrument_id', 'lot_id', 'quantity', 'remaining', 'price', 'cost_eur'] as const;

/** What a depot still holds, by instrument, each list in the order of purchase. */
export async function heldLots(
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<ReadonlyMap<string, readonly Lot[]>> {
  const answer = await db
    .selectFrom('lot')
    .select(packedRows<LotTable>(HELD_COLUMNS, ['bought_at', 'lot_id']).as('rows'))
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('remaining', '>', '0')
    .executeTakeFirst();
  const held = new Map<string, Lot[]>();
  for (const [id = '', ...fields] of unpackedRows(answer?.rows)) {
    const [lot_id = '', quantity = '', remaining = '', price = '', cost_eur = ''] = fields;
    const lot = lotFrom({ lot_id, quantity, remaining, price, cost_eur });
    const lots = held.get(id);
    if (lots === undefined) held.set(id, [lot]);
    else lots.push(lot);
  }
  return held;
}

type LotRow = Pick<Selectable<LotTable>, 'lot_id' | 'quantity' | 'remaining' | 'price' | 'cost_eur'>;

const lotFrom = (row: LotRow): Lot => ({
  lotId: row.lot_id,
  quantity: decimal(row.quantity),
  remaining: decimal(row.remaining),
  price: decimal(row.price),
  costEur: decimal(row.cost_eur),
});

import {
  compare,
  decimal,
  decimalText,
  divide,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '@domain/money/decimal';
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

/** What came into a holding at once. */
export interface NewLot {
  readonly lotId: string;
  readonly at: Date;
  readonly quantity: Decimal;
  readonly price: Decimal;
  /** In EUR, costs of the purchase included. */
  readonly costEur: Decimal;
  readonly costs: Decimal;
  /** Of a foreign currency. */
  readonly fxRate?: Decimal;
  /** Taxed in advance since the purchase. */
  readonly lumpSum?: Decimal;
  /** Came from another bank, which did or did not tell what it had cost. */
  readonly transferred?: 'with-cost' | 'without-cost';
}

/** What a sale took of a lot, with what of its cost and lump sums falls to it; EUR to the cent. */
export interface SoldPart {
  readonly boughtAt: Date;
  readonly taken: Decimal;
  /** Unknown after some transfers. */
  readonly cost: Decimal | undefined;
  readonly lumpSum: Decimal;
}

/** Adds what was bought to a holding. */
export async function addLot(
  tx: BankTransaction,
  { clientId, depotId, instrumentId }: Holding,
  lot: NewLot,
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
      cost_left: lot.transferred === 'without-cost' ? null : decimalText(rescale(lot.costEur, 2, 'half-up')),
      costs_left: decimalText(lot.costs),
      lump_left: decimalText(lot.lumpSum ?? zero),
      fx_rate: lot.fxRate === undefined ? null : decimalText(lot.fxRate),
      transferred: lot.transferred !== undefined,
    })
    .execute();
}

/** What a sale takes of one lot, and what of it stays. */
interface TakenLot {
  readonly part: SoldPart;
  readonly left: Pick<LotTable, 'lot_id' | 'remaining' | 'cost_left' | 'costs_left' | 'lump_left'>;
}

/** Takes what was sold out of a holding's lots, first in, first out, and says what it took of each. */
export async function sellFromLots(
  tx: BankTransaction,
  holding: Holding,
  quantity: Decimal,
): Promise<readonly SoldPart[]> {
  const taken = takenLots(await openLots(tx, holding), quantity);
  for (const { left } of taken) {
    const { lot_id, ...changed } = left;
    await tx
      .updateTable('lot')
      .set(changed)
      .where('client_id', '=', holding.clientId)
      .where('lot_id', '=', lot_id)
      .execute();
  }
  return taken.map(({ part }) => part);
}

/** What a sale would take of each lot of a holding, were it carried out now; undefined where it holds less. */
export async function partsToSell(
  db: BankDatabase,
  holding: Holding,
  quantity: Decimal,
): Promise<readonly SoldPart[] | undefined> {
  const rows = await openLots(db, holding);
  const held = sum(rows.map(({ remaining }) => decimal(remaining)));
  return compare(held, quantity) < 0 ? undefined : takenLots(rows, quantity).map(({ part }) => part);
}

function takenLots(rows: readonly Selectable<LotTable>[], quantity: Decimal): readonly TakenLot[] {
  return consumeLots(rows.map(lotFrom), quantity).flatMap(({ lotId, remaining }, index): TakenLot[] => {
    const row = rows[index];
    if (row === undefined) return [];
    const held = decimal(row.remaining);
    const taken = subtract(held, remaining);
    const part = (whole: string): Decimal => divide(multiply(decimal(whole), taken), held, 2, 'half-up');
    const left = (whole: string): string => decimalText(subtract(decimal(whole), part(whole)));
    return [
      {
        part: {
          boughtAt: row.bought_at,
          taken,
          cost: row.cost_left === null ? undefined : part(row.cost_left),
          lumpSum: part(row.lump_left),
        },
        left: {
          lot_id: lotId,
          remaining: decimalText(remaining),
          cost_left: row.cost_left === null ? null : left(row.cost_left),
          costs_left: left(row.costs_left),
          lump_left: left(row.lump_left),
        },
      },
    ];
  });
}

/** What a holding still has, in the order in which it is sold. */
const openLots = (
  db: BankDatabase,
  { clientId, depotId, instrumentId }: Holding,
): Promise<Selectable<LotTable>[]> =>
  db
    .selectFrom('lot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('instrument_id', '=', instrumentId)
    .where('remaining', '>', '0')
    .orderBy('bought_at')
    .orderBy('lot_id')
    .execute();

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

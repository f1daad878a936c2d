import { decimal, sum, type Decimal } from '@domain/money/decimal';
import { unit, type Unit } from '@domain/money/unit';
import { instant, type Instant } from '@domain/time/instant';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Market } from '@sandbox/market/market';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';

/** What is left of a purchase of a fund. */
export interface FundLot {
  readonly lotId: string;
  readonly boughtAt: Instant;
  readonly quantity: Decimal;
  readonly lumpSums: Decimal;
}

/** A fund in a depot with the account that its payments and its tax are booked on. */
export interface FundHolding {
  readonly depotId: string;
  readonly accountId: string;
  readonly currency: Unit;
  readonly credit: Decimal;
  readonly instrument: CatalogueInstrument;
  readonly lots: readonly FundLot[];
  readonly quantity: Decimal;
}

/** Who holds any of these instruments that was bought before a moment. */
export async function holdersOf(
  db: BankDatabase,
  instrumentIds: readonly string[],
  before: Instant,
): Promise<readonly string[]> {
  if (instrumentIds.length === 0) return [];
  const rows = await db
    .selectFrom('lot')
    .select('client_id')
    .distinct()
    .where('instrument_id', 'in', instrumentIds)
    .where('remaining', '>', '0')
    .where('bought_at', '<', new Date(before))
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** What a customer holds of these instruments and has bought before a moment. */
export async function heldFunds(
  tx: BankTransaction,
  market: Market,
  clientId: string,
  instrumentIds: readonly string[],
  before: Instant,
): Promise<readonly FundHolding[]> {
  const rows = await tx
    .selectFrom('lot')
    .innerJoin('depot', (join) =>
      join.onRef('depot.client_id', '=', 'lot.client_id').onRef('depot.depot_id', '=', 'lot.depot_id'),
    )
    .innerJoin('account', (join) =>
      join
        .onRef('account.client_id', '=', 'depot.client_id')
        .onRef('account.account_id', '=', 'depot.default_settlement_account_id'),
    )
    .select(['lot.depot_id', 'instrument_id', 'lot_id', 'bought_at', 'remaining', 'lump_left'])
    .select(['account.account_id', 'account.currency', 'credit_limit'])
    .where('lot.client_id', '=', clientId)
    .where('instrument_id', 'in', instrumentIds)
    .where('remaining', '>', '0')
    .where('bought_at', '<', new Date(before))
    .orderBy('lot.depot_id')
    .orderBy('instrument_id')
    .orderBy('bought_at')
    .orderBy('lot_id')
    .execute();
  const held = new Map<string, FundHolding>();
  for (const row of rows) {
    const key = `${row.depot_id}/${row.instrument_id}`;
    const instrument = market.instruments.get(row.instrument_id);
    if (instrument === undefined) continue;
    const lots = [
      ...(held.get(key)?.lots ?? []),
      {
        lotId: row.lot_id,
        boughtAt: instant(row.bought_at.getTime()),
        quantity: decimal(row.remaining),
        lumpSums: decimal(row.lump_left),
      },
    ];
    held.set(key, {
      depotId: row.depot_id,
      accountId: row.account_id,
      currency: unit(row.currency),
      credit: decimal(row.credit_limit ?? '0'),
      instrument,
      lots,
      quantity: sum(lots.map(({ quantity }) => quantity)),
    });
  }
  return [...held.values()];
}

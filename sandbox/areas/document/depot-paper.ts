import { compare, decimalText, rescale, sum, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import type { Selectable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import { minorsOf } from '@sandbox/ledger/depot/depot-minors';
import { heldHistory } from '@sandbox/ledger/depot/held-history';
import { endOfDay, quantityAt, valueAt } from '@sandbox/ledger/depot/value-history';
import { germanNumber, moneyText, priceText, quantityText } from '@sandbox/market/catalogue/german-figures';
import type { Market } from '@sandbox/market/market';
import { lastPriceAt } from '@sandbox/market/price/price-model';
import type { DocumentTable } from './document-tables';
import type { Paper } from './paper';

/** Other requests get their turn after so many positions. */
const AT_ONCE = 500;

/** What a depot held at the end of a quarter, at the closing prices of its last day. */
export async function depotPaper(
  { db, clock }: Bank,
  market: Market,
  { client_id, subject, period_to }: Selectable<DocumentTable>,
): Promise<Paper | undefined> {
  const depot = await db
    .selectFrom('depot')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('depot_id', '=', subject)
    .executeTakeFirst();
  if (depot === undefined || period_to === null) return undefined;
  const child = (await minorsOf(db, client_id)).get(subject);
  const day = calendarDay(period_to);
  const at = endOfDay(day, instant(clock.now()));
  const rows: string[][] = [];
  const values = [];
  for (const [index, history] of (await heldHistory(db, market, client_id, subject)).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const quantity = quantityAt(history, at);
    const value = valueAt(history, at, (currency, moment) => market.rate(currency, moment));
    if (value === undefined || compare(quantity, zero) === 0) continue;
    const { row, traded } = history.instrument;
    const current = rescale(value.current, 2, 'down');
    values.push(current);
    rows.push([
      `${row.name}, WKN ${row.wkn}`,
      quantityText(traded, quantity),
      priceText(traded, lastPriceAt(history.listing, at)),
      germanNumber(current),
    ]);
  }
  return {
    title: `Depotauszug zum ${formatGermanDate(day)}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Depotnummer', depot.display_id],
          ...(child === undefined ? [] : [['Inhaber', child.name] as const]),
          ['Positionen', decimalText({ units: BigInt(rows.length), scale: 0 })],
        ],
      },
      {
        kind: 'table',
        heading: 'Bestand',
        columns: [
          { head: 'Wertpapier', share: 6 },
          { head: 'Menge', share: 3, numeric: true },
          { head: 'Kurs', share: 3, numeric: true },
          { head: 'Wert EUR', share: 3, numeric: true },
        ],
        rows,
        foot: ['Gesamtwert', '', '', moneyText(sum(values), EUR)],
      },
      {
        kind: 'text',
        text: 'Bewertet zu den Schlusskursen des Stichtags. Einwendungen müssen uns binnen sechs Wochen erreichen.',
      },
    ],
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

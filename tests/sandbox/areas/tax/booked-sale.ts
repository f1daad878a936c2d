import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { bookSaleTax } from '@sandbox/areas/tax/book-tax';
import { Journal } from '@sandbox/ledger/journal';
import { marketOf } from '@sandbox/market/market';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import type { Werkbank } from '../../support/werkbank';

/** A sale: day, security, value, costs, what was paid for it if that is known, and what of it was taxed in advance. */
export type Sale = readonly [
  day: string,
  wkn: string,
  value: string,
  costs: string,
  cost: string | undefined,
  lumpSum?: string,
];

/** Books the tax of a sale out of a depot as an execution does, on its day. */
export async function bookSale(
  { bank }: Werkbank,
  zugangsnummer: string,
  [day, wkn, value, costs, cost, lumpSum = '0.00']: Sale,
  { depot = 'depot', executionId = `${day}/${wkn}` }: { depot?: string; executionId?: string } = {},
): Promise<void> {
  const at = Date.parse(`${day}T12:00:00+01:00`);
  await bank.clock.set(bank.db, { at });
  const market = await marketOf(bank);
  const instrument = [...market.instruments.values()].find(({ row }) => row.wkn === wkn);
  const clientId = clientIdOf(zugangsnummer);
  const { account_id } = await bank.db
    .selectFrom('account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('currency', '=', 'EUR')
    .where('account_type', '!=', 'EXT')
    .orderBy('account_id')
    .executeTakeFirstOrThrow();
  if (instrument === undefined) throw new Error(`Nothing has the WKN ${wkn}`);
  await inTransaction(bank.db, async (tx) =>
    bookSaleTax(
      { tx, market, journal: await Journal.lock(tx, clientId) },
      {
        clientId,
        depotId: depotIdOf(zugangsnummer, depot),
        at: instant(at),
        instrument,
        executionId,
        accountId: account_id,
        currency: EUR,
        parts: [
          {
            boughtAt: new Date('2020-02-03T12:00:00+01:00'),
            taken: decimal('10'),
            cost: cost === undefined ? undefined : decimal(cost),
            lumpSum: decimal(lumpSum),
          },
        ],
        money: { value: decimal(value), costs: decimal(costs) },
      },
    ),
  );
}

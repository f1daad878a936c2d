import { divide, decimal, subtract, type Decimal } from '@domain/money/decimal';
import { PERCENT } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { eurRate } from '@sandbox/market/price/exchange-rate';
import type { DemoCustomer, DemoHolding } from '../world/demo-customer';
import { DEMO_CUSTOMERS, accountIdOf, clientIdOf, depotIdOf } from '../world/demo-customers';
import { stableId } from '@sandbox/platform/identifiers';
import { Journal } from './journal';
import { into, outOf, type LedgerLine } from './ledger-line';
import { addLot } from './lot-records';
import { bookPayments, openedAt, paidSince, pastPayments } from './seed-payments';

const DAY = 86_400_000;

/** How long before the world began the oldest holding was bought, and how far apart the purchases were, in days. */
const FIRST_PURCHASE = 900;
const BETWEEN_PURCHASES = 47;

/** What the seed must know of an instrument. */
interface Facts {
  readonly id: string;
  readonly currency: string;
  readonly notation: string;
}

/** Books what customers had when the world began: money, securities and what they once paid for them. */
export async function seedLedger(tx: BankTransaction, bank: Bank): Promise<void> {
  const rows = await tx
    .selectFrom('instrument')
    .select(['wkn', 'instrument_id', 'currency', 'notation'])
    .execute();
  const instruments = new Map(
    rows.map(({ wkn, instrument_id: id, currency, notation }) => [wkn, { id, currency, notation }]),
  );
  for (const customer of DEMO_CUSTOMERS) await seedCustomer(tx, bank, customer, instruments);
}

async function seedCustomer(
  tx: BankTransaction,
  bank: Bank,
  { zugangsnummer, accounts, depots }: DemoCustomer,
  instruments: ReadonlyMap<string, Facts>,
): Promise<void> {
  const clientId = clientIdOf(zugangsnummer);
  const now = bank.clock.date();
  const journal = await Journal.lock(tx, clientId);
  const past = accounts.map((account) => ({
    account,
    payments: pastPayments(account, accountIdOf(zugangsnummer, account.key), instant(now.getTime())),
  }));
  const lines: LedgerLine[] = past.flatMap(({ account: { key, currency, opening }, payments }) =>
    opened(
      'CASH',
      accountIdOf(zugangsnummer, key),
      currency,
      subtract(decimal(opening), paidSince(payments)),
    ),
  );
  for (const { key, holdings } of depots) {
    const depotId = depotIdOf(zugangsnummer, key);
    for (const [rank, holding] of holdings.entries()) {
      const facts = instruments.get(holding.wkn);
      if (facts === undefined) throw new Error(`No instrument with WKN ${holding.wkn}`);
      lines.push(...opened('CUSTODY', depotId, facts.id, decimal(holding.quantity)));
      await addLot(
        tx,
        { clientId, depotId, instrumentId: facts.id },
        {
          lotId: stableId('lot', `${zugangsnummer}/${key}/${holding.wkn}`),
          at: new Date(holding.boughtOn ?? now.getTime() - (FIRST_PURCHASE - rank * BETWEEN_PURCHASES) * DAY),
          quantity: decimal(holding.quantity),
          price: decimal(holding.purchasePrice),
          costEur: costEur(bank, facts, holding),
        },
      );
    }
  }
  const at = openedAt(instant(now.getTime()));
  await journal.post({ kind: 'OPENING', reference: 'opening', at, lines });
  await bookPayments(
    tx,
    journal,
    clientId,
    past.flatMap(({ payments }) => payments),
  );
}

const opened = (book: 'CASH' | 'CUSTODY', owner: string, unit: string, amount: Decimal): LedgerLine[] => [
  into(book, owner, unit, amount),
  outOf('OPENING', '', unit, amount),
];

/** What the holding cost, in EUR at the rate of the world's first day. */
function costEur({ settings, clock }: Bank, { currency, notation }: Facts, holding: DemoHolding): Decimal {
  const quantity = decimal(holding.quantity);
  const price = decimal(holding.purchasePrice);
  const scale = quantity.scale + price.scale + (notation === PERCENT ? 2 : 0);
  const rate = decimal(eurRate(settings.seed, currency, clock.now()));
  return divide({ units: quantity.units * price.units, scale }, rate, 2, 'half-up');
}

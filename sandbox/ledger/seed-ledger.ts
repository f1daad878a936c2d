import { divide, decimal, hundred, minimum, subtract, sum, type Decimal } from '@domain/money/decimal';
import { PERCENT } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import { eurRate } from '@sandbox/market/price/exchange-rate';
import type { DemoCustomer, DemoHolding } from '../world/demo-customer';
import { DEMO_CUSTOMERS, accountIdOf, clientIdOf, depotIdOf } from '../world/demo-customers';
import { stableId } from '@sandbox/platform/identifiers';
import { Journal } from './journal';
import { into, outOf, type LedgerLine } from './ledger-line';
import { addLot, type NewLot } from './lot-records';
import { lumpSumsTaxed } from './lump-sums';
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
  /** Taxed in advance year by year. */
  readonly isFund: boolean;
}

/** Books what customers had when the world began: money, securities and what they once paid for them. */
export async function seedLedger(tx: BankTransaction, bank: Bank): Promise<void> {
  const rows = await tx
    .selectFrom('instrument')
    .select(['wkn', 'instrument_id', 'currency', 'notation', 'instrument_type', 'sector'])
    .execute();
  const instruments = new Map(
    rows.map(({ wkn, instrument_id: id, currency, notation, ...row }) => [
      wkn,
      { id, currency, notation, isFund: taxClassOf(row).endsWith('_FUND') },
    ]),
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
      const seed = { key: `${zugangsnummer}/${key}/${holding.wkn}`, boughtAt: boughtAt(now, rank, holding) };
      for (const lot of demoLots(bank, facts, holding, seed)) {
        await addLot(tx, { clientId, depotId, instrumentId: facts.id }, lot);
      }
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

const boughtAt = (now: Date, rank: number, { boughtOn }: DemoHolding): Date =>
  new Date(boughtOn ?? now.getTime() - (FIRST_PURCHASE - rank * BETWEEN_PURCHASES) * DAY);

/** What a purchase cost at most beside the price; of small ones a hundredth. */
const PURCHASE_COSTS = decimal('9.90');

/** The purchases a holding was made of; what they cost has the costs of the purchase in it. */
function demoLots(
  bank: Bank,
  facts: Facts,
  holding: DemoHolding,
  seed: { key: string; boughtAt: Date },
): readonly NewLot[] {
  const rate = decimal(eurRate(bank.settings.seed, facts.currency, bank.clock.now()));
  const today = berlinTime(instant(bank.clock.now())).date;
  return (holding.parts ?? [holding]).map((part, index) => {
    const at =
      index === 0 && part.boughtOn === undefined ? seed.boughtAt : new Date(part.boughtOn ?? seed.boughtAt);
    const paid = costEur(bank, facts, part);
    const bought = berlinTime(instant(at.getTime())).date;
    return {
      lotId: stableId('lot', index === 0 ? seed.key : `${seed.key}/${String(index + 1)}`),
      at,
      quantity: decimal(part.quantity),
      price: decimal(part.purchasePrice),
      costEur: paid,
      costs: minimum(PURCHASE_COSTS, divide(paid, hundred, 2, 'half-up')),
      lumpSum: sum([
        decimal('0.00'),
        ...(facts.isFund ? lumpSumsTaxed(paid, bought, today).map(({ amount }) => amount) : []),
      ]),
      ...(facts.currency === 'EUR' ? {} : { fxRate: rate }),
      ...(holding.transferred === undefined ? {} : { transferred: holding.transferred }),
    };
  });
}

/** What was paid, in EUR at the rate of the world's first day. */
function costEur(
  { settings, clock }: Bank,
  { currency, notation }: Facts,
  holding: Pick<DemoHolding, 'quantity' | 'purchasePrice'>,
): Decimal {
  const quantity = decimal(holding.quantity);
  const price = decimal(holding.purchasePrice);
  const scale = quantity.scale + price.scale + (notation === PERCENT ? 2 : 0);
  const rate = decimal(eurRate(settings.seed, currency, clock.now()));
  return divide({ units: quantity.units * price.units, scale }, rate, 2, 'half-up');
}

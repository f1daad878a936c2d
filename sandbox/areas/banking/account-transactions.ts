import { add, decimal, isZero, negate, subtract, sum, zero, type Decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { stableId } from '@sandbox/platform/identifiers';
import type { Booking, BookingKind } from '@sandbox/ledger/booking';
import { bookingLines } from '@sandbox/ledger/booking-lines';
import type { EntryKind } from '@sandbox/ledger/ledger-tables';
import type { Market } from '@sandbox/market/market';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import type { AccountTransaction, Party, Purpose } from './account-transaction';
import { payerOf, tradeBooking, tradesOf, type Trade } from './trades';

/** Whose account, and in which currency it is kept. */
export interface AccountKey {
  readonly clientId: string;
  readonly accountId: string;
  readonly currency: string;
}

/** What an entry of the journal moved on one account. */
interface Moved {
  readonly kind: EntryKind;
  readonly reference: string;
  readonly day: LocalDate;
  /** What it changed of the balance: free money and what is reserved together. */
  readonly amount: Decimal;
  /** What came in from another bank in the same entry. */
  readonly collected: Decimal;
}

const BANK: Party = { holderName: 'Werkbank', iban: null, bic: WERKBANK_BIC };

/**
 * Every booking of an account, the latest first: each entry of the journal that moved its money, and a trade that was
 * paid by direct debit as the collection and the trade. What is only reserved has moved nothing. A trade is booked on
 * the day it settles, until then it is not booked; the balance counts it from its execution on.
 */
export async function accountTransactions(
  db: BankDatabase,
  market: Market,
  key: AccountKey,
  today: LocalDate,
): Promise<readonly AccountTransaction[]> {
  const [moved, trades, payments] = await Promise.all([
    movedOf(db, key),
    tradesOf(db, key.clientId),
    paymentsOf(db, key.clientId),
  ]);
  const all = moved.flatMap((entry): AccountTransaction[] => {
    const trade = trades.get(entry.reference);
    if (trade !== undefined) return tradeTransactions(key, market, entry, trade, today);
    const { name, iban, bic, purpose } = payments.get(entry.reference) ?? {};
    return [
      {
        reference: referenceOf(key, entry),
        amount: entry.amount,
        bookingDate: entry.day,
        valutaDate: entry.day,
        type: 'TRANSFER',
        party: name === undefined ? BANK : { holderName: name, iban: iban ?? null, bic: bic ?? null },
        purpose: purpose ?? madeByBank({ kind: KINDS[entry.kind] }),
      },
    ];
  });
  return all.sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

/** What an entry is where nothing more is known of it. */
const KINDS: Readonly<Record<EntryKind, BookingKind>> = {
  OPENING: 'OPENING_BALANCE',
  PAYMENT: 'PAYMENT',
  RESERVATION: 'PAYMENT',
  EXECUTION: 'SECURITIES_TRADE',
  SETTLEMENT: 'SECURITIES_TRADE',
  TAX: 'SALE_TAX',
  TRANSFER: 'DEPOT_TRANSFER',
};

const madeByBank = (booking: Booking): Purpose => ({ lines: bookingLines(booking), booking });

/** What is not booked yet comes last, so it stands first. */
const dayOf = ({ bookingDate }: AccountTransaction): string => bookingDate ?? '9999';

function tradeTransactions(
  key: AccountKey,
  market: Market,
  entry: Moved,
  trade: Trade,
  today: LocalDate,
): AccountTransaction[] {
  const valutaDate = calendarDay(trade.settlesOn);
  const dates = { bookingDate: valutaDate <= today ? valutaDate : undefined, valutaDate };
  const booking = tradeBooking(market, trade, key.currency);
  const bought: AccountTransaction = {
    reference: referenceOf(key, entry),
    amount: subtract(entry.amount, entry.collected),
    ...dates,
    type: 'SECURITIES',
    party: BANK,
    purpose: madeByBank(booking),
  };
  const payer = payerOf(trade);
  if (payer === undefined || isZero(entry.collected)) return [bought];
  return [
    bought,
    {
      reference: referenceOf(key, entry, 'collection'),
      amount: entry.collected,
      ...dates,
      type: 'DIRECT_DEBIT',
      party: payer,
      mandateId: trade.orderId,
      purpose: madeByBank({
        kind: 'COLLECTION',
        ...(booking.security === undefined ? {} : { security: booking.security }),
      }),
    },
  ];
}

/** Named after the entry, so that it is the same whenever it is asked for. */
const referenceOf = ({ clientId, accountId }: AccountKey, { reference }: Moved, part = ''): string =>
  stableId('account transaction', [clientId, accountId, reference, part].join('/'));

async function movedOf(db: BankDatabase, key: AccountKey): Promise<readonly Moved[]> {
  const rows = await db
    .selectFrom('journal_entry')
    .innerJoin('posting', (join) =>
      join
        .onRef('posting.client_id', '=', 'journal_entry.client_id')
        .onRef('posting.sequence', '=', 'journal_entry.sequence'),
    )
    .select(['journal_entry.sequence', 'kind', 'reference', 'booked_at', 'book', 'owner', 'amount'])
    .where('journal_entry.client_id', '=', key.clientId)
    .where('kind', 'not in', ['RESERVATION', 'SETTLEMENT'])
    .where('posting.unit', '=', key.currency)
    .where('book', 'in', ['CASH', 'RESERVED', 'MARKET'])
    .orderBy('booked_at', 'desc')
    .orderBy('journal_entry.sequence', 'desc')
    .execute();
  const entries = new Map<number, (typeof rows)[number][]>();
  for (const row of rows) entries.set(row.sequence, [...(entries.get(row.sequence) ?? []), row]);
  return [...entries.values()].flatMap((lines): Moved[] => {
    const own = lines.filter(({ owner }) => owner === key.accountId);
    const [first] = own;
    if (first === undefined) return [];
    const amount = total(own);
    const collected = negate(total(lines.filter(({ book }) => book === 'MARKET')));
    if (isZero(amount) && isZero(collected)) return [];
    const { kind, reference, booked_at } = first;
    return [{ kind, reference, day: berlinTime(instant(booked_at.getTime())).date, amount, collected }];
  });
}

const total = (rows: readonly { readonly amount: string }[]): Decimal =>
  add(sum(rows.map(({ amount }) => decimal(amount))), zero);

interface Payment {
  readonly name: string;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly purpose: Purpose;
}

async function paymentsOf(db: BankDatabase, clientId: string): Promise<ReadonlyMap<string, Payment>> {
  const rows = await db.selectFrom('payment').selectAll().where('client_id', '=', clientId).execute();
  return new Map(
    rows.map(({ reference, holder_name: name, iban, bic, purpose, booking }) => [
      reference,
      { name, iban, bic, purpose: { lines: purpose, booking: booking ?? undefined } },
    ]),
  );
}

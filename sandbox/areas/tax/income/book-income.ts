import {
  add,
  compare,
  decimal,
  decimalText,
  isPositive,
  isZero,
  negate,
  sum,
  trimmed,
  type Decimal,
} from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import { securityOf, type Booking } from '@sandbox/ledger/booking';
import { bookingColumns } from '@sandbox/ledger/booking-lines';
import { minorsOf, type Minor } from '@sandbox/ledger/depot/depot-minors';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import { quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import { centsOf } from '../cents';
import { openYear } from '../couple/couple-years';
import { bookInto, keepYear, taxYear, totalsOf, usedByPartner } from '../tax-years';
import { notifyOfTax } from '../tax-notice';
import { rateHolds } from './base-rates';
import { beginningOf, paidFor } from './fund-prices';
import { heldFunds, type FundHolding } from './held-funds';
import type { IncomeEvent } from './income-events';
import { firstDayOf, keepLumpSums, lumpSumsOf, taxedOn } from './lump-sums';

/** What a fund brings a holder at once, in EUR. */
interface Income {
  readonly holding: FundHolding;
  readonly reference: string;
  /** Taxed, before partial exemption. */
  readonly amount: Decimal;
  /** Paid in money; a lump sum is taxed only. */
  readonly paid: boolean;
  readonly booking: Booking;
}

interface IncomeBooking {
  readonly tx: BankTransaction;
  readonly journal: Journal;
  readonly market: Market;
  readonly clientId: string;
  readonly at: Instant;
  readonly year: number;
}

/** Books an event for one customer, once: payment, tax, record, and what was taxed in advance with each lot. */
export async function bookIncome(
  tx: BankTransaction,
  market: Market,
  clientId: string,
  event: IncomeEvent,
  fundIds: readonly string[],
): Promise<void> {
  const journal = await Journal.lock(tx, clientId);
  if (event.kind === 'LUMP_SUMS' && !(await rateHolds(tx, event.year, event.baseRate))) return;
  const claimed = await tx
    .insertInto('fund_income')
    .values({ client_id: clientId, event_id: event.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (claimed === undefined) return;
  await openYear(tx, clientId, yearOf(event.day));
  const booking = { tx, journal, market, clientId, at: beginningOf(event.day), year: yearOf(event.day) };
  const minors = await minorsOf(tx, clientId);
  const lumpSums: TaxedLumpSum[] = [];
  const held = await heldFunds(tx, market, clientId, fundIds, beginningOf(heldBefore(event)));
  for (const holding of held) {
    const income =
      event.kind === 'DISTRIBUTION'
        ? distributionOf(market, holding, event)
        : await lumpSumIncome(booking, holding, event);
    if (!isPositive(income.amount)) continue;
    const { depotId } = holding;
    const child = minors.get(depotId);
    const withheld = await book(booking, income, child?.taxpayerId ?? clientId);
    if (event.kind === 'LUMP_SUMS') lumpSums.push({ amount: income.amount, withheld, depotId, child });
  }
  if (event.kind !== 'LUMP_SUMS') return;
  await tellOfLumpSums(
    booking,
    event,
    lumpSums.filter(({ child }) => child === undefined),
  );
  for (const child of new Map([...minors.values()].map((each) => [each.taxpayerId, each])).values()) {
    const ofChild = lumpSums.filter((each) => each.child?.taxpayerId === child.taxpayerId);
    await tellOfLumpSums(booking, event, ofChild, child);
  }
}

interface TaxedLumpSum {
  readonly amount: Decimal;
  /** In EUR. */
  readonly withheld: Decimal;
  readonly depotId: string;
  readonly child: Minor | undefined;
}

/**
 * One notice for all funds of the customer, and one for those of each child: what was taxed in advance, that it comes
 * late where it does, and what it cost.
 */
async function tellOfLumpSums(
  { journal, at }: IncomeBooking,
  { id, year, day }: Extract<IncomeEvent, { kind: 'LUMP_SUMS' }>,
  taxed: readonly TaxedLumpSum[],
  child?: Minor,
): Promise<void> {
  const [first] = taxed;
  if (first === undefined) return;
  const isLate = day > taxedOn(year);
  const late = isLate ? ', nachträglich, weil der Basiszins erst jetzt bekannt ist' : '';
  const amount = sum(taxed.map((each) => each.amount));
  const withheld = sum(taxed.map((each) => each.withheld));
  const args = { year: String(year), amount: decimalText(amount), tax: decimalText(withheld) };
  await notifyOfTax(journal, {
    reference: child === undefined ? id : `${id}/${child.taxpayerId}`,
    at: new Date(at),
    depotId: first.depotId,
    text: `Vorabpauschale ${String(year)} für ${child === undefined ? 'Ihre Fonds' : `Fonds von ${child.name}`} gebucht${late}: ${moneyText(amount, EUR)}, Steuer ${moneyText(withheld, EUR)}.`,
    title:
      child === undefined
        ? { kind: isLate ? 'LUMP_SUMS_LATE' : 'LUMP_SUMS', args }
        : { kind: isLate ? 'LUMP_SUMS_LATE_OF' : 'LUMP_SUMS_OF', args: { ...args, name: child.name } },
  });
}

/** A lump sum is for what was held when the year ended, a payment for what was held the evening before. */
export const heldBefore = (event: IncomeEvent): LocalDate =>
  event.kind === 'LUMP_SUMS' ? firstDayOf(event.year + 1) : event.day;

function distributionOf(
  market: Market,
  holding: FundHolding,
  { payment, day, id }: Extract<IncomeEvent, { kind: 'DISTRIBUTION' }>,
): Income {
  const { instrument, quantity, depotId } = holding;
  const amount = paidFor(market, instrument, payment, quantity);
  return {
    holding,
    reference: `${id}/${depotId}`,
    amount,
    paid: true,
    booking: {
      kind: 'DISTRIBUTION',
      day,
      security: securityOf(instrument.row),
      quantity: wireAmount(trimmed(quantity), quantityUnit(instrument.traded)),
      price: wireAmount(payment.each, instrument.traded.currency),
      sums: [{ kind: 'BEFORE_TAX', amount: wireAmount(amount, EUR) }],
    },
  };
}

async function lumpSumIncome(
  { tx, market, clientId }: IncomeBooking,
  holding: FundHolding,
  event: Extract<IncomeEvent, { kind: 'LUMP_SUMS' }>,
): Promise<Income> {
  const { id, year, day } = event;
  const taxed = lumpSumsOf(market, holding, event);
  await keepLumpSums(tx, clientId, year, taxed);
  const amount = sum(taxed.map((each) => each.amount));
  return {
    holding,
    reference: `${id}/${holding.depotId}/${holding.instrument.row.wkn}`,
    amount,
    paid: false,
    booking: {
      kind: 'LUMP_SUM_TAX',
      year,
      isLate: day > taxedOn(year),
      security: securityOf(holding.instrument.row),
      sums: [{ kind: 'LUMP_SUM', amount: wireAmount(amount, EUR) }],
    },
  };
}

/**
 * Taxes an income like any other result, by the record of whose depot it is, and books it on the account of the depot.
 * Where the account cannot bear the tax of a lump sum, nothing is withheld, and the tax office is told instead (EStG § 44
 * I 10): the record says what was paid.
 */
async function book(
  { tx, journal, market, clientId, at, year }: IncomeBooking,
  income: Income,
  taxpayerId: string,
): Promise<Decimal> {
  const { accountId, currency, credit, instrument } = income.holding;
  const row = await taxYear(tx, taxpayerId, year);
  const booked = bookInto(row, await usedByPartner(tx, row), {
    result: centsOf(decimalText(income.amount)),
    taxClass: taxClassOf(instrument.row),
  });
  const taxEur: Decimal = { units: booked.kest + booked.soli + booked.kist, scale: 2 };
  const tax = market.convert(taxEur, EUR, currency, at);
  const gross = income.paid ? market.convert(income.amount, EUR, currency, at) : decimal('0.00');
  const free = add(add(await journal.balance('CASH', accountId, currency), credit), gross);
  const isBorne = compare(tax, free) <= 0;
  const { kest, soli, kist } = totalsOf(row, 0n);
  await keepYear(tx, row, isBorne ? booked.year : { ...booked.year, kest, soli, kist });
  const withheld = isBorne ? tax : decimal('0.00');
  const told = isBorne ? taxEur : decimal('0.00');
  if (isZero(gross) && isZero(withheld)) return told;
  await journal.post({
    kind: 'PAYMENT',
    reference: income.reference,
    at: new Date(at),
    lines: [
      into('CASH', accountId, currency, gross),
      outOf('MARKET', '', currency, gross),
      outOf('CASH', accountId, currency, withheld),
      into('TAX', '', currency, withheld),
    ],
  });
  const parts = [
    ['CAPITAL_GAINS_TAX', booked.kest],
    ['SOLIDARITY_SURCHARGE', booked.soli],
    ['CHURCH_TAX', booked.kist],
  ] as const;
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference: income.reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      ...bookingColumns({
        ...income.booking,
        sums: [
          ...(income.booking.sums ?? []),
          ...parts.flatMap(([kind, cents]) =>
            cents === 0n ? [] : [{ kind, amount: wireAmount(negate({ units: cents, scale: 2 }), EUR) }],
          ),
        ],
      }),
    })
    .execute();
  return told;
}

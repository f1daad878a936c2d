import {
  add,
  compare,
  decimal,
  decimalText,
  isPositive,
  isZero,
  negate,
  sum,
  type Decimal,
} from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { Instant } from '@domain/time/instant';
import { formatGermanDate } from '@domain/time/german-date';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { moneyText, quantityText } from '@sandbox/market/catalogue/german-figures';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { WERKBANK_BIC } from '@sandbox/world/iban';
import { centsOf } from '../cents';
import { keepYear, lockCouple, taxYear, totalsOf, usedByPartner } from '../tax-years';
import { bookResult } from '../year-tax';
import { beginningOf, paidFor } from './fund-prices';
import { heldFunds, type FundHolding } from './held-funds';
import type { IncomeEvent } from './income-events';
import { firstDayOf, keepLumpSums, lumpSumsOf } from './lump-sums';

/** What a fund brings a holder at once, in EUR. */
interface Income {
  readonly holding: FundHolding;
  readonly reference: string;
  /** Taxed, before partial exemption. */
  readonly amount: Decimal;
  /** Paid in money; a lump sum is taxed only. */
  readonly paid: boolean;
  readonly words: readonly string[];
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
  const claimed = await tx
    .insertInto('fund_income')
    .values({ client_id: clientId, event_id: event.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (claimed === undefined) return;
  await lockCouple(tx, await taxYear(tx, clientId, yearOf(event.day)));
  const booking = { tx, journal, market, clientId, at: beginningOf(event.day), year: yearOf(event.day) };
  const held = await heldFunds(tx, market, clientId, fundIds, beginningOf(heldBefore(event)));
  for (const holding of held) {
    const income =
      event.kind === 'DISTRIBUTION'
        ? distributionOf(market, holding, event)
        : await lumpSumIncome(booking, holding, event);
    if (isPositive(income.amount)) await book(booking, income);
  }
}

/** A lump sum is for what was held when the year ended, a payment for what was held the evening before. */
const heldBefore = (event: IncomeEvent): LocalDate =>
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
    words: [
      'Ausschüttung',
      ...named(holding),
      `${quantityText(instrument.traded, quantity)} zu ${moneyText(payment.each, instrument.traded.currency)}`,
      `vom ${formatGermanDate(day)}: ${moneyText(amount, EUR)} vor Steuern`,
    ],
  };
}

async function lumpSumIncome(
  { tx, market, clientId }: IncomeBooking,
  holding: FundHolding,
  { id, year }: Extract<IncomeEvent, { kind: 'LUMP_SUMS' }>,
): Promise<Income> {
  const taxed = lumpSumsOf(market, holding, year);
  await keepLumpSums(tx, clientId, year, taxed);
  const amount = sum(taxed.map((each) => each.amount));
  return {
    holding,
    reference: `${id}/${holding.depotId}/${holding.instrument.row.wkn}`,
    amount,
    paid: false,
    words: [
      `Steuer auf die Vorabpauschale ${String(year)}`,
      ...named(holding),
      `Vorabpauschale ${moneyText(amount, EUR)}`,
    ],
  };
}

const named = ({ instrument: { row } }: FundHolding): readonly string[] => [
  row.name,
  `WKN ${row.wkn} ISIN ${row.isin}`,
];

/**
 * Taxes an income like any other result and books it on the account of the depot. Where the account cannot bear the tax
 * of a lump sum, nothing is withheld, and the tax office is told instead (EStG § 44 I 10): the record says what was paid.
 */
async function book(
  { tx, journal, market, clientId, at, year }: IncomeBooking,
  income: Income,
): Promise<void> {
  const { accountId, currency, credit, instrument } = income.holding;
  const row = await taxYear(tx, clientId, year);
  const totals = totalsOf(row, await usedByPartner(tx, row));
  const booked = bookResult(totals, centsOf(decimalText(income.amount)), taxClassOf(instrument.row));
  const taxEur: Decimal = { units: booked.kest + booked.soli + booked.kist, scale: 2 };
  const tax = market.convert(taxEur, EUR, currency, at);
  const gross = income.paid ? market.convert(income.amount, EUR, currency, at) : decimal('0.00');
  const free = add(add(await journal.balance('CASH', accountId, currency), credit), gross);
  const isBorne = compare(tax, free) <= 0;
  const { kest, soli, kist } = totals;
  await keepYear(tx, row, isBorne ? booked.year : { ...booked.year, kest, soli, kist });
  const withheld = isBorne ? tax : decimal('0.00');
  if (isZero(gross) && isZero(withheld)) return;
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
    ['Kapitalertragsteuer', booked.kest],
    ['Solidaritätszuschlag', booked.soli],
    ['Kirchensteuer', booked.kist],
  ] as const;
  await tx
    .insertInto('payment')
    .values({
      client_id: clientId,
      reference: income.reference,
      holder_name: 'Werkbank',
      iban: null,
      bic: WERKBANK_BIC,
      purpose: json([
        ...income.words,
        ...parts.flatMap(([name, cents]) =>
          cents === 0n ? [] : [`${name} ${moneyText(negate({ units: cents, scale: 2 }), EUR)}`],
        ),
      ]),
    })
    .execute();
}

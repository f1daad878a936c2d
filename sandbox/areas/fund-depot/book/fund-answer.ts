import { decimal, decimalText, rescale, sum, trimmed, type Decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import { instant, type Instant } from '@domain/time/instant';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { timestampText } from '@domain/time/wire-time';
import { mostCollected } from '@sandbox/areas/savings-plan/check/check-payment';
import type { Mandate } from '@sandbox/areas/savings-plan/check/mandate';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import type { Market } from '@sandbox/market/market';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import type { OrderCheck } from '../check/check-order';
import { mandateFor } from '../check/fund-facts';
import { depositRows } from '../check/planned-rows';
import { daysOf, type DealingDays } from '../rules/dealing-days';
import { amountOn, dealingDayOf, nextNominal } from '../rules/regular-dates';
import type { FundOrderRow } from '../store/fund-record';
import type { FundOrderStage, FundRow } from '../store/fund-tables';
import type { FundOrderAnswer, FundPreview } from './fund-schema';
import { reasonText } from './fund-words';

/** An amount of EUR to the cent. */
export const cents = (value: Decimal): WireAmount => wireAmount(rescale(value, 2, 'half-up'), EUR);
const eur = (text: string): WireAmount => cents(decimal(text));
const pieces = (text: string): WireAmount => wireAmount(trimmed(decimal(text)), PIECES);

/** Percent without zeros that say nothing. */
export const percentText = (text: string): string => decimalText(trimmed(decimal(text)));

/** The mandate on the wire. */
export const mandateAnswer = (mandate: Mandate | undefined): FundOrderAnswer['mandate'] =>
  mandate === undefined
    ? null
    : {
        bank: mandate.bank,
        creditorIdentifier: mandate.creditorIdentifier,
        mandateReference: mandate.mandateReference,
        maximal: cents(mostCollected(mandate)),
      };

const STATES: Readonly<Record<Exclude<FundOrderStage, 'OVER'>, FundOrderAnswer['state']>> = {
  OPEN: 'PENDING',
  PRICING: 'IN_EXECUTION',
  RUNNING: 'ACTIVE',
};

/** Whether an order can be changed or cancelled: up to the cut-off, a regular deposit at any time. */
export const isOpenAt = ({ stage, cut_off }: FundOrderRow, now: Instant): boolean =>
  stage === 'RUNNING' || (stage === 'OPEN' && cut_off !== null && now < cut_off.getTime());

/** An order as it stands. */
export function fundOrderAnswer(market: Market, row: FundOrderRow, now: Instant): FundOrderAnswer {
  const isOpen = isOpenAt(row, now);
  const isLate = row.stage === 'OPEN' && !isOpen;
  const { outcome } = row;
  return {
    fundOrderId: row.fund_order_id,
    depotId: row.depot_id,
    kind: row.kind,
    state: row.stage === 'OVER' ? (outcome ?? 'NOT_EXECUTED') : isLate ? 'IN_EXECUTION' : STATES[row.stage],
    version: String(row.version),
    createdAt: timestampText(instant(row.created_at.getTime())),
    amount: row.amount === null ? null : eur(row.amount),
    percent: row.percent === null ? null : percentText(row.percent),
    all: row.is_all,
    close: row.closes,
    regular: regularAnswer(row),
    regularOrderId: row.regular_id,
    accountIban: row.iban,
    external: row.is_external,
    mandate:
      row.is_external && row.kind === 'DEPOSIT' ? mandateAnswer(mandateFor(row.client_id, row.iban)) : null,
    ...daysAnswer(row.dealing_day === null ? undefined : daysOf(calendarDay(row.dealing_day))),
    // A run is cancelled, not changed: its terms are those of the regular deposit.
    modifiable: isOpen && row.regular_id === null,
    deletable: isOpen,
    failReason: reasonText(row.fail_reason),
    result:
      row.result === null
        ? null
        : { value: eur(row.result.value), tax: eur(row.result.tax), total: eur(row.result.total) },
    allocation: rowsOf(market, row, now).map((each) => rowAnswer(market, each)),
  };
}

/** What a regular deposit buys next follows from the prices of the moment. */
function rowsOf(market: Market, row: FundOrderRow, now: Instant): readonly FundRow[] {
  const next = row.stage === 'RUNNING' ? nextNominal(row) : undefined;
  return next === undefined ? row.fund_rows : depositRows(amountOn(row, next), market, now);
}

function regularAnswer(row: FundOrderRow): FundOrderAnswer['regular'] {
  const { interval, execution_day, start_date, end_date, increase } = row;
  if (interval === null || execution_day === null || start_date === null) return null;
  const next: LocalDate | undefined = nextNominal(row);
  return {
    interval,
    day: execution_day,
    start: start_date,
    end: end_date,
    increase: increase === null ? null : percentText(increase),
    nextDate: next === undefined ? null : dealingDayOf(next),
    nextAmount: next === undefined ? null : cents(amountOn(row, next)),
  };
}

function rowAnswer(market: Market, row: FundRow): FundOrderAnswer['allocation'][number] {
  const instrument = fundOf(market, row.instrumentId);
  const { execution } = row;
  return {
    instrumentId: instrument.row.wkn,
    instrument: instrumentAnswer(instrument, market),
    weight: row.weight,
    amount: eur(row.amount),
    quantity: pieces(row.quantity),
    price: execution && { value: execution.price, unit: execution.unit },
    tax: taxOf(execution),
    lots: row.lots.map(({ acquired, quantity }) => ({ acquired, quantity: pieces(quantity) })),
    orderId: execution && execution.orderId,
    failReason: reasonText(row.failReason),
  };
}

const taxOf = (execution: FundRow['execution']): WireAmount | null =>
  execution === null || execution.tax === null ? null : eur(execution.tax);

/** A fund that a depot holds or its model names; the catalogue never loses one. */
export function fundOf(market: Market, instrumentId: string): CatalogueInstrument {
  const instrument = market.instruments.get(instrumentId);
  if (instrument === undefined)
    throw new Error(`A fund order is about ${instrumentId}, which is no instrument`);
  return instrument;
}

const daysAnswer = (days: DealingDays | undefined) => ({
  cutOff: days === undefined ? null : timestampText(days.cutOff),
  dealingDay: days?.dealing ?? null,
  priceDay: days?.price ?? null,
  settlementDay: days?.settlement ?? null,
});

/** What an order would be, as far as it is known. */
export function fundPreview(market: Market, { draft }: OrderCheck): FundPreview {
  const { account, rows, days, kind } = draft;
  return {
    ...daysAnswer(days),
    total: rows === undefined ? null : cents(sum(rows.map(({ amount }) => decimal(amount)))),
    external: account?.mandate !== undefined,
    mandate: kind === 'DEPOSIT' ? mandateAnswer(account?.mandate) : null,
    allocation: (rows ?? []).map((row) => rowAnswer(market, row)),
  };
}

/** What is said before an order is cancelled: nothing comes of it. */
export const NO_PREVIEW: FundPreview = {
  ...daysAnswer(undefined),
  total: null,
  external: false,
  mandate: null,
  allocation: [],
};

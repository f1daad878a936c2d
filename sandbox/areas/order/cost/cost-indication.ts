import {
  add,
  decimal,
  decimalText,
  divide,
  hundred,
  multiply,
  rescale,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { EUR, type Unit } from '@domain/money/unit';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import { quantityUnit, priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { InstrumentType } from '@sandbox/market/catalogue/instrument-table';
import { PRODUCT_COSTS } from '@sandbox/market/catalogue/product-costs';
import type { Listing } from '@sandbox/market/price/listing';
import { fxRateOf } from '@sandbox/market/price/fx-rate';
import { halfSpreadAt } from '@sandbox/market/price/price-model';
import type { CostNote } from './cost-schema';
import { feesOfRest, type Charged } from './order-fees';

/** Years the note assumes the security is held. */
const HOLDING_YEARS = decimal('5');

/** What the bank gets back of a fund's yearly costs. */
const INDUCEMENT: Readonly<Record<string, Decimal>> = { FUND: decimal('0.0040') };

/** Their issuers report no costs, so the note refers to the general document. */
const WITHOUT_FIGURES: ReadonlySet<string> = new Set(['DW5GS5']);
const GENERAL_DOCUMENT = '/cms/kosteninformation';

/** Who gets a part of the costs. */
const PARTS: Readonly<Record<Cost['type'], string>> = {
  E: 'Dienstleistungskosten der Bank',
  F: 'Fremdkosten',
  P: 'Produktkosten',
};

/** What the note is about. */
export interface CostSubject {
  readonly depotId: string;
  readonly instrument: CatalogueInstrument;
  readonly listing: Listing;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: Decimal;
  readonly limit: Decimal | undefined;
  /** In the instrument's currency. */
  readonly value: Decimal;
  /** A bond's accrued interest, in the instrument's currency. */
  readonly interest: Decimal;
  readonly accountCurrency: Unit;
  /** Units of the trading currency for one euro. */
  readonly rate: Decimal;
  /** What has been executed of the order already; absent for a new one. */
  readonly sofar?: Charged;
  /** When it is made: the spread is that of this moment's book. */
  readonly now: Instant;
}

interface Cost {
  readonly type: 'E' | 'F' | 'P';
  readonly label: string;
  /** In EUR. */
  readonly amount: Decimal;
  readonly inducement?: Decimal;
  /** Paid with the price, not charged besides. */
  readonly includedInPrice?: true;
}

/**
 * The ex-ante cost note of an order (rules.md 7 and 8). Where the costs of the product are not known there are no
 * figures at all.
 */
export const costIndication = (subject: CostSubject): CostNote => ({
  ...headOf(subject),
  ...(WITHOUT_FIGURES.has(subject.instrument.row.wkn) ? NO_FIGURES : figuresOf(subject)),
});

const NO_FIGURES = {
  calculationSuccessful: false,
  expectedSettlementCosts: null,
  purchaseCosts: null,
  holdingCosts: null,
  salesCosts: null,
  holdingPeriod: null,
  totalCostsAbs: null,
  totalCostsRel: null,
  totalCostsDetail: null,
  totalHoldingCosts: null,
  linkCosts: GENERAL_DOCUMENT,
};

/** What the note is about, in the words of the wire. */
function headOf({ instrument, listing, ...subject }: CostSubject) {
  const { currency } = listing.instrument;
  return {
    depotId: subject.depotId,
    name: instrument.row.name,
    wkn: instrument.row.wkn,
    side: subject.side,
    quantity: wireAmount(subject.quantity, quantityUnit(listing.instrument)),
    limit: subject.limit === undefined ? null : wireAmount(subject.limit, priceUnit(listing.instrument)),
    expectedValue: wireAmount(subject.value, currency),
    accruedInterest: listing.instrument.bond === undefined ? null : wireAmount(subject.interest, currency),
    venueName: listing.venue.name,
    settlementCurrency: subject.accountCurrency,
    tradingCurrency: currency,
    reportingCurrency: EUR,
    fxRate: fxRateOf(subject.rate, currency),
    linkKid: instrument.row.kid_available ? `/cms/basisinformationsblatt/${instrument.row.wkn}` : null,
  };
}

/**
 * What buying, a year of holding and selling cost, in all and over time. A sale has no purchase, no holding and no
 * time block.
 */
function figuresOf(subject: CostSubject) {
  const { instrument, listing, side, rate } = subject;
  const valueEur = cents(divide(subject.value, rate, 4, 'half-up'));
  const trade = tradeCosts(valueEur, subject, subject.sofar);
  const laterSale = tradeCosts(valueEur, subject, undefined);
  const yearly = holdingCosts(instrument.row.instrument_type, valueEur);
  const isBuy = side === 'BUY';
  const groups = isBuy
    ? [...trade, ...laterSale, ...yearly.map((cost) => times(cost, HOLDING_YEARS))]
    : trade;
  const total = totalOf(groups);
  const part = (type: Cost['type']) => {
    const amount = totalOf(groups.filter((cost) => cost.type === type));
    const perYear = isBuy ? divide(amount, HOLDING_YEARS, 4, 'half-up') : amount;
    return {
      type,
      label: PARTS[type],
      amount: euro(amount),
      averageReturnPA: percentOf(perYear, valueEur),
    };
  };
  const asGroup = group(rate, listing.instrument.currency);
  return {
    calculationSuccessful: true,
    expectedSettlementCosts: euro(totalOf(trade.filter(({ includedInPrice }) => includedInPrice !== true))),
    purchaseCosts: isBuy ? asGroup('K', 'Kosten beim Kauf', trade) : null,
    holdingCosts: isBuy ? asGroup('H', 'Laufende Kosten im Jahr', yearly) : null,
    salesCosts: asGroup('V', 'Kosten beim Verkauf', isBuy ? laterSale : trade),
    holdingPeriod: isBuy ? decimalText(HOLDING_YEARS) : null,
    totalCostsAbs: euro(total),
    totalCostsRel: percentOf(total, valueEur),
    totalCostsDetail: {
      serviceCosts: part('E'),
      serviceInducement: euro(groups.reduce((sum, { inducement }) => add(sum, inducement ?? zero), zero)),
      externalCosts: part('F'),
      productCosts: part('P'),
    },
    totalHoldingCosts: isBuy ? overTime(totalOf(trade), totalOf(yearly), totalOf(laterSale), valueEur) : null,
    linkCosts: null,
  };
}

function tradeCosts(
  valueEur: Decimal,
  { listing, side, now }: CostSubject,
  sofar: Charged | undefined,
): readonly Cost[] {
  const fees = feesOfRest(sofar, valueEur, listing.venue.fee);
  const spread = cents(multiply(valueEur, halfSpreadAt(listing, side, now)));
  return [
    { type: 'E', label: 'Orderentgelt der Bank', amount: fees.bank },
    { type: 'F', label: 'Handelsplatzentgelt', amount: fees.venue },
    {
      type: 'F',
      label: 'Spanne des Handelsplatzes (halber Abstand von Geld und Brief)',
      amount: spread,
      includedInPrice: true,
    },
  ];
}

function holdingCosts(type: InstrumentType, valueEur: Decimal): readonly Cost[] {
  const part = PRODUCT_COSTS[type];
  if (part === undefined) return [];
  const inducement = INDUCEMENT[type];
  return [
    {
      type: 'P',
      label: 'Laufende Kosten des Produkts',
      amount: cents(multiply(valueEur, part)),
      ...(inducement === undefined ? {} : { inducement: cents(multiply(valueEur, inducement)) }),
    },
  ];
}

/** First and second year carry the purchase and the holding; the year of sale carries the sale. */
function overTime(trade: Decimal, yearly: Decimal, sale: Decimal, valueEur: Decimal) {
  const effect = <T extends string>(type: T, amount: Decimal) => ({
    type,
    amount: euro(amount),
    averageReturnPA: percentOf(amount, valueEur),
  });
  return {
    year1: effect('IM_ERSTEN_JAHR', add(trade, yearly)),
    year2: effect('IM_ZWEITEN_JAHR', yearly),
    sales: effect('IM_JAHR_DER_VERAEUSSERUNG', add(yearly, sale)),
  };
}

const group = (rate: Decimal, currency: Unit) => (type: string, label: string, costs: readonly Cost[]) => {
  const inCurrency = (amount: Decimal): WireAmount => wireAmount(cents(multiply(amount, rate)), currency);
  return {
    type,
    label,
    sum: inCurrency(totalOf(costs)),
    sumReportingCurrency: euro(totalOf(costs)),
    costs:
      costs.length === 0
        ? null
        : costs.map((cost) => ({
            type: cost.type,
            label: cost.label,
            amount: inCurrency(cost.amount),
            amountReportingCurrency: euro(cost.amount),
            inducement:
              cost.inducement === undefined ? null : { amount: euro(cost.inducement), estimated: true },
            includedInPrice: cost.includedInPrice ?? false,
          })),
  };
};

const times = (cost: Cost, years: Decimal): Cost => ({
  ...cost,
  amount: cents(multiply(cost.amount, years)),
  ...(cost.inducement === undefined ? {} : { inducement: cents(multiply(cost.inducement, years)) }),
});

const totalOf = (costs: readonly Cost[]): Decimal =>
  costs.reduce((sum, { amount }) => add(sum, amount), zero);
const cents = (value: Decimal): Decimal => rescale(value, 2, 'half-up');
const euro = (value: Decimal): WireAmount => wireAmount(cents(value), EUR);

/** A part in percent with two decimals; nothing of nothing is 0. */
const percentOf = (part: Decimal, whole: Decimal): string =>
  whole.units === 0n ? '0.00' : decimalText(divide(multiply(part, hundred), whole, 2, 'half-up'));

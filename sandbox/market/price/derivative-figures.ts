import { decimal, decimalText, divide, isZero, multiply, zero, type Decimal } from '@domain/money/decimal';
import { isCurrency, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import { calendarDay, daysBetween } from '@domain/time/local-date';
import type { BondTerms } from '../catalogue/bond-terms';
import type { CatalogueInstrument } from '../catalogue/catalogue';
import type { Underlying } from '../catalogue/demo-instruments';
import { priceUnit } from '../catalogue/traded-instrument';
import { settlementDay } from '../venue/settlement-day';
import { yieldToMaturity } from './bond-yield';
import type { Listing } from './listing';
import { lastPriceAt } from './price-model';
import { wireAmount, type WireAmount } from './wire-amount';

/** What figures are calculated from: the market as it is now. */
export interface PricedMarket {
  readonly now: Instant;
  find(code: string): CatalogueInstrument | undefined;
  listing(instrumentId: string, venueId: string): Listing | undefined;
  /** Units of the currency for one euro. */
  rate(currency: Unit, at: Instant): Decimal;
}

/** The figures of a derivative or a bond that follow from prices and the day (wire.md); null where one is not known. */
export interface DerivativeFigures {
  readonly underlyingPrice: WireAmount | null;
  /** The venue whose last price that is. */
  readonly underlyingVenueId: string | null;
  readonly leverage: string | null;
  readonly yieldPA: string | null;
  readonly remainingTermInYears: string | null;
}

const DAYS_OF_YEAR = decimal('365');
const PLACES = 2;

/** Calculates what prices and the day say of an instrument. */
export function derivativeFigures(
  instrument: CatalogueInstrument,
  underlying: Underlying | undefined,
  market: PricedMarket,
): DerivativeFigures {
  const subject = underlying && market.find(underlying.wkn);
  const price = subject && lastPrice(subject, market);
  const rate = yieldOf(instrument, market);
  return {
    underlyingPrice: price ? wireAmount(price.value, price.unit) : null,
    underlyingVenueId: price?.venueId ?? null,
    leverage: underlying && price ? leverageOf(instrument, underlying, { price, market }) : null,
    yieldPA: rate === undefined ? null : decimalText(rate),
    remainingTermInYears: remainingYears(instrument, market.now),
  };
}

interface Price {
  readonly venueId: string;
  readonly value: Decimal;
  readonly unit: Unit;
}

/** The last price at the first venue of the instrument's own country, else at the first that trades it. */
function lastPrice({ row, traded, venues }: CatalogueInstrument, market: PricedMarket): Price | undefined {
  const home = venues.find(({ country }) => country === row.country) ?? venues[0];
  const listing = home && market.listing(row.instrument_id, home.venueId);
  if (listing === undefined || traded.traits.has('NO_PRICE')) return undefined;
  const { venueId } = listing.venue;
  return { venueId, value: lastPriceAt(listing, market.now), unit: priceUnit(traded) };
}

/** Of a warrant: how many times its own price the underlying moves that it stands for, both in one currency. */
function leverageOf(
  warrant: CatalogueInstrument,
  { multiplier }: Underlying,
  { price, market }: { readonly price: Price; readonly market: PricedMarket },
): string | null {
  const own = warrant.row.instrument_type === 'WARRANT' ? lastPrice(warrant, market) : undefined;
  if (own === undefined || isZero(own.value) || !isCurrency(price.unit) || !isCurrency(own.unit)) return null;
  const moved = multiply(multiply(price.value, decimal(multiplier)), market.rate(own.unit, market.now));
  const paid = multiply(own.value, market.rate(price.unit, market.now));
  return decimalText(divide(moved, paid, PLACES, 'half-up'));
}

/** Of a bond that is bought now, at its last price, and paid two bank days later. */
function yieldOf(instrument: CatalogueInstrument, market: PricedMarket): Decimal | undefined {
  const terms = bondTerms(instrument);
  const price = terms && lastPrice(instrument, market);
  return price && yieldToMaturity(terms, price.value, settlementDay(berlinTime(market.now).date));
}

/** A bond without interest pays once, at its end; what is traded flat is no bond of known payments. */
function bondTerms({ row, traded }: CatalogueInstrument): BondTerms | undefined {
  if (traded.bond !== undefined || row.instrument_type !== 'BONDS' || row.matures_on === null)
    return traded.bond;
  const maturity = calendarDay(row.matures_on);
  return { rate: zero, months: 12, interestFrom: maturity, firstPayment: maturity, maturity };
}

/** From today to the last day, ACT/365; nothing once that is over. */
function remainingYears({ row }: CatalogueInstrument, now: Instant): string | null {
  if (row.matures_on === null) return null;
  const days = Math.max(0, daysBetween(berlinTime(now).date, calendarDay(row.matures_on)));
  return decimalText(divide(decimal(String(days)), DAYS_OF_YEAR, PLACES, 'half-up'));
}

import { decimal, decimalText, multiply, one, rescale, type Decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { EUR, unit, type Unit } from '@domain/money/unit';
import { berlinTime } from '@domain/time/berlin-time';
import { isTradingDay, tradingDayUpTo } from '../venue/german-calendar';
import { zoneInstant } from '../venue/zone-time';
import { secondOf } from './price-model';
import { walk, walkAt, type Walk } from './walk';

/** Units of a currency for one euro at the start of the world, to which the walk returns. */
const MIDDLE: Readonly<Record<string, Decimal>> = {
  USD: decimal('1.0842'),
  CHF: decimal('0.9381'),
  CAD: decimal('1.5124'),
  GBP: decimal('0.8346'),
};

const VOLATILITY = 0.06;
const FLICKER = 0.000_05;
const PLACES = 4;
const FACTOR_PLACES = 9;
const START = instant(Date.UTC(2026, 10, 20, 16));

const walks = new Map<string, Walk>();

/**
 * Units of the currency for one euro, with four decimals; 1 for the euro. It moves by the second on trading
 * days and stands still in between. An unknown currency is a bug and throws.
 */
export function exchangeRate(seed: number, currency: Unit, moment: Instant): Decimal {
  if (currency === EUR) return one;
  const middle = MIDDLE[currency];
  if (middle === undefined) throw new Error(`No exchange rate for ${currency}`);
  const name = `${seed}/EUR/${currency}`;
  const rates = walks.get(name) ?? walk(name, VOLATILITY, FLICKER);
  walks.set(name, rates);
  const moved = Math.exp(walkAt(rates, tradedMoment(moment)) - walkAt(rates, START));
  const factor = { units: BigInt(Math.round(moved * 10 ** FACTOR_PLACES)), scale: FACTOR_PLACES };
  return rescale(multiply(middle, factor), PLACES, 'half-up');
}

/** The rate as decimal text, for those who name currencies by text. */
export const eurRate = (seed: number, currency: string, at: number): string =>
  decimalText(exchangeRate(seed, unit(currency), instant(at)));

function tradedMoment(moment: Instant): Instant {
  const second = instant(secondOf(moment) * 1_000);
  const { date } = berlinTime(second);
  return isTradingDay(date) ? second : zoneInstant('Europe/Berlin', tradingDayUpTo(date), '23:59:59');
}

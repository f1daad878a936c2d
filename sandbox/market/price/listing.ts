import { compare, decimal, divide, decimalText, zero, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { PriceAnchor, TradedInstrument } from '../catalogue/traded-instrument';
import type { TradingHalt } from './trading-halt';
import type { TradingVenue } from '../venue/trading-venue';
import { tickSteps, type PriceStep } from './tick-size';
import { walk, walkAt, type Walk } from './walk';

/** An instrument at a venue with everything its price depends on; made again when an anchor is added. */
export interface Listing {
  /** Of the world. */
  readonly seed: number;
  readonly instrument: TradedInstrument;
  readonly venue: TradingVenue;
  /** In the order of their moments; the first is the start of the world and holds before it, too. */
  readonly anchors: readonly [PriceAnchor, ...PriceAnchor[]];
  /** The security's own walk, the same at every venue. */
  readonly trend: Walk;
  /** How this venue strays from the others. */
  readonly stray: Walk;
  /** Where both walks stood at each anchor; a price is moved by how far they have come since. */
  readonly startedFrom: readonly number[];
  readonly halts: readonly TradingHalt[];
}

const CENT = decimal('0.01');

/** The table's steps for a security as liquid as a blue chip. */
const BLUE_CHIP_STEPS = tickSteps(6);

/** A second moves the price by about this many ticks. */
const FLICKER_TICKS = 1.6;

/** A venue's prices stray by this part of its half spread. */
const STRAY_PART = 0.5;

/** Puts an instrument on a venue of the world with this seed. */
export function listing(
  seed: number,
  instrument: TradedInstrument,
  venue: TradingVenue,
  anchors: Listing['anchors'],
  halts: readonly TradingHalt[] = [],
): Listing {
  const start = anchors[0].price;
  const tick = Number(decimalText(divide(tickAt(instrument, start), start, 9, 'half-up')));
  const yearly = instrument.volatility / 10_000;
  const trend = walk(`${seed}/${instrument.wkn}`, yearly, tick * FLICKER_TICKS);
  const stray = walk(`${seed}/${instrument.wkn}/${venue.name}`, 0, (venue.halfSpread / 10_000) * STRAY_PART);
  const startedFrom = anchors.map(({ at }) => movement({ trend, stray }, at));
  return { seed, instrument, venue, anchors, trend, stray, startedFrom, halts };
}

/** The logarithm of a listing's price at a moment, up to a constant. */
export const movement = ({ trend, stray }: Pick<Listing, 'trend' | 'stray'>, moment: Instant): number =>
  walkAt(trend, moment) + walkAt(stray, moment);

/** The grid of all other prices: cents, below five tenths of a cent. */
const COARSE: readonly PriceStep[] = [
  { from: zero, step: decimal('0.001') },
  { from: decimal('5'), step: CENT },
];

/** The grid of an instrument's prices: the European table for shares and funds traded like them, else cents. */
export const priceSteps = ({ type }: TradedInstrument): readonly PriceStep[] =>
  type === 'SHARE' || type === 'ETF' ? BLUE_CHIP_STEPS : COARSE;

/** The step between two prices near this one. */
export const tickAt = (instrument: TradedInstrument, price: Decimal): Decimal =>
  priceSteps(instrument).findLast(({ from }) => compare(from, price) <= 0)?.step ?? CENT;

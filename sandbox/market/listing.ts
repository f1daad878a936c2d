import { compare, decimal, divide, decimalText, type Decimal } from '@domain/shared/decimal';
import type { PriceAnchor, TradedInstrument } from './traded-instrument';
import type { TradingVenue } from './trading-venue';
import { tickSize, type LiquidityBand } from './tick-size';
import { walk, type Walk } from './walk';

/** An instrument at a venue with everything its price depends on; made anew when an anchor is added. */
export interface Listing {
  readonly instrument: TradedInstrument;
  readonly venue: TradingVenue;
  /** In the order of their moments; the first is the start of the world and holds before it, too. */
  readonly anchors: readonly [PriceAnchor, ...PriceAnchor[]];
  /** The security's own walk, the same at every venue. */
  readonly trend: Walk;
  /** How this venue strays from the others. */
  readonly stray: Walk;
}

const BLUE_CHIP: LiquidityBand = 6;
const CENT = decimal('0.01');
const TENTH_OF_A_CENT = decimal('0.001');
const FIVE = decimal('5');

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
): Listing {
  const start = anchors[0].price;
  const tick = Number(decimalText(divide(tickAt(instrument, start), start, 9, 'half-up')));
  const yearly = instrument.volatility / 10_000;
  return {
    instrument,
    venue,
    anchors,
    trend: walk(`${seed}/${instrument.wkn}`, yearly, tick * FLICKER_TICKS),
    stray: walk(`${seed}/${instrument.wkn}/${venue.name}`, 0, (venue.halfSpread / 10_000) * STRAY_PART),
  };
}

/** The grid of prices near this one: the European table for shares and funds traded like them, else cents. */
export function tickAt({ type }: TradedInstrument, price: Decimal): Decimal {
  if (type === 'SHARE' || type === 'ETF') return tickSize(BLUE_CHIP, price);
  return compare(price, FIVE) < 0 ? TENTH_OF_A_CENT : CENT;
}

import type { PricePoint } from '@domain/instrument/price-series';
import type { PriceStep } from '@domain/instrument/price-step';
import type { Amount } from '@domain/money/amount';
import { absolute, compare, decimal, multiply, subtract, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { Unit } from '@domain/money/unit';
import { priceBands, type PriceBand } from './price-bands';
import { priceLines, type PriceLine } from './price-lines';
import { priceScale, type PriceScale } from './price-scale';
import type { PricedOrder } from './priced-order';
import { trailingCourse } from './trailing-course';

/** Everything the price picture shows, worked out; drawing adds nothing to it. */
export interface PriceScene {
  readonly unit: Unit;
  /** What the market's price is, where it is not the last one: what a market maker quotes, and triggers. */
  readonly quoted?: 'bid' | 'ask';
  readonly market: Decimal;
  readonly lines: readonly PriceLine[];
  readonly bands: readonly PriceBand[];
  /** When the market's price was made, where nobody trades any more; absent while it is that of now. */
  readonly closedAt?: Instant;
  /** The day's prices, oldest first, the market's as the last. */
  readonly course: readonly Decimal[];
  /** How the order's stop would have followed them; empty if it does not follow. */
  readonly stops: readonly Decimal[];
  /** When the course begins. */
  readonly begins?: Instant;
  readonly steps: readonly PriceStep[];
  readonly scale: PriceScale;
}

interface PriceSources {
  readonly order: PricedOrder;
  readonly market: Amount;
  readonly points: readonly PricePoint[];
  readonly steps: readonly PriceStep[];
  readonly breakEven?: Decimal | undefined;
  readonly quoted?: 'bid' | 'ask';
  readonly closedAt?: Instant | undefined;
}

/** So much above and below the market is always seen, so that a line has somewhere to go. */
const ROOM = [decimal('0.985'), decimal('1.015')];

/** What is farther from the market than this share would press all else together. */
const NEAR = decimal('0.1');

const isNear = (price: Decimal, market: Decimal): boolean =>
  compare(absolute(subtract(price, market)), multiply(market, NEAR)) <= 0;

/** The scene of an order in its market; where the costs are covered is drawn only if that is near. */
export function priceScene(sources: PriceSources): PriceScene | undefined {
  const { order, market, points, steps, breakEven, quoted, closedAt } = sources;
  const covered = breakEven && isNear(breakEven, market.value) ? breakEven : undefined;
  const lines = priceLines(order, { market, breakEven: covered });
  const course = [...points.map(({ price }) => price), market.value];
  const stops = order.trailing
    ? trailingCourse(
        course.map((value) => ({ value, unit: market.unit })),
        order.trailing,
        order.side,
      )
    : [];
  const scale = priceScale([
    ...course,
    ...stops,
    ...lines.map(({ price }) => price),
    ...ROOM.map((share) => multiply(market.value, share)),
  ]);
  return (
    scale && {
      unit: market.unit,
      ...(quoted && { quoted }),
      ...(closedAt !== undefined && { closedAt }),
      market: market.value,
      lines,
      bands: priceBands(lines),
      course,
      stops,
      ...(points[0] && { begins: points[0].at }),
      steps,
      scale,
    }
  );
}

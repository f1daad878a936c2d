import type { Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { PIECES, type Unit } from '@domain/money/unit';
import type { BondTerms } from './bond-terms';
import type { InstrumentTrait, InstrumentType } from './instrument-table';

/** A price the walk goes through exactly: the start of the world, a price set by hand, a corporate action. */
export interface PriceAnchor {
  readonly at: Instant;
  readonly price: Decimal;
  /** A corporate action changes what a piece is worth and deletes the open orders (rules.md 2). */
  readonly corporateAction: boolean;
  /** The exact moment it was set, where its second began before. */
  readonly setAt?: Instant;
}

/** A fund's terms of dealing (rules.md 9). */
export interface FundDealing {
  /** Until when an order of the day takes part, `HH:MM` at the company's place. */
  readonly cutOff: string;
  /** The bank days from the order's day to the day of its price. */
  readonly priceDay: number;
}

/** What the market must know of an instrument to make its price. */
export interface TradedInstrument {
  readonly instrumentId: string;
  /** Names the walk: the same security moves the same way in every world of a seed. */
  readonly wkn: string;
  readonly type: InstrumentType;
  readonly currency: Unit;
  /** What a price counts: XXX means money of the currency, XXC percent, XXP points. */
  readonly notation: Unit;
  /** The usual movement of a year, in basis points. */
  readonly volatility: number;
  /** False: the last price stands and nobody quotes, as after an insolvency. */
  readonly tradable: boolean;
  readonly traits: ReadonlySet<InstrumentTrait>;
  /** A bond whose buyer pays the interest accrued so far. */
  readonly bond?: BondTerms;
  /** When a fund company takes orders and makes their price. */
  readonly dealing?: FundDealing;
}

/** How a kind of security is quoted beside a blue chip. */
interface Liquidity {
  readonly spreadFactor: number;
  /** Money that usually waits at the best price, in the currency. */
  readonly depth: number;
}

const LIQUIDITY: Readonly<Record<InstrumentType, Liquidity>> = {
  SHARE: { spreadFactor: 1, depth: 60_000 },
  ETF: { spreadFactor: 0.7, depth: 120_000 },
  FUND: { spreadFactor: 6, depth: 50_000 },
  BONDS: { spreadFactor: 2, depth: 150_000 },
  CERTIFICATE: { spreadFactor: 2, depth: 25_000 },
  WARRANT: { spreadFactor: 20, depth: 8_000 },
  SUBSCRIPTION_RIGHT: { spreadFactor: 25, depth: 4_000 },
  PROFIT_PART_CERTIFICATE: { spreadFactor: 12, depth: 10_000 },
  NOT_AVAILABLE: { spreadFactor: 0, depth: 0 },
};

/** The liquidity of an instrument's kind. */
export const liquidityOf = ({ type }: TradedInstrument): Liquidity => LIQUIDITY[type];

/** What a price counts: the instrument's currency when it is quoted in pieces, else its notation (wire.md). */
export const priceUnit = ({ notation, currency }: TradedInstrument): Unit =>
  notation === PIECES ? currency : notation;

/** What a quantity counts: pieces, or nominal in the instrument's currency (brokerage.md 5). */
export const quantityUnit = ({ notation, currency }: TradedInstrument): Unit =>
  notation === PIECES ? notation : currency;

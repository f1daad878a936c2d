import { decimal, decimalText } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { PriceAnchor } from '../catalogue/traded-instrument';
import type { TradingHalt } from './trading-halt';

/** A price set by hand or by a corporate action; the walk goes through it and on from there. */
interface PriceAnchorTable {
  instrument_id: string;
  /** The second from which it holds, in bank time. */
  set_at: Date;
  /** The exact moment it was set. */
  moment: Date | null;
  /** Decimal text, in the unit of the instrument's prices. */
  price: string;
  /** Open orders entered before it are deleted. */
  corporate_action: boolean;
}

/** A time in which trading was or is halted, in bank time. */
interface TradingHaltTable {
  instrument_id: string;
  halted_at: Date;
  resumed_at: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    trading_halt: TradingHaltTable;
    price_anchor: PriceAnchorTable;
  }
}

/** What was done to the market by hand, by instrument; all processes share it through the database. */
export interface Interventions {
  readonly anchors: ReadonlyMap<string, readonly PriceAnchor[]>;
  readonly halts: ReadonlyMap<string, readonly TradingHalt[]>;
  /** Differs whenever anything else does. */
  readonly fingerprint: string;
}

/** Nothing was done. */
export const NO_INTERVENTIONS: Interventions = { anchors: new Map(), halts: new Map(), fingerprint: '' };

/** Reads prices set and halts, each in the order of time. */
export async function loadInterventions(db: BankDatabase): Promise<Interventions> {
  const prices = await db.selectFrom('price_anchor').selectAll().orderBy('set_at').execute();
  const halts = await db.selectFrom('trading_halt').selectAll().orderBy('halted_at').execute();
  return {
    anchors: byInstrument(prices, ({ set_at, moment, price, corporate_action }) => ({
      at: instant(set_at.getTime()),
      price: decimal(price),
      corporateAction: corporate_action,
      ...(moment === null ? {} : { setAt: instant(moment.getTime()) }),
    })),
    halts: byInstrument(halts, ({ halted_at, resumed_at }) => ({
      from: instant(halted_at.getTime()),
      ...(resumed_at === null ? {} : { until: instant(resumed_at.getTime()) }),
    })),
    fingerprint: JSON.stringify([prices, halts]),
  };
}

/**
 * The instruments to which something else has been done, each with the moment from which its prices differ: before
 * it they are what they were.
 */
export function differences(before: Interventions, after: Interventions): ReadonlyMap<string, Instant> {
  if (before.fingerprint === after.fingerprint) return new Map();
  const known = new Set(listed(before).map(textOf));
  const found = new Set(listed(after).map(textOf));
  const differing = [
    ...listed(before).filter((one) => !found.has(textOf(one))),
    ...listed(after).filter((one) => !known.has(textOf(one))),
  ];
  const earliest = new Map<string, Instant>();
  for (const { instrumentId, at } of differing) {
    earliest.set(instrumentId, instant(Math.min(at, earliest.get(instrumentId) ?? at)));
  }
  return earliest;
}

/** One thing done to an instrument by hand: a price set, a halt, its end. */
interface Intervention {
  readonly instrumentId: string;
  readonly at: Instant;
  readonly what: string;
}

function listed({ anchors, halts }: Interventions): readonly Intervention[] {
  const prices = [...anchors].flatMap(([instrumentId, set]) =>
    set.map(({ at, price, corporateAction }) => ({
      instrumentId,
      at,
      what: `${corporateAction ? 'action' : 'price'} ${decimalText(price)}`,
    })),
  );
  const pauses = [...halts].flatMap(([instrumentId, set]) =>
    set.flatMap(({ from, until }) => [
      { instrumentId, at: from, what: 'halt' },
      ...(until === undefined ? [] : [{ instrumentId, at: until, what: 'resumed' }]),
    ]),
  );
  return [...prices, ...pauses];
}

const textOf = ({ instrumentId, at, what }: Intervention): string => `${instrumentId} ${String(at)} ${what}`;

function byInstrument<Row extends { instrument_id: string }, T>(
  rows: readonly Row[],
  value: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    found.set(row.instrument_id, [...(found.get(row.instrument_id) ?? []), value(row)]);
  }
  return found;
}

import type { DepotId, InstrumentId } from '../codes/ids';
import type { NamedDepot } from '../depot/depot';
import { toCents, valueOf, type Amount } from '../money/amount';
import { compare, hundred, multiply, one, trimmed, type Decimal } from '../money/decimal';
import { creditedIn, type ExchangeRate } from '../money/exchange-rate';
import type { FeeSchedule } from '../money/fee-schedule';
import { EUR } from '../money/unit';
import { periodAfter, periodOf, ratioOf } from './rounding-period';
import { feeBends, saleCosts } from './sale-costs';
import type { SaleTax, TaxedSale } from './sale-tax';
import type { TaxClass } from './tax-class';
import { taxFreeQuantity } from './tax-free-quantity';
import type { TaxLot } from './tax-lot';
import type { TaxRecord } from './tax-record';

/** A position as its sale is simulated: what can be sold of it, at which price, out of which lots. */
export interface SellablePosition {
  readonly id: string;
  readonly depotId: DepotId;
  /** Where it lies, for a customer with several depots: the same security may lie in each. */
  readonly depot?: NamedDepot;
  readonly instrumentId: InstrumentId;
  readonly name: string;
  readonly wkn: string;
  readonly taxClass: TaxClass;
  /** What no order binds, in pieces or nominal. */
  readonly sellable: Amount;
  readonly price: Amount;
  /** What the bank changes its currency at, as it told it with the position; absent for the euro. */
  readonly exchangeRate?: ExchangeRate;
  readonly lots: readonly TaxLot[];
}

/** A sale whose tax is explained, with as much of its position as that takes. */
export interface ExplainedSale {
  readonly said: {
    readonly position: Pick<SellablePosition, 'name' | 'price' | 'exchangeRate' | 'taxClass' | 'lots'>;
    readonly quantity: Decimal;
    /** Absent where the bank told the value itself. */
    readonly price?: Decimal;
  };
  readonly tax: SaleTax;
  /** The price list its costs were calculated with; absent where the bank told the costs itself. */
  readonly fees?: FeeSchedule;
}

/** A child as a taxpayer; the bank is asked for its pots and allowance by one of its depots. */
export interface TaxedChild {
  readonly name: string;
  readonly depotId: DepotId;
}

/** All that a simulation stands on, as the bank tells it: of one taxpayer. */
export interface TaxBasis {
  /** Whose it is, where it is not the customer's own. */
  readonly child?: TaxedChild;
  /** The same of each child whose depots the customer looks after: none of it meets the customer's own pots. */
  readonly children?: readonly TaxBasis[];
  readonly positions: readonly SellablePosition[];
  readonly record: TaxRecord;
  readonly fees: FeeSchedule;
}

/** Of everybody whose depots the customer disposes of, the customer first. */
export const basesOf = (basis: TaxBasis): readonly TaxBasis[] => [basis, ...(basis.children ?? [])];

/**
 * What a sale of so many at a price brings, in EUR to the cent; as the bank books it, it is first a sum in the currency of
 * the price, to the cent, and that is changed. A currency without a rate is a bug: such a position is not simulated.
 */
export function saleValue(position: SellablePosition, quantity: Decimal, price: Decimal): Decimal {
  const { sellable, exchangeRate } = position;
  const brought = toCents(
    valueOf({ value: quantity, unit: sellable.unit }, { value: price, unit: position.price.unit }),
  );
  const credited = creditedIn(EUR, brought, exchangeRate === undefined ? [] : [exchangeRate]);
  if (credited === undefined) throw new Error(`No exchange rate for ${brought.unit}`);
  return credited.value;
}

/** Positions in the order of what all of each would bring: the largest is looked at first. */
export const largestFirst = (positions: readonly SellablePosition[]): readonly SellablePosition[] => {
  const worth = (position: SellablePosition): Decimal =>
    saleValue(position, position.sellable.value, position.price.value);
  return positions.toSorted((a, b) => compare(worth(b), worth(a)));
};

/** The sale of so many at a price, with the costs of the price list. */
export function saleOf(
  position: SellablePosition,
  quantity: Decimal,
  price: Decimal,
  fees: FeeSchedule,
): TaxedSale {
  const value = saleValue(position, quantity, price);
  const { taxClass, lots } = position;
  return { taxClass, lots, quantity, value, costs: saleCosts(fees, value) };
}

/** The decimals in which a position is counted: none for pieces, those of its lots for parts of a fund share. */
export const placesOf = ({ lots, sellable }: SellablePosition): number =>
  Math.max(
    ...[...lots.map(({ quantity }) => quantity), sellable.value].map((each) => trimmed(each).scale),
    0,
  );

/** After how many of the smallest parts value, and the costs that are so many percent of it, are rounded as before. */
function roundingPeriod(position: SellablePosition, price: Decimal, percent: Decimal | undefined): bigint {
  const { sellable, exchangeRate } = position;
  const part = { value: { units: 1n, scale: placesOf(position) }, unit: sellable.unit };
  const brought = valueOf(part, { value: price, unit: position.price.unit });
  const value = periodOf(ratioOf(multiply(brought.value, hundred), one));
  const isForeign = brought.unit !== EUR && exchangeRate !== undefined;
  const inEuro = isForeign ? periodAfter(value, ratioOf(one, exchangeRate.ask)) : value;
  return (percent === undefined ? inEuro : periodAfter(inEuro, ratioOf(percent, hundred))).units;
}

/** How many of a position can be sold at a price without tax (rules.md 11). */
export function sellableWithoutTax(
  position: SellablePosition,
  price: Decimal,
  basis: Pick<TaxBasis, 'record' | 'fees'>,
): Decimal {
  const { record, fees } = basis;
  return taxFreeQuantity(record, {
    lots: position.lots,
    most: position.sellable.value,
    places: placesOf(position),
    saleOf: (quantity) => saleOf(position, quantity, price, fees),
    bends: feeBends(fees),
    period: (isRising) => roundingPeriod(position, price, isRising ? fees.percent : undefined),
  });
}

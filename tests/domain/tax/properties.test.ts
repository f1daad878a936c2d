import {
  absolute,
  add,
  compare,
  decimal,
  decimalText,
  isNegative,
  isPositive,
  isZero,
  minimum,
  multiply,
  negate,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { depotId, instrumentId } from '@domain/codes/ids';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { saleTax, salesTax, type TaxedSale } from '@domain/tax/sale-tax';
import { placesOf, saleOf, sellableWithoutTax, type SellablePosition } from '@domain/tax/sellable-position';
import { settleResult } from '@domain/tax/settle-result';
import type { TaxClass } from '@domain/tax/tax-class';
import { taxFreeQuantity } from '@domain/tax/tax-free-quantity';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import { totalTax } from '@domain/tax/withholding';
import { fc } from '@tests/support/properties';
import { taxLot, taxRecord } from './support/tax-examples';

const money = (most: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((units) => ({ units: BigInt(units), scale: 2 }));
const classes = fc.constantFrom<TaxClass>('SHARE', 'EQUITY_FUND', 'MIXED_FUND', 'PROPERTY_FUND', 'OTHER');
const step = fc.record({ result: money(5_000), taxClass: classes });
const church = fc.constantFrom(undefined, decimal('8'), decimal('9'));

/** A record as it is after a year of results. */
const lived = (
  rate: Decimal | undefined,
  steps: readonly { result: Decimal; taxClass: TaxClass }[],
): TaxRecord =>
  steps.reduce(
    (record, { result, taxClass }) => settleResult(record, result, taxClass).record,
    taxRecord({ churchRate: rate }),
  );
const records = fc
  .tuple(church, fc.array(step, { maxLength: 12 }))
  .map(([rate, steps]) => lived(rate, steps));

const lots: fc.Arbitrary<readonly TaxLot[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 10, max: 9_000 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) =>
    list.map(([quantity, cost], index) =>
      taxLot(String(index), `20${String(10 + index)}-03-01`, String(quantity), `${String(cost)}.00`),
    ),
  );

const held = (all: readonly TaxLot[]): Decimal => sum(all.map(({ quantity }) => quantity));
const near = (a: Decimal, b: Decimal, within: string): boolean =>
  compare(absolute(subtract(a, b)), decimal(within)) <= 0;

test('[TAX-01] no gain has negative tax, and no loss a positive one', () => {
  fc.assert(
    fc.property(records, step, (record, { result, taxClass }) => {
      const { tax } = settleResult(record, result, taxClass);
      for (const part of [tax.capitalGainsTax, tax.solidarity, tax.churchTax]) {
        expect(isNegative(isNegative(result) ? negate(part) : part)).toBe(false);
      }
    }),
  );
});

test('[TAX-01] nothing is taxed while a pot or the allowance could take it', () => {
  fc.assert(
    fc.property(records, step, (record, { result, taxClass }) => {
      const { taxable, before, after, income, sameLosses, crossLosses, allowance } = settleResult(
        record,
        result,
        taxClass,
      );
      if (isPositive(taxable)) {
        expect(isZero(after.allowanceLeft)).toBe(true);
        expect(isZero(after.otherLosses)).toBe(true);
        expect(
          decimalText(rescale(add(add(add(sameLosses, crossLosses), allowance), taxable), 2, 'down')),
        ).toBe(decimalText(rescale(income, 2, 'down')));
      }
      expect(
        compare(after.shareLosses, taxClass === 'SHARE' ? zero : before.shareLosses),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[TAX-01] a loss gives back what an equal gain before it cost, pots and allowance as they were', () => {
  fc.assert(
    fc.property(records, step, (record, { result, taxClass }) => {
      const gain = absolute(result);
      const first = settleResult(record, gain, taxClass);
      const second = settleResult(first.record, negate(gain), taxClass);
      expect(decimalText(add(totalTax(first.tax), totalTax(second.tax)))).toBe('0.00');
      expect(second.after).toEqual(first.before);
    }),
  );
});

test('[TAX-01] a sale in two parts costs what one sale does, but for the cents of rounding', () => {
  const both = fc.tuple(
    records,
    lots,
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1, max: 99 }),
    classes,
  );
  fc.assert(
    fc.property(both, ([record, all, price, cut, taxClass]) => {
      const whole = held(all);
      const first = minimum(
        whole,
        decimal(String(Math.max(1, Math.floor((Number(whole.units) * cut) / 100)))),
      );
      const sale = (of: readonly TaxLot[], quantity: Decimal): TaxedSale => ({
        taxClass,
        lots: of,
        quantity,
        value: rescale(multiply(quantity, decimal(String(price))), 2, 'down'),
        costs: decimal('0.00'),
      });
      const once = saleTax(record, sale(all, whole));
      const begun = saleTax(record, sale(all, first));
      const rest = subtract(whole, first);
      const ended = isZero(rest) ? [] : [saleTax(begun.settled.record, sale(begun.lotsLeft, rest))];
      expect(near(sum([begun, ...ended].map(({ tax }) => tax)), once.tax, '0.05')).toBe(true);
    }),
  );
});

test('[TAX-01] several sales meet what those before them left', () => {
  fc.assert(
    fc.property(
      records,
      fc.array(fc.tuple(lots, classes), { minLength: 1, maxLength: 3 }),
      (record, list) => {
        const sales = list.map(([all, taxClass]) => ({
          taxClass,
          lots: all,
          quantity: held(all),
          value: rescale(multiply(held(all), decimal('55')), 2, 'down'),
          costs: decimal('9.90'),
        }));
        const done = salesTax(record, sales);
        expect(done.map(({ sale }) => sale)).toEqual(sales);
        done.slice(1).forEach((each, index) => {
          expect(each.settled.before).toEqual(done[index]?.settled.after);
        });
      },
    ),
  );
});

test('[TAX-01] what can be sold without tax is the largest such quantity', () => {
  fc.assert(
    fc.property(records, lots, fc.integer({ min: 1, max: 400 }), classes, (record, all, price, taxClass) => {
      const saleOf = (quantity: Decimal): TaxedSale => {
        const value = rescale(multiply(quantity, decimal(String(price))), 2, 'down');
        return { taxClass, lots: all, quantity, value, costs: minimum(value, decimal('9.90')) };
      };
      const found = taxFreeQuantity(record, { lots: all, most: held(all), places: 0, saleOf, bends: [] });
      const whole = Number(held(all).units);
      let largest = 0;
      for (let each = 1; each <= whole; each++) {
        if (!isPositive(saleTax(record, saleOf(decimal(String(each)))).tax)) largest = each;
      }
      expect(Number(found.units)).toBe(largest);
    }),
    { numRuns: 60 },
  );
});

test('[TAX-01] it is the largest in the decimals of the position too, where a step brings less than a cent', () => {
  const cost = fc.integer({ min: 1, max: 400 }).map((units): Decimal => ({ units: BigInt(units), scale: 2 }));
  const lot = fc.record({
    thousandths: fc.integer({ min: 1, max: 900 }),
    cost: fc.option(cost, { nil: undefined, freq: 5 }),
    year: fc.integer({ min: 2005, max: 2024 }),
  });
  const small = fc.array(lot, { minLength: 1, maxLength: 3 }).map((list) =>
    list.map(({ thousandths, cost: paid, year }, index): TaxLot => ({
      ...taxLot(String(index), `${String(year)}-03-01`, '1', '0.00', { prepaidLumpSum: '0.07' }),
      quantity: { units: BigInt(thousandths), scale: 3 },
      cost: paid,
    })),
  );
  const fees = fc.constantFrom(
    { base: zero, percent: zero, least: zero, most: zero, venue: zero },
    {
      base: decimal('0.05'),
      percent: decimal('0.25'),
      least: decimal('0.10'),
      most: decimal('59.90'),
      venue: zero,
    },
    { base: zero, percent: decimal('1.5'), least: zero, most: decimal('9.90'), venue: decimal('0.02') },
  );
  const asked = fc.record({
    lots: small,
    price: fc.integer({ min: 1, max: 999 }),
    /** By how many cents the last lot cost more than it brings; it gains next to nothing then. */
    flat: fc.option(fc.integer({ min: -3, max: 3 })),
    ask: fc.option(fc.integer({ min: 8_000, max: 15_000 })),
    ordered: fc.integer({ min: 0, max: 150 }),
    schedule: fees,
    taxClass: classes,
  });
  fc.assert(
    fc.property(asked, ({ lots: drawn, price, flat, ask, ordered, schedule, taxClass }) => {
      const all = drawn.map((each, index) =>
        flat === null || index < drawn.length - 1 || each.cost === undefined
          ? each
          : {
              ...each,
              cost: {
                units: (BigInt(price) * each.quantity.units) / 1000n + BigInt(flat) + 3n,
                scale: 2,
              },
            },
      );
      const own = ask === null ? EUR : USD;
      const rate = { units: BigInt(ask ?? 1), scale: 4 };
      const position: SellablePosition = {
        id: 'p',
        depotId: depotId('d'),
        instrumentId: instrumentId('i'),
        name: 'Fund',
        wkn: '840400',
        taxClass,
        sellable: { value: held(all), unit: PIECES },
        price: { value: { units: BigInt(price), scale: 2 }, unit: own },
        ...(ask !== null && { exchangeRate: { currency: USD, bid: rate, ask: rate } }),
        lots: all,
      };
      const record = taxRecord({
        allowance: { ...taxRecord().allowance, ordered: { units: BigInt(ordered), scale: 2 } },
      });
      const scale = placesOf(position);
      const isFree = (units: bigint): boolean => {
        const sale = saleOf(position, { units, scale }, position.price.value, schedule);
        return !isPositive(saleTax(record, sale).tax);
      };
      let largest = 0n;
      const whole = rescale(held(all), scale, 'down').units;
      for (let units = 1n; units <= whole; units++) if (isFree(units)) largest = units;
      const found = sellableWithoutTax(position, position.price.value, { record, fees: schedule });
      expect(found).toEqual({ units: largest, scale });
    }),
    { numRuns: 25 },
  );
});

import { storedToldMoney } from '@adapters/browser/storage/stored-told-money';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import type { ToldMoney } from '@domain/order/cost/told-money';
import { explainedOrder } from '@domain/order/cost/taxed-order';
import { calendarDay } from '@domain/time/local-date';
import { taxClasses, type TaxClass } from '@domain/tax/tax-class';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

const cents = fc.bigInt({ min: -10_000_000n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
const gains = fc.bigInt({ min: 0n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const lumpSum = fc.record({
  year: fc.integer({ min: 2018, max: 2026 }),
  calculated: fc.oneof(
    fc.constant(E.left({ kind: 'base-rate-unknown' as const })),
    fc
      .record({
        quantity: gains,
        start: gains,
        end: gains,
        distributed: gains,
        baseRate: gains,
        months: fc.integer({ min: 1, max: 12 }),
        amount: gains,
      })
      .map((calculated) => E.right(calculated)),
  ),
});

const lot = fc.record({
  lotId: fc.string(),
  acquired: fc.constantFrom(calendarDay('2008-12-31'), calendarDay('2024-02-29')),
  quantity: fc.bigInt({ min: 1000n, max: 9000n }).map((units) => ({ units, scale: 3 })),
  cost: maybe(gains),
  costs: gains,
  fxRate: maybe(gains),
  prepaidLumpSum: gains,
  lumpSums: fc.array(lumpSum, { maxLength: 3 }),
  transferred: fc.boolean(),
});

const record = fc.record({
  pots: fc.record({ shares: cents, other: cents }),
  allowance: fc.record({ ordered: gains, used: gains, usedByPartner: gains, joint: fc.boolean() }),
  churchRate: maybe(fc.constantFrom(decimal('8'), decimal('9'))),
  country: fc.constantFrom('DE', 'AT'),
  foreignTax: gains,
  foreignCredited: gains,
  substitute: gains,
  paid: fc.record({ capitalGainsTax: gains, solidarity: gains, churchTax: gains }),
});

const toldMoney: fc.Arbitrary<ToldMoney> = fc
  .record({
    taxClass: fc.constantFrom<TaxClass>(...taxClasses),
    lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
    value: gains,
    costs: gains,
    record,
    isForeign: fc.boolean(),
  })
  .map(({ taxClass, lots, value, costs, record: before, isForeign }) => ({
    value: { value: { value, unit: EUR }, certainty: 'at-least' },
    interest: {
      amount: amount('1.25', EUR),
      tradedOn: calendarDay('2026-12-30'),
      settledOn: calendarDay('2027-01-04'),
    },
    charges: { value: costs, unit: EUR },
    total: { value, unit: EUR },
    taxed: {
      position: {
        name: 'Fonds & Söhne',
        price: amount('132.84', isForeign ? USD : EUR),
        taxClass,
        lots,
        ...(isForeign && {
          exchangeRate: { currency: USD, bid: decimal('1.24'), ask: decimal('1.2500') },
        }),
      },
      quantity: decimal('1'),
      value,
      costs,
      record: before,
    },
  }));

test('[TAX-01] [ORD-19] what was told of a sale is read as it was written, and explained as it was', () => {
  fc.assert(
    fc.property(toldMoney, (money) => {
      const read = storedToldMoney.read(storedToldMoney.write(money));
      expect(read).toEqual(O.some(money));
      const { taxed } = O.toUndefined(read) ?? {};
      if (taxed === undefined || money.taxed === undefined) throw new Error('no sale');
      expect(explainedOrder(taxed)).toEqual(explainedOrder(money.taxed));
    }),
  );
});

test.each(['', 'nonsense', '{"v":1,"charges":12}', '{"v":99}'])(
  '[TAX-01] of a text that says otherwise nothing is told: %j',
  (text) => {
    expect(storedToldMoney.read(text)).toEqual(O.none);
  },
);

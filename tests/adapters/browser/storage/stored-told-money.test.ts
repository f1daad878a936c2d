import { storedToldMoney } from '@adapters/browser/storage/stored-told-money';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';
import type { ToldMoney } from '@domain/order/cost/told-money';
import { certainties } from '@domain/order/check/order-value';
import { explainedOrder } from '@domain/order/cost/taxed-order';
import { calendarDay } from '@domain/time/local-date';
import { taxClasses, type TaxClass } from '@domain/tax/tax-class';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import { gains, lot, record } from './tax-arbitraries';

const toldMoney: fc.Arbitrary<ToldMoney> = fc
  .record({
    taxClass: fc.constantFrom<TaxClass>(...taxClasses),
    lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
    value: gains,
    costs: gains,
    record,
    isForeign: fc.boolean(),
    certainty: fc.constantFrom(...certainties),
  })
  .map(({ taxClass, lots, value, costs, record: before, isForeign, certainty }) => ({
    value: {
      value: { value, unit: EUR },
      certainty,
      // What was told by an earlier version does not say what it is made of.
      ...(isForeign && { of: { quantity: amount('2', PIECES), price: amount('132.84', USD) } }),
    },
    interest: {
      amount: amount('1.25', EUR),
      tradedOn: calendarDay('2026-12-30'),
      settledOn: calendarDay('2027-01-04'),
    },
    charges: { value: costs, unit: EUR },
    ...(isForeign && { chargeItems: [{ label: 'Orderentgelt', amount: { value: costs, unit: EUR } }] }),
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

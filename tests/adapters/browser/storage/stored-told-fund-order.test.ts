import { storedToldFundOrder } from '@adapters/browser/storage/stored-told-fund-order';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { fakeFundConditions } from '@adapters/fake/fund-depot/fake-fund-world';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import { toldFundOrder, toldTax, type ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { taxClasses, type TaxClass } from '@domain/tax/tax-class';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import { gains, lot, record } from './tax-arbitraries';

const { days, funds } = fakeFundConditions;

const told: fc.Arbitrary<ToldFundOrder> = fc
  .record({
    kind: fc.constantFrom<FundOrderKind>('DEPOSIT', 'WITHDRAWAL'),
    taxClass: fc.constantFrom<TaxClass>(...taxClasses),
    lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
    value: gains,
    record,
    isTaxKnown: fc.boolean(),
    hasDays: fc.boolean(),
  })
  .map(({ kind, taxClass, lots, value, record: year, isTaxKnown, hasDays }) => {
    const planned = funds.slice(0, 1).map(({ wkn, instrumentId, name }) => ({
      wkn,
      instrumentId,
      name,
      amount: { value, unit: EUR },
      quantity: decimal('1.000'),
      lots: [],
    }));
    const basis = { record: year, funds: [{ instrumentId: msciWorld.id, taxClass, lots }] };
    return toldFundOrder(
      kind,
      { ...(hasDays && { days }), total: amount('1000.00', EUR), allocation: planned },
      funds,
      isTaxKnown ? basis : undefined,
    );
  });

test('[FUN-01] [TAX-01] what was told of an order is read as it was written, and taxed as it was', () => {
  fc.assert(
    fc.property(told, (order) => {
      const read = storedToldFundOrder.read(storedToldFundOrder.write(order));
      expect(read).toEqual(O.some(order));
      expect(O.toUndefined(O.map(toldTax)(read))).toEqual(toldTax(order));
    }),
  );
});

test('[TAX-01] of lots only those that are sold from are kept, and of a deposit none', () => {
  const lots = funds.map(({ instrumentId }) => ({ instrumentId, taxClass: 'OTHER' as const, lots: [] }));
  const [first] = fc.sample(record, 1);
  const [sold] = funds;
  if (first === undefined || sold === undefined) throw new Error('no fund');
  const allocation = [{ ...sold, amount: sold.value, lots: [] }];
  const kept = (kind: FundOrderKind) =>
    toldFundOrder(kind, { allocation }, funds, { record: first, funds: lots }).basis?.funds.map(
      ({ instrumentId }) => instrumentId,
    );
  expect(kept('WITHDRAWAL')).toEqual([sold.instrumentId]);
  expect(kept('DEPOSIT')).toBeUndefined();
});

test.each(['', 'nonsense', '{"v":1,"kind":"DEPOSIT"}', '{"v":99}'])(
  '[TAX-01] of a text that says otherwise nothing is told: %j',
  (text) => {
    expect(storedToldFundOrder.read(text)).toEqual(O.none);
  },
);

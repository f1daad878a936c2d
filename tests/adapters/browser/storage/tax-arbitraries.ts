import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';

const cents = fc.bigInt({ min: -10_000_000n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
/** Money that is not negative. */
export const gains = fc.bigInt({ min: 0n, max: 10_000_000n }).map((units) => ({ units, scale: 2 }));
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

/** Lots of every kind. */
export const lot = fc.record({
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

/** Records of a year. */
export const record = fc.record({
  pots: fc.record({ shares: cents, other: cents }),
  allowance: fc.record({ ordered: gains, used: gains, usedByPartner: gains, joint: fc.boolean() }),
  churchRate: maybe(fc.constantFrom(decimal('8'), decimal('9'))),
  country: fc.constantFrom('DE', 'AT'),
  foreignTax: gains,
  foreignCredited: gains,
  substitute: gains,
  paid: fc.record({ capitalGainsTax: gains, solidarity: gains, churchTax: gains }),
});

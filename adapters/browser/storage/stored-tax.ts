import type { LumpSumYear } from '@domain/tax/lump-sum';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { wireDecimal } from '../../http/wire/wire-amount';
import { wireObject } from '../../http/wire/wire-object';
import { wireDay } from '../../http/wire/wire-time';

/** What may be unknown is absent when it is stored. */
const known = <A, Written>(codec: t.Type<A, Written>) => t.union([codec, t.undefined]);

const lumpSum: t.Type<LumpSumYear, unknown> = wireObject('LumpSum', {
  year: t.number,
  calculated: eitherOf(
    wireObject('Unknown', { kind: t.literal('base-rate-unknown') }),
    wireObject('Calculated', {
      quantity: wireDecimal,
      start: wireDecimal,
      end: wireDecimal,
      distributed: wireDecimal,
      baseRate: wireDecimal,
      months: t.number,
      amount: wireDecimal,
    }),
  ),
});

/** A lot as it was when something was told of it. */
export const storedLot: t.Type<TaxLot, unknown> = wireObject('Lot', {
  lotId: t.string,
  acquired: wireDay,
  quantity: wireDecimal,
  cost: known(wireDecimal),
  costs: wireDecimal,
  fxRate: known(wireDecimal),
  prepaidLumpSum: wireDecimal,
  lumpSums: t.readonlyArray(lumpSum),
  transferred: t.boolean,
});

/** The record of the year as it was then. */
export const storedTaxRecord: t.Type<TaxRecord, unknown> = wireObject('Record', {
  pots: wireObject('Pots', { shares: wireDecimal, other: wireDecimal }),
  allowance: wireObject('Allowance', {
    ordered: wireDecimal,
    used: wireDecimal,
    usedByPartner: wireDecimal,
    joint: t.boolean,
  }),
  churchRate: known(wireDecimal),
  country: t.string,
  foreignTax: wireDecimal,
  foreignCredited: wireDecimal,
  substitute: wireDecimal,
  paid: wireObject('Paid', {
    capitalGainsTax: wireDecimal,
    solidarity: wireDecimal,
    churchTax: wireDecimal,
  }),
});

/** Either of two shapes, as it is without a word for which. */
function eitherOf<L, R>(
  left: t.Type<L, unknown>,
  right: t.Type<R, unknown>,
): t.Type<E.Either<L, R>, unknown> {
  return new t.Type<E.Either<L, R>, unknown>(
    'Either',
    (value): value is E.Either<L, R> => t.UnknownRecord.is(value) && '_tag' in value,
    (input, context) =>
      pipe(
        left.validate(input, context),
        E.map((value): E.Either<L, R> => E.left(value)),
        E.orElse(() =>
          pipe(
            right.validate(input, context),
            E.map((value): E.Either<L, R> => E.right(value)),
          ),
        ),
      ),
    E.fold<L, R, unknown>(
      (value) => left.encode(value),
      (value) => right.encode(value),
    ),
  );
}

import type { ToldMoneyText } from '@application/ports/storage/told-money-text';
import type { ExchangeRate } from '@domain/money/exchange-rate';
import type { ToldMoney } from '@domain/order/cost/told-money';
import type { LumpSumYear } from '@domain/tax/lump-sum';
import { taxClasses } from '@domain/tax/tax-class';
import type { TaxLot } from '@domain/tax/tax-lot';
import type { TaxRecord } from '@domain/tax/tax-record';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAmount, wireDecimal, wireUnit } from '../../http/wire/wire-amount';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import { wireDay } from '../../http/wire/wire-time';
import { readStored } from './record/read-stored';
import type { RecordKind } from './record/record-kind';
import { storedText } from './record/stored-text';

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

const lot: t.Type<TaxLot, unknown> = wireObject('Lot', {
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

const record: t.Type<TaxRecord, unknown> = wireObject('Record', {
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

const rate: t.Type<ExchangeRate, unknown> = wireObject('Rate', {
  currency: wireUnit,
  bid: wireDecimal,
  ask: wireDecimal,
});

const toldMoneyRecord: RecordKind<ToldMoney> = {
  name: 'told money',
  codec: wireObject(
    'ToldMoney',
    {},
    {
      value: wireObject('Value', {
        value: wireAmount,
        certainty: t.keyof({ 'at-most': null, 'at-least': null, about: null }),
      }),
      interest: wireObject('Interest', { amount: wireAmount, tradedOn: wireDay, settledOn: wireDay }),
      charges: wireAmount,
      total: wireAmount,
      inAccount: wireAmount,
      taxed: wireObject('Taxed', {
        position: wireObject(
          'Position',
          {
            name: t.string,
            price: wireAmount,
            taxClass: wireWord('TaxClass', taxClasses),
            lots: t.readonlyArray(lot),
          },
          { exchangeRate: rate },
        ),
        quantity: wireDecimal,
        value: wireDecimal,
        costs: wireDecimal,
        record,
      }),
    },
  ),
  migrations: [],
  isSalvaged: false,
};

/** What was told of an order's money as a text, which its intent keeps. */
export const storedToldMoney: ToldMoneyText = {
  write: (money) => storedText(toldMoneyRecord, money),
  read: (text) =>
    pipe(
      O.fromEither(readStored(toldMoneyRecord, text)),
      O.map(({ value }) => value),
    ),
};

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

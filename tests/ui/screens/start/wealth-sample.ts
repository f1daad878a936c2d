import * as TE from 'fp-ts/TaskEither';
import type { Positions } from '@application/ports/bank/depot-gateway';
import type { Result } from '@application/ports/result';
import type { AccountBalance } from '@domain/depot/account';
import type { Depot } from '@domain/depot/depot';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import { accountId, depotId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';

const account = accountId('a1');
/** A depot of this type. */
export const depot = (id: string, type: Depot['type']): Depot => ({
  id: depotId(id),
  displayId: id,
  type,
  defaultSettlementAccountId: account,
  furtherSettlementAccountIds: [],
});
/** So much on an account, in its currency and in EUR. */
export const balance = (id: string, value: string, unit = EUR, inEuro = value): AccountBalance => ({
  accountId: accountId(id),
  account: { id: accountId(id), displayId: id, currency: unit, type: 'settlement' },
  balance: amount(value, unit),
  balanceEur: amount(inEuro, EUR),
  availableCash: amount(value, unit),
  availableCashEur: amount(inEuro, EUR),
});
/** Positions that come to so much, and have changed by so much since the day before. */
export const worth = (
  value: string,
  change: string,
  positions: Positions['positions'] = [],
): Result<Positions> =>
  TE.right({
    positions,
    totals: {
      currentValue: amount(value, EUR),
      profitLossPreviousDay: { absolute: amount('1', EUR), relative: percentage(decimal(change)) },
    },
  });
/** What the bank answers while it is broken. */
export const broken: Failure = { kind: 'server', errorId: 'E-1' };

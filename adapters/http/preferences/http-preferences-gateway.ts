import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { Result } from '@application/ports/result';
import type { DepotOverviewPreferences, OverviewColumn } from '@domain/depot/depot-overview-preferences';
import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { timeOuts } from '../client/time-outs';
import { wireDepotOverview, wireOrderPreferences } from './preferences-codec';
import { fromOrderPreferences, toDepotOverview, toOrderPreferences } from './preferences-mapper';

const ORDER = '/brokerage/v1/orderpreferences';
const OVERVIEW = '/brokerage/participants/user/v1/depotoverviewpreferences';

/** The customer's choices (brokerage.md 7). */
export class HttpPreferencesGateway implements PreferencesGateway {
  constructor(private readonly client: BankClient) {}

  orderPreferences(): Result<OrderPreferences> {
    const call = this.client.read({
      method: 'GET',
      path: ORDER,
      answer: wireOrderPreferences,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toOrderPreferences));
  }

  changeOrderPreferences(change: Partial<OrderPreferences>): Result<OrderPreferences> {
    const call = this.client.read({
      method: 'PATCH',
      path: ORDER,
      body: fromOrderPreferences(change),
      answer: wireOrderPreferences,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toOrderPreferences));
  }

  depotOverview(): Result<DepotOverviewPreferences> {
    const call = this.client.read({
      method: 'GET',
      path: OVERVIEW,
      answer: wireDepotOverview,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toDepotOverview));
  }

  changeDepotOverview(columns: readonly OverviewColumn[]): Result<DepotOverviewPreferences> {
    const call = this.client.read({
      method: 'PATCH',
      path: OVERVIEW,
      body: { depotOverviewColumnPreferences: { columns } },
      answer: wireDepotOverview,
      timeOut: timeOuts.check,
    });
    return pipe(call, TE.map(toDepotOverview));
  }
}

import type { DepotOverviewPreferences, OverviewColumn } from '@domain/depot/depot-overview-preferences';
import type { OrderPreferences } from '@domain/order/draft/order-preferences';
import * as E from 'fp-ts/Either';
import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from './fake-bank';

/** What the fake bank remembers of the customer's choices. */
export class FakePreferencesGateway implements PreferencesGateway {
  constructor(private readonly bank: FakeBank) {}

  orderPreferences(): Result<OrderPreferences> {
    return this.bank.answer('orderPreferences', 'session', () => E.right(this.bank.world.orderPreferences));
  }

  changeOrderPreferences(change: Partial<OrderPreferences>): Result<OrderPreferences> {
    return this.bank.answer('changeOrderPreferences', 'session', () => {
      this.bank.world.orderPreferences = { ...this.bank.world.orderPreferences, ...change };
      return E.right(this.bank.world.orderPreferences);
    });
  }

  depotOverview(): Result<DepotOverviewPreferences> {
    return this.bank.answer('depotOverview', 'session', () => E.right(this.bank.world.depotOverview));
  }

  changeDepotOverview(columns: readonly OverviewColumn[]): Result<DepotOverviewPreferences> {
    return this.bank.answer('changeDepotOverview', 'session', () => {
      this.bank.world.depotOverview = { ...this.bank.world.depotOverview, columns };
      return E.right(this.bank.world.depotOverview);
    });
  }
}

import type {
  CheckedFundOrder,
  FundDepotGateway,
  FundOrderUpdates,
} from '@application/ports/bank/fund-depot-gateway';
import type { Result } from '@application/ports/result';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { DepotId, FundOrderId } from '@domain/codes/ids';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';

/** The fund depot at the fake bank. */
export class FakeFundDepotGateway implements FundDepotGateway {
  constructor(private readonly bank: FakeBank) {}

  conditions(depotId: DepotId): Result<FundConditions> {
    return this.bank.answer('fundConditions', 'session-tan', () =>
      depotId === this.bank.funds.conditions.depotId
        ? E.right(this.bank.funds.conditions)
        : E.left({ kind: 'not-found' }),
    );
  }

  list(depotId: DepotId): Result<readonly FundOrder[]> {
    return this.bank.answer('fundOrders', 'session-tan', () =>
      E.right(this.bank.funds.orders.filter((order) => order.depotId === depotId)),
    );
  }

  prevalidate(order: PartialFundOrder): Result<CheckedFundOrder> {
    return this.bank.answer('prevalidateFundOrder', 'session-tan', () => this.bank.funds.check(order));
  }

  prevalidateChange(_id: FundOrderId, order: PartialFundOrder): Result<CheckedFundOrder> {
    return this.prevalidate(order);
  }
}

/** What the fake bank tells of orders of the fund depot by itself. */
export class FakeFundOrderUpdates implements FundOrderUpdates {
  constructor(private readonly bank: FakeBank) {}

  follow(depotId: DepotId, onOrder: (order: FundOrder) => void): Unsubscribe {
    const listener = (order: FundOrder): void => {
      if (order.depotId === depotId) onOrder(order);
    };
    this.bank.fundListeners.add(listener);
    return () => void this.bank.fundListeners.delete(listener);
  }
}

import type { Result } from '@application/ports/result';
import type { ValueHistoryGateway } from '@application/ports/bank/value-history-gateway';
import type { ValuePoint } from '@domain/depot/value-history';
import type { DepotId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { FakeBank } from './fake-bank';

/** What the depots of the fake bank have been worth. */
export class FakeValueHistoryGateway implements ValueHistoryGateway {
  constructor(private readonly bank: FakeBank) {}

  valueHistory(depotId: DepotId, days: number): Result<readonly ValuePoint[]> {
    return this.bank.answer('valueHistory', 'session-tan', () => {
      if (!this.bank.world.depots.some(({ id }) => id === depotId)) return E.left({ kind: 'not-found' });
      return E.right((this.bank.world.valueHistories.get(depotId) ?? []).slice(-days));
    });
  }
}

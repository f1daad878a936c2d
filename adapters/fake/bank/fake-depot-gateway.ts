import type { Depot } from '@domain/depot/depot';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position } from '@domain/depot/position';
import { totalsOf } from '@domain/depot/totals-of';
import { amount } from '@domain/money/amount';
import type { DepotId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import type { DepotGateway, Positions } from '@application/ports/bank/depot-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from './fake-bank';

/** The depots of the fake bank. */
export class FakeDepotGateway implements DepotGateway {
  constructor(private readonly bank: FakeBank) {}

  depots(): Result<readonly Depot[]> {
    return this.bank.answer('depots', 'session', () => E.right(this.bank.world.depots));
  }

  positions(depotId: DepotId): Result<Positions> {
    return this.bank.answer('positions', 'session-tan', () => {
      if (!this.bank.world.depots.some((depot) => depot.id === depotId)) return E.left({ kind: 'not-found' });
      const positions = this.bank.world.positions.filter((position) => position.depotId === depotId);
      return E.right({ positions, totals: statedTotals(positions) });
    });
  }
}

/** What is valued in another currency is left out of what the bank states. */
function statedTotals(positions: readonly Position[]): DepotTotals {
  const inEuro = positions.filter(({ currentValue }) => currentValue.unit === EUR);
  return totalsOf(inEuro, EUR) ?? { currentValue: amount('0.00', EUR) };
}

import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { ValueHistoryGateway } from '@application/ports/bank/value-history-gateway';
import { compareDates } from '@domain/time/local-date';
import { depotId } from '@domain/codes/ids';
import { failed, succeeded } from '../answers';

/** What it is tried with: a customer with a depot, the session TAN active. */
export interface ValueHistoryBench {
  readonly depots: Pick<DepotGateway, 'depots'>;
  readonly histories: ValueHistoryGateway;
}

/** The contract of the value history: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeValueHistoryGateway(name: string, make: () => Promise<ValueHistoryBench>): void {
  describe(`${name} as value history gateway`, () => {
    it('tells the value of each day once, oldest first, no more days than asked for [OBK-05]', async () => {
      const { depots, histories } = await make();
      const [depot] = succeeded(await depots.depots()());
      if (depot === undefined) throw new Error('No depot');
      const points = succeeded(await histories.valueHistory(depot.id, 31)());
      const dates = points.map(({ date }) => date);
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThanOrEqual(31);
      expect(dates).toEqual([...new Set(dates)].toSorted(compareDates));
      expect(points.every(({ value }) => value.unit === 'EUR')).toBe(true);
    });

    it('does not know a depot of somebody else', async () => {
      const { histories } = await make();
      const foreign = depotId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await histories.valueHistory(foreign, 31)()).kind).toBe('not-found');
    });
  });
}

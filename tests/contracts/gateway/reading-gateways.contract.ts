import type { AccountGateway } from '@application/ports/bank/account-gateway';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { ProductGateway } from '@application/ports/bank/product-gateway';
import type { RoleGateway } from '@application/ports/bank/session/role-gateway';
import { compareAmounts } from '@domain/money/amount';
import { depotId } from '@domain/codes/ids';
import { failed, succeeded } from '../answers';

/** What the reading gateways are tried with: a customer with a depot, the session TAN active, SAP in the market. */
export interface ReadingBench {
  readonly depots: DepotGateway;
  readonly accounts: AccountGateway;
  readonly instruments: InstrumentGateway;
  readonly products: ProductGateway;
  readonly roles: RoleGateway;
  readonly preferences: PreferencesGateway;
}

/** The contract of the gateways that read: the fakes obey it, and the HTTP adapters on a running bank. */
export function describeReadingGateways(name: string, make: () => Promise<ReadingBench>): void {
  describe(`${name} as reading gateways`, () => {
    let bench: ReadingBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('read depots, their positions and totals', async () => {
      const [depot] = succeeded(await bench.depots.depots()());
      if (depot === undefined) throw new Error('No depot');
      const { positions, totals } = succeeded(await bench.depots.positions(depot.id)());
      expect(positions.length).toBeGreaterThan(0);
      expect(positions.every((position) => position.depotId === depot.id)).toBe(true);
      expect(
        positions.every(
          ({ availableQuantity, quantity }) => compareAmounts(availableQuantity, quantity) <= 0,
        ),
      ).toBe(true);
      expect(totals.currentValue.unit).toBe('EUR');
    });

    it('do not know a depot of somebody else', async () => {
      const foreign = depotId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await bench.depots.positions(foreign)()).kind).toBe('not-found');
    });

    it('read the balances of the accounts that the depots settle on', async () => {
      const [depot] = succeeded(await bench.depots.depots()());
      const balances = succeeded(await bench.accounts.balances()());
      expect(balances.map(({ accountId }) => accountId)).toContain(depot?.defaultSettlementAccountId);
    });

    it('find an instrument by WKN and by ISIN, and search it by its name [ORD-03]', async () => {
      const byWkn = succeeded(await bench.instruments.find('716460')());
      expect(byWkn).toMatchObject({ isin: 'DE0007164600', type: 'SHARE', notation: 'XXX', currency: 'EUR' });
      expect(succeeded(await bench.instruments.find('DE0007164600')()).id).toBe(byWkn.id);
      const found = succeeded(await bench.instruments.search('SAP')());
      expect(found.map(({ wkn }) => wkn)).toContain('716460');
    });

    it('do not know an instrument that does not exist', async () => {
      expect(failed(await bench.instruments.find('ZZZZZZ')()).kind).toBe('not-found');
    });

    it('read quotes by venue, and the prices of the day', async () => {
      const { id } = succeeded(await bench.instruments.find('716460')());
      const quotes = succeeded(await bench.instruments.quotes(id)());
      const [quote] = quotes;
      if (quote === undefined) throw new Error('No quote');
      expect(new Set(quotes.map(({ venueId }) => venueId)).size).toBe(quotes.length);
      const series = succeeded(await bench.instruments.prices(id, quote.venueId)());
      expect(series).toMatchObject({ venueId: quote.venueId, unit: 'EUR' });
      expect(series.points.length).toBeGreaterThan(0);
    });

    it('read products, all or of one type, and roles [GU-02] [GU-03]', async () => {
      const all = succeeded(await bench.products.products()());
      const depots = succeeded(await bench.products.products('DEPOT')());
      expect(depots).toEqual(all.filter(({ type }) => type === 'DEPOT'));
      expect(succeeded(await bench.roles.roles('customer')())).toContain('VERTRAGNEHMER');
    });

    it('remember a change of the preferences, and nothing else changes [ORD-27]', async () => {
      const before = succeeded(await bench.preferences.orderPreferences()());
      const changed = succeeded(
        await bench.preferences.changeOrderPreferences({ pushPrices: !before.pushPrices })(),
      );
      expect(changed).toEqual({ ...before, pushPrices: !before.pushPrices });
      expect(succeeded(await bench.preferences.orderPreferences()())).toEqual(changed);
    });

    it('remember the columns of the depot overview [OBK-04]', async () => {
      const columns = [
        { id: 'wkn', visible: false },
        { id: 'quantity', visible: true },
      ];
      expect(succeeded(await bench.preferences.changeDepotOverview(columns)()).columns).toEqual(columns);
      expect(succeeded(await bench.preferences.depotOverview()()).columns).toEqual(columns);
    });
  });
}

import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { sumAmounts } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { depotId } from '@domain/codes/ids';
import { anna, bernd, openSession, signIn } from '../support/signed-in';
import { failureOf, valueOf } from '../support/value-of';

describe('depots, accounts and preferences over HTTP', () => {
  it('needs the session TAN for positions and balances [TAN-01]', async () => {
    const { client } = await signIn(bernd);
    expect(await failureOf(new HttpAccountGateway(client).balances())).toEqual({
      kind: 'session-tan-required',
      tanState: { available: ['M_TAN'], isLocked: false, selected: 'M_TAN' },
    });
  });

  it('reads depots, balances and positions whose values add up to the total [KIT-16]', async () => {
    const visit = await signIn(bernd);
    await openSession(visit);
    const gateway = new HttpDepotGateway(visit.client);
    const [depot] = await valueOf(gateway.depots());
    if (depot === undefined) throw new Error('Bernd has no depot');
    const { positions, totals } = await valueOf(gateway.positions(depot.id));
    const values = positions.map(({ currentValue }) => currentValue);
    expect(sumAmounts(values, EUR)).toEqual(totals.currentValue);
    const balances = await valueOf(new HttpAccountGateway(visit.client).balances());
    expect(balances.map(({ accountId }) => accountId)).toContain(depot.defaultSettlementAccountId);
    expect(visit.logger.records).toEqual([]);
  });

  it('does not find a depot of somebody else', async () => {
    const annas = await valueOf(new HttpDepotGateway((await signIn(anna)).client).depots());
    const visit = await signIn(bernd);
    await openSession(visit);
    const gateway = new HttpDepotGateway(visit.client);
    expect(await failureOf(gateway.positions(annas[0]?.id ?? depotId('')))).toEqual({ kind: 'not-found' });
  });

  it('changes order preferences one by one [ORD-27]', async () => {
    const preferences = new HttpPreferencesGateway((await signIn(bernd)).client);
    const before = await valueOf(preferences.orderPreferences());
    const changed = await valueOf(
      preferences.changeOrderPreferences({ inputScreenMode: 'FULL', executionMailAddress: 'b@example.org' }),
    );
    expect(changed).toEqual({ ...before, inputScreenMode: 'FULL', executionMailAddress: 'b@example.org' });
    expect(await valueOf(preferences.orderPreferences())).toEqual(changed);
  });

  it('keeps the columns of the depot overview in their order [OBK-04]', async () => {
    const preferences = new HttpPreferencesGateway((await signIn(bernd)).client);
    const columns = [
      { id: 'quantity', visible: true },
      { id: 'sector', visible: false },
    ];
    await valueOf(preferences.changeDepotOverview(columns));
    expect(await valueOf(preferences.depotOverview())).toEqual({ available: true, columns });
  });
});

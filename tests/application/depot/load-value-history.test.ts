import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeValueHistoryGateway } from '@adapters/fake/bank/fake-value-history-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { depotId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';

describe('reading what depots have been worth', () => {
  it('brings the days of the range as one history [OBK-05]', async () => {
    const load = new LoadValueHistory(new FakeValueHistoryGateway(new FakeBank()));
    const answer = await load.execute([mainDepot], 'month')();
    expect(E.isRight(answer) && answer.right.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('fails as a whole where one depot cannot be had: half a sum would be wrong [OBK-05]', async () => {
    const load = new LoadValueHistory(new FakeValueHistoryGateway(new FakeBank()));
    expect(await load.execute([mainDepot, depotId('foreign')], 'year')()).toEqual(
      E.left({ kind: 'not-found' }),
    );
  });
});

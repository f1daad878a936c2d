import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { sap } from '@adapters/fake/bank/fake-market';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { ListProtectable } from '@application/order/list-protectable';
import { amount } from '@domain/money/amount';
import { depotId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { sampleOrder } from '@tests/ui/screens/order-book/sample-order';
import * as E from 'fp-ts/Either';

const secondDepot = depotId('depot-2');

function listing() {
  const bank = new FakeBank();
  const list = new ListProtectable(new FakeDepotGateway(bank), new FakeOrderGateway(bank));
  return { bank, list };
}

describe('listing what can be protected [ORD-22]', () => {
  it('puts to each position the orders of its own depot that protect it', async () => {
    const { bank, list } = listing();
    bank.world.depots = [
      ...bank.world.depots,
      {
        id: secondDepot,
        displayId: '1000000002',
        type: 'SECOND_DEPOT',
        defaultSettlementAccountId: mainAccount,
        furtherSettlementAccountIds: [],
      },
    ];
    bank.world.positions = [
      positionIn(mainDepot, sap, '40', '198.20', '232.75'),
      positionIn(secondDepot, sap, '5', '198.20', '232.75'),
    ];
    const stop = { orderType: 'STOP_MARKET', triggerLimit: amount('200.00', EUR) } as const;
    bank.orders.put(sampleOrder('stop', stop));
    bank.orders.put(sampleOrder('done', { ...stop, status: 'EXECUTED' }));
    const listed = await list.execute()();
    expect(E.isRight(listed) && listed.right.map(({ depot, orders }) => [depot.id, orders])).toEqual([
      [mainDepot, [expect.objectContaining({ id: 'stop' })]],
      [secondDepot, []],
    ]);
  });

  it.each(['depots', 'positions', 'list'] as const)(
    'fails with what %s failed with, and lists nothing half-read [KIT-16]',
    async (call) => {
      const { bank, list } = listing();
      bank.faults.plan(call, { kind: 'not-reached' });
      expect(await list.execute()()).toMatchObject({ left: { kind: 'no-answer' } });
    },
  );
});

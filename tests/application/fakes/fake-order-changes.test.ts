import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeOrderChangeGateway } from '@adapters/fake/order/fake-order-change-gateway';
import { FakeCancellationRelease } from '@adapters/fake/order/fake-cancellation-release';
import { FakeChangeRelease } from '@adapters/fake/order/fake-change-release';
import { intentId } from '@domain/codes/ids';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { describeOrderChangeGateway } from '../../contracts/gateway/order-change-gateway.contract';
import { buySap, orderPage } from '../order/order-portal';

describeOrderChangeGateway('the fake bank', async () => {
  const bank = new FakeBank();
  const page = orderPage(bank);
  return {
    changes: new FakeOrderChangeGateway(bank),
    release: new FakeChangeRelease(bank),
    cancellation: new FakeCancellationRelease(bank),
    orders: new FakeOrderGateway(bank),
    newKey: () => intentId(page.identifiers.uuid()),
    otherLimit: amount('229.00', EUR),
    place: async () => {
      const release = await page.challengeOf(buySap('3'));
      await page.release.send(release, page.proof(release))();
      const [order] = bank.orders.all;
      if (order === undefined) throw new Error('No order');
      return order;
    },
    taken: async (order) => order,
    prove: async ({ id, type }) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
  };
});

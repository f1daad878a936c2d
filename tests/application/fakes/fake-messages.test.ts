import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeMessageGateway, FakeMessageRelease } from '@adapters/fake/postbox/fake-message-gateway';
import { intentId } from '@domain/codes/ids';
import { describeMessageGateway } from '../../contracts/gateway/message-gateway.contract';

describeMessageGateway('the fake bank', async () => {
  const bank = new FakeBank();
  let keys = 0;
  return Promise.resolve({
    messages: new FakeMessageGateway(bank),
    release: new FakeMessageRelease(bank),
    newKey: () => intentId(`key-${String((keys += 1))}`),
  });
});

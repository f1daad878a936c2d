import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/session/fake-keep-alive-gateway';
import { FakeTabPulses } from '@adapters/fake/device/fake-tab-pulses';
import { describeKeepAliveGateway } from '../../contracts/gateway/keep-alive-gateway.contract';
import { describeTabPulse } from '../../contracts/device/tab-pulse.contract';

describeKeepAliveGateway('the fake bank', async () => {
  const bank = new FakeBank();
  return {
    gateway: new FakeKeepAliveGateway(bank),
    end: async () => {
      bank.world.signedIn = false;
    },
  };
});

describeTabPulse('memory', () => {
  const browser = new FakeTabPulses();
  return () => browser.tab();
});

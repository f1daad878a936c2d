import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/fake-keep-alive-gateway';
import { FakeTabPulses } from '@adapters/fake/fake-tab-pulses';
import { describeKeepAliveGateway } from '../../contracts/keep-alive-gateway.contract';
import { describeTabPulse } from '../../contracts/tab-pulse.contract';

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

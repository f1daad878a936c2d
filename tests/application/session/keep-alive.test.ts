import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/session/fake-keep-alive-gateway';
import { KeepAlive } from '@application/session/keep-alive';

function keeping() {
  const bank = new FakeBank();
  const gateway = new FakeKeepAliveGateway(bank);
  return { bank, gateway, keepAlive: new KeepAlive(gateway, bank.scheduler), time: bank.scheduler };
}

describe('keeping a session alive', () => {
  it('pings at once and then at the configured interval, and tells the limit [KIT-07]', async () => {
    const { keepAlive, gateway, time } = keeping();
    keepAlive.execute({ interval: 600, limit: 1230 });
    await time.advance(599_000);
    expect(gateway.pings).toEqual([1230]);
    await time.advance(1_000);
    expect(gateway.pings).toEqual([1230, 1230]);
    await time.advance(1_200_000);
    expect(gateway.pings).toHaveLength(4);
  });

  it('pings twice within a limit that is shorter than the interval [KIT-07]', async () => {
    const { keepAlive, gateway, time } = keeping();
    keepAlive.execute({ interval: 600, limit: 300 });
    await time.advance(300_000);
    expect(gateway.pings).toEqual([300, 300, 300]);
  });

  it('stops when called off [KIT-07]', async () => {
    const { keepAlive, gateway, time } = keeping();
    const stop = keepAlive.execute({ interval: 60, limit: 1230 });
    stop();
    await time.advance(600_000);
    expect(gateway.pings).toHaveLength(1);
  });

  it('tries again at the next interval when a ping is lost [KIT-07]', async () => {
    const { bank, keepAlive, gateway, time } = keeping();
    bank.faults.plan('ping', { kind: 'not-reached' });
    keepAlive.execute({ interval: 60, limit: 1230 });
    await time.advance(60_000);
    expect(gateway.pings).toEqual([1230]);
  });
});

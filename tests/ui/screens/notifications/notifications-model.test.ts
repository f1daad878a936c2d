import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeNotificationGateway } from '@adapters/fake/postbox/fake-notification-gateway';
import {
  NotificationsModel,
  type NotificationsCollaborators,
} from '@ui/screens/notifications/notifications-model';

const MINUTE = 60_000;

/** A bell that has begun, and how often it has asked the bank. */
async function begun(
  bank = new FakeBank(),
  others: Partial<Pick<NotificationsCollaborators, 'live' | 'isSeen'>> = {},
) {
  const gateway = new FakeNotificationGateway(bank);
  let asked = 0;
  const model = new NotificationsModel({
    notifications: {
      notifications: () => {
        asked += 1;
        return gateway.notifications();
      },
      markSeen: () => gateway.markSeen(),
    },
    live: async () => bank.live,
    clock: bank.scheduler,
    scheduler: bank.scheduler,
    isSeen: () => true,
    ...others,
  });
  model.start();
  await bank.scheduler.advance(0);
  /** How often it asks meanwhile. */
  const asksWhile = async (happens: () => unknown): Promise<number> => {
    const before = asked;
    await happens();
    await bank.scheduler.advance(0);
    return asked - before;
  };
  return {
    bank,
    model,
    asked,
    asksWhile,
    passes: (ms: number) => asksWhile(() => bank.scheduler.advance(ms)),
  };
}

describe('the bell [CUS-04]', () => {
  it('asks at first and once the bank begins to tell, then only when something has happened', async () => {
    const { bank, asked, asksWhile, passes } = await begun();
    expect(asked).toBe(2);
    expect(await passes(10 * MINUTE)).toBe(0);
    expect(await asksWhile(() => bank.live.tellNews())).toBe(1);
    expect(await passes(10 * MINUTE)).toBe(0);
  });

  it('asks once more, not once each, for all that is told while it is asking', async () => {
    const { bank, asksWhile } = await begun();
    expect(
      await asksWhile(() => {
        for (let news = 0; news < 5; news++) bank.live.tellNews();
      }),
    ).toBe(2);
  });

  it('asks by itself every 30 s while the bank cannot be heard, and once when it is heard again', async () => {
    const { bank, asksWhile, passes } = await begun();
    expect(await asksWhile(() => bank.live.turn('disconnected'))).toBe(0);
    expect(await passes(29_000)).toBe(0);
    expect(await passes(1_000)).toBe(1);
    expect(await passes(2 * MINUTE)).toBe(4);
    expect(await asksWhile(() => bank.live.turn('connected'))).toBe(1);
    expect(await passes(10 * MINUTE)).toBe(0);
  });

  it('asks nothing by itself in the background', async () => {
    const { bank, passes } = await begun(new FakeBank(), { isSeen: () => false });
    bank.live.turn('disconnected');
    expect(await passes(10 * MINUTE)).toBe(0);
  });

  it('asks by itself where the code that listens has not come, until it has', async () => {
    let isThere = false;
    const bank = new FakeBank();
    const live = async () => {
      if (!isThere) throw new Error('Chunk lost');
      return bank.live;
    };
    const { asked, passes } = await begun(bank, { live });
    expect(asked).toBe(1);
    expect(await passes(MINUTE)).toBe(2);
    isThere = true;
    expect(await passes(30_000)).toBe(2);
    expect(await passes(10 * MINUTE)).toBe(0);
  });

  it('listens only once the session is released: before that the bank tells nothing', async () => {
    const bank = new FakeBank();
    bank.world.session = { ...bank.world.session, sessionTanActive: false };
    const { asked, passes } = await begun(bank);
    expect([asked, bank.live.subscriptions]).toEqual([1, 0]);
    bank.world.session = { ...bank.world.session, sessionTanActive: true };
    expect(await passes(30_000)).toBe(2);
    expect(bank.live.subscriptions).toBeGreaterThan(0);
    expect(await passes(10 * MINUTE)).toBe(0);
  });

  it('listens no more once the visit is over, and forgets what it knew', async () => {
    const { bank, model, asksWhile, passes } = await begun();
    model.end();
    expect([bank.live.subscriptions, model.list.value]).toEqual([0, undefined]);
    expect(await asksWhile(() => bank.live.tellNews())).toBe(0);
    expect(await passes(10 * MINUTE)).toBe(0);
  });
});

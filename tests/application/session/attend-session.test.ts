import { FakeActivity } from '@adapters/fake/device/fake-activity';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/session/fake-keep-alive-gateway';
import { FakeTabPulses } from '@adapters/fake/device/fake-tab-pulses';
import { RecordingExit } from '@tests/support/recording-exit';
import { AttendSession } from '@application/session/attend-session';
import { KeepAlive } from '@application/session/keep-alive';
import type { IdleRule } from '@domain/session/idle-rule';
import type { IdleWatch } from '@domain/session/idle-watch';

/** One browser at one bank; its tabs share the clock. */
class Browser {
  readonly bank = new FakeBank();
  readonly pulses = new FakeTabPulses();
  readonly time = this.bank.scheduler;

  /** Opens a tab whose customer may do nothing for so many seconds. */
  open(idle = 1200, autoResume = true): Tab {
    return new Tab(this, { idle: idle * 1000, countdown: 30_000 }, autoResume);
  }

  async seconds(count: number): Promise<void> {
    await this.time.advance(count * 1000);
  }
}

class Tab {
  readonly told: IdleWatch[] = [];
  readonly activity = new FakeActivity();
  readonly exit = new RecordingExit();
  readonly gateway: FakeKeepAliveGateway;
  readonly attendance;
  isOtherSession = false;

  constructor(
    { bank, pulses, time }: Browser,
    public rule: IdleRule,
    autoResume: boolean,
  ) {
    this.gateway = new FakeKeepAliveGateway(bank);
    this.attendance = new AttendSession({
      clock: time,
      scheduler: time,
      activity: this.activity,
      tabs: pulses.tab(),
      keepAlive: new KeepAlive(this.gateway, time),
      leave: this.exit,
      isOtherSession: () => this.isOtherSession,
      terms: () => ({ rule: this.rule, autoResume }),
      pingInterval: 600,
    }).execute((watch) => this.told.push(watch));
  }

  get kind(): IdleWatch['kind'] | undefined {
    return this.told.at(-1)?.kind;
  }

  get secondsLeft(): readonly number[] {
    return this.told.flatMap((watch) => (watch.kind === 'idling' ? [watch.secondsLeft] : []));
  }
}

describe('attending a session', () => {
  it('warns each second of the countdown, then leaves once [KIT-08]', async () => {
    const browser = new Browser();
    const tab = browser.open();
    await browser.seconds(1199);
    expect(tab.kind).toBe('running');
    await browser.seconds(30);
    expect(tab.secondsLeft).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
    await browser.seconds(60);
    expect(tab.kind).toBe('stopped');
    expect(tab.exit.left).toEqual([{ reason: 'zeit' }]);
    expect(browser.time.waiting).toBe(0);
  });

  it('pings while somebody is there, not while idle, and again at the next sign [KIT-07]', async () => {
    const browser = new Browser();
    const tab = browser.open();
    await browser.seconds(1210);
    expect(tab.gateway.pings).toHaveLength(2);
    await browser.seconds(10);
    tab.activity.sign();
    await browser.seconds(1);
    expect(tab.gateway.pings).toHaveLength(3);
    await browser.seconds(600);
    expect(tab.gateway.pings).toHaveLength(4);
  });

  it('tells the bank of a page that is stricter [KIT-07]', async () => {
    const browser = new Browser();
    const tab = browser.open();
    await browser.seconds(1);
    tab.rule = { idle: 270_000, countdown: 30_000 };
    await browser.seconds(2);
    expect(tab.gateway.pings).toEqual([1230, 300]);
    await browser.seconds(297);
    expect(tab.exit.left).toEqual([{ reason: 'zeit' }]);
  });

  it('goes on when the customer answers, in every tab [KIT-08]', async () => {
    const browser = new Browser();
    const [first, second] = [browser.open(1200, false), browser.open(1200, false)];
    await browser.seconds(1210);
    expect([first.kind, second.kind]).toEqual(['idling', 'idling']);
    first.activity.sign();
    expect(first.kind).toBe('idling');
    first.attendance.resume();
    expect([first.kind, second.kind]).toEqual(['running', 'running']);
  });

  it('looks at the clock when the page is seen again: a laptop that slept has ended [KIT-08]', async () => {
    const browser = new Browser();
    const tab = browser.open();
    browser.time.sleep(7_200_000);
    tab.activity.lookAgain();
    expect(tab.exit.left).toEqual([{ reason: 'zeit' }]);
  });

  it('an end in one tab ends the others, which end nothing themselves', async () => {
    const browser = new Browser();
    const [first, second] = [browser.open(), browser.open()];
    await browser.seconds(5);
    const now = browser.time.now();
    browser.pulses.tab().write({ activeAt: now, endsAt: now, endedAt: now });
    expect([first.exit.left, second.exit.left]).toEqual([[{ reason: 'fenster' }], [{ reason: 'fenster' }]]);
  });

  it('ends where another session has begun in this browser, and ends nothing of that', async () => {
    const browser = new Browser();
    const [first, second] = [browser.open(), browser.open()];
    first.isOtherSession = true;
    await browser.seconds(10);
    expect([first.exit.left, second.exit.left, second.kind]).toEqual([
      [{ reason: 'fenster' }],
      [],
      'running',
    ]);
  });

  it('is not ended by the end of the session before', async () => {
    const browser = new Browser();
    const now = browser.time.now();
    browser.pulses.tab().write({ activeAt: now, endsAt: now, endedAt: now });
    await browser.seconds(1);
    const tab = browser.open();
    await browser.seconds(10);
    expect(tab.kind).toBe('running');
  });
});

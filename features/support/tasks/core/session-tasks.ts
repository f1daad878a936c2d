import assert from 'node:assert/strict';
import { FakeActivity } from '@adapters/fake/device/fake-activity';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeKeepAliveGateway } from '@adapters/fake/session/fake-keep-alive-gateway';
import { FakeTabPulses } from '@adapters/fake/device/fake-tab-pulses';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingPrivacyScreen } from '@adapters/fake/device/recording-privacy-screen';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { AttendSession, type Attendance } from '@application/session/attend-session';
import { EndSession } from '@application/session/end-session';
import { Farewells } from '@application/session/farewells';
import { FollowFailure } from '@application/session/follow-failure';
import { KeepAlive } from '@application/session/keep-alive';
import { LeavePortal } from '@application/session/leave-portal';
import { tabId } from '@domain/codes/tab-id';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { idleRule, type IdleMinutes } from '@domain/session/idle-rule';
import type { IdleWatch } from '@domain/session/idle-watch';
import type { Failure } from '@domain/failure/failure';
import { routeAt } from '@ui/app/route-at';

/** What ends a session, in the words of the scenarios. */
export type EndCause = 'wish' | 'idle' | 'expired' | 'forbidden' | 'elsewhere';

/** A window of the customer's browser: what it shows, and what becomes of it. */
interface Window {
  readonly activity: FakeActivity;
  readonly gateway: FakeKeepAliveGateway;
  readonly privacyScreen: RecordingPrivacyScreen;
  readonly navigation: RecordingNavigation;
  readonly leave: LeavePortal;
  readonly attendance: Attendance;
  readonly told: IdleWatch[];
}

/** Lets sessions live and end for the scenarios, on the real use cases. */
export class SessionTasks {
  readonly #bank = new FakeBank();
  readonly #pulses = new FakeTabPulses();
  readonly #storage = new MemoryCustomerStorage();
  readonly #windows: Window[] = [];
  #chosen: IdleMinutes | undefined;
  #autoResume = false;

  choose(minutes: IdleMinutes | undefined): void {
    this.#chosen = minutes;
  }

  resumeByItself(autoResume: boolean): void {
    this.#autoResume = autoResume;
  }

  open(path: string): void {
    const time = this.#bank.scheduler;
    const tabs = this.#pulses.tab();
    const parts = {
      activity: new FakeActivity(),
      gateway: new FakeKeepAliveGateway(this.#bank),
      privacyScreen: new RecordingPrivacyScreen(),
      navigation: new RecordingNavigation(),
    };
    const told: IdleWatch[] = [];
    const leave = new LeavePortal({
      ...parts,
      clock: time,
      scheduler: time,
      tabs,
      farewells: new Farewells(),
      connected: async () => undefined,
      here: () => path,
    });
    const attendance = new AttendSession({
      clock: time,
      scheduler: time,
      activity: parts.activity,
      tabs,
      keepAlive: new KeepAlive(parts.gateway, time),
      leave,
      terms: () => ({ rule: this.#rule(path), autoResume: this.#autoResume }),
      pingInterval: 600,
    }).execute((watch) => told.push(watch));
    this.#windows.push({ ...parts, leave, attendance, told });
  }

  async keepDraft(): Promise<void> {
    await this.#storage.orderDrafts.keep(tabId('a'), 'STANDARD', emptySnapshot)();
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#bank.scheduler.advance(milliseconds);
  }

  async work(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 60_000) {
      await this.pass(60_000);
      this.sign();
    }
    await settle();
  }

  sleep(milliseconds: number): void {
    this.#bank.scheduler.sleep(milliseconds);
  }

  sign(window = 0): void {
    this.#window(window).activity.sign();
  }

  async stay(): Promise<void> {
    this.#window(0).attendance.resume();
    await settle();
  }

  async signOut(): Promise<void> {
    const { journal } = this.#storage;
    await new EndSession(this.#storage, journal, this.#window(0).leave).execute()();
    await this.pass(1000);
  }

  async end(cause: EndCause): Promise<void> {
    switch (cause) {
      case 'wish':
        return this.signOut();
      case 'idle':
        return this.pass(20 * 60_000 + 30_000);
      case 'expired':
        return this.#fail({ kind: 'session-expired', logoutUrl: '/lp/wt/logout' });
      case 'forbidden':
        return this.#fail({ kind: 'forbidden' });
      case 'elsewhere':
        this.open('/ngbrk/');
        await this.#window(1).leave.execute({ reason: 'wunsch' })();
        return settle();
    }
  }

  expectState(kind: IdleWatch['kind'], windows = [0]): void {
    for (const window of windows) assert.equal(this.#window(window).told.at(-1)?.kind, kind);
  }

  expectEverywhere(kind: IdleWatch['kind']): void {
    this.expectState(kind, [...this.#windows.keys()]);
  }

  async expectEnds(warning: number, end: number): Promise<void> {
    await this.pass(warning - 1000);
    this.expectState('running');
    await this.pass(1000);
    this.expectState('idling');
    await this.pass(end - warning - 1000);
    this.expectState('idling');
    await this.pass(1000);
    this.expectState('stopped');
  }

  expectCountdown(from: number, to: number): void {
    const seconds = this.#window(0).told.flatMap((watch) =>
      watch.kind === 'idling' ? [watch.secondsLeft] : [],
    );
    assert.deepEqual(
      seconds,
      Array.from({ length: from - to + 1 }, (_, index) => from - index),
    );
  }

  expectPings(count: number, limit: number): void {
    const { pings } = this.#window(0).gateway;
    assert.deepEqual([pings.length, pings.at(-1)], [count, limit / 1000]);
  }

  expectEmptyPage(): void {
    assert.ok(this.#window(0).privacyScreen.isDrawn);
  }

  expectSignOutPage(reason: string, back: string | undefined): void {
    const [target = ''] = this.#window(0).navigation.left;
    const query = new URLSearchParams(target.split('?')[1]);
    assert.deepEqual([query.get('grund'), query.get('page') ?? undefined], [reason, back]);
  }

  expectDraft(isThere: boolean): void {
    assert.equal(this.#storage.orderDrafts.names.length, isThere ? 1 : 0);
  }

  #rule(path: string) {
    const bank = { idle: 1_200_000, countdown: 30_000 };
    return idleRule({ bank, chosen: this.#chosen, isPayment: routeAt(path)?.payment === true });
  }

  async #fail(failure: Failure): Promise<void> {
    const { navigation, leave } = this.#window(0);
    new FollowFailure(navigation, new MemoryErrorMemory(), leave).execute(failure);
    await settle();
  }

  #window(index: number): Window {
    const window = this.#windows[index];
    assert.ok(window, 'Es ist kein solches Fenster offen');
    return window;
  }
}

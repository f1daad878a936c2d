import { FakeTabPulses } from '@adapters/fake/device/fake-tab-pulses';
import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { RecordingPrivacyScreen } from '@adapters/fake/device/recording-privacy-screen';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { Farewells } from '@application/session/farewells';
import { FAREWELL_PATIENCE, LeavePortal, type Leaving } from '@application/session/leave-portal';

function portal(
  here = '/ngbrk/order/erstellung?wkn=716460',
  connected = async () => {},
  isOtherSession = () => false,
) {
  const scheduler = new ManualScheduler();
  const tabs = new FakeTabPulses().tab();
  const privacyScreen = new RecordingPrivacyScreen();
  const farewells = new Farewells();
  const navigation = new RecordingNavigation();
  const leave = new LeavePortal({
    clock: scheduler,
    scheduler,
    tabs,
    privacyScreen,
    farewells,
    navigation,
    connected,
    here: () => here,
    isOtherSession,
  });
  return { scheduler, tabs, privacyScreen, farewells, navigation, leave };
}

/** A promise and how to keep it. */
function promised() {
  let keep = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

const back = 'page=%2Fngbrk%2Forder%2Ferstellung%3Fwkn%3D716460';

describe('leaving the portal', () => {
  it.each<[string, Leaving, string]>([
    ['by wish: nowhere to come back to', { reason: 'wunsch' }, '/lp/wt/logout?grund=wunsch'],
    ['for time: back to the same place', { reason: 'zeit' }, `/lp/wt/logout?grund=zeit&${back}`],
    [
      'by the address of the bank [KIT-12]',
      { reason: 'zeit', logoutUrl: '/lp/wt/logout?mandant=1' },
      `/lp/wt/logout?mandant=1&grund=zeit&${back}`,
    ],
    ['as another tab did: ending nothing', { reason: 'fenster' }, `/lp/wt/abgemeldet?grund=fenster&${back}`],
  ])('goes to the sign-out page %s', async (_case, leaving, target) => {
    const { leave, navigation } = portal();
    await leave.execute(leaving)();
    expect(navigation.left).toEqual([target]);
  });

  it('empties the page at once, and leaves when what was typed is stored', async () => {
    const { leave, privacyScreen, farewells, navigation } = portal();
    const draft = promised();
    farewells.add(() => draft.promise);
    void leave.execute({ reason: 'zeit' })();
    await settle();
    expect([privacyScreen.isDrawn, navigation.left]).toEqual([true, []]);
    draft.keep();
    await settle();
    expect(navigation.left).toHaveLength(1);
  });

  it('waits for no storage that hangs or fails', async () => {
    const { leave, scheduler, farewells, navigation } = portal();
    farewells.add(() => Promise.reject(new Error('full')));
    farewells.add(() => promised().promise);
    void leave.execute({ reason: 'zeit' })();
    await scheduler.advance(FAREWELL_PATIENCE - 1);
    expect(navigation.left).toEqual([]);
    await scheduler.advance(1);
    expect(navigation.left).toHaveLength(1);
  });

  it('waits, with the page empty, for a line to leave over [CUS-05]', async () => {
    const line = promised();
    const { leave, privacyScreen, navigation } = portal('/ngbrk/', () => line.promise);
    void leave.execute({ reason: 'wunsch' })();
    await settle();
    expect([privacyScreen.isDrawn, navigation.left]).toEqual([true, []]);
    line.keep();
    await settle();
    expect(navigation.left).toEqual(['/lp/wt/logout?grund=wunsch']);
  });

  it('leaves once, for the first reason', async () => {
    const { leave, navigation } = portal();
    await leave.execute({ reason: 'wunsch' })();
    await leave.execute({ reason: 'zeit' })();
    expect(navigation.left).toEqual(['/lp/wt/logout?grund=wunsch']);
  });

  it('tells the other tabs, unless it has heard it from them', async () => {
    const ended = async (leaving: Leaving) => {
      const { leave, tabs, scheduler } = portal();
      await leave.execute(leaving)();
      return tabs.read()?.endedAt === scheduler.now();
    };
    expect(await ended({ reason: 'wunsch' })).toBe(true);
    expect(await ended({ reason: 'zeit' })).toBe(true);
    expect(await ended({ reason: 'fenster' })).toBe(false);
  });

  it.each<[Leaving['reason'], string, boolean]>([
    ['zeit', `/lp/wt/abgemeldet?grund=fenster&${back}`, false],
    ['bank', `/lp/wt/abgemeldet?grund=fenster&${back}`, false],
    ['wunsch', '/lp/wt/logout?grund=wunsch', true],
  ])(
    'with another session begun since, %s ends it only where the customer wishes [KIT-12]',
    async (reason, target, tells) => {
      const { leave, navigation, tabs, scheduler } = portal(undefined, undefined, () => true);
      await leave.execute({ reason, logoutUrl: '/lp/wt/logout' })();
      expect(navigation.left).toEqual([target]);
      expect(tabs.read()?.endedAt === scheduler.now()).toBe(tells);
    },
  );

  it('ends no session that begins while it waits for a line [KIT-12]', async () => {
    const line = promised();
    let isOther = false;
    const { leave, navigation } = portal(
      undefined,
      () => line.promise,
      () => isOther,
    );
    void leave.execute({ reason: 'bank' })();
    await settle();
    isOther = true;
    line.keep();
    await settle();
    expect(navigation.left).toEqual([`/lp/wt/abgemeldet?grund=fenster&${back}`]);
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { LoggedDepots } from '@application/depot/logged-depots';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { FollowFailure } from '@application/session/follow-failure';
import { RecordingExit } from '@tests/support/recording-exit';

describe('loading the positions of a depot [GU-08]', () => {
  const loading = () => {
    const bank = new FakeBank();
    const logger = new RecordingLogger();
    const navigation = new RecordingNavigation();
    const follow = new FollowFailure(navigation, new MemoryErrorMemory(), new RecordingExit());
    const depots = new LoggedDepots(new FakeDepotGateway(bank), logger, follow);
    return { bank, logger, navigation, depots };
  };

  it('yields them with their totals', async () => {
    const { depots, logger } = loading();
    expect(await depots.positions(mainDepot)()).toMatchObject({ right: { positions: { length: 3 } } });
    expect(logger.records).toEqual([]);
  });

  it('logs a failure in the words of the documents and leads to the error page, whichever page asked', async () => {
    const { bank, depots, logger, navigation } = loading();
    bank.faults.plan('positions', { kind: 'not-reached' });
    expect(await depots.positions(mainDepot)()).toMatchObject({ left: { kind: 'no-answer' } });
    expect(logger.records).toEqual([
      { level: 'error', text: 'Error while loading depot positions.', facts: { failure: 'no-answer' } },
    ]);
    expect(navigation.left).toEqual(['/cp/error']);
  });

  it('forgets at the end of a visit what it has read [KIT-12]', async () => {
    const { bank, depots, navigation } = loading();
    await depots.positions(mainDepot)();
    await depots.forget()();
    bank.faults.plan('positions', { kind: 'not-reached' });
    await depots.positions(mainDepot)();
    expect(navigation.left).toEqual(['/cp/error']);
  });

  it('leaves the page that shows them where they are read again in vain', async () => {
    const { bank, depots, navigation } = loading();
    await depots.positions(mainDepot)();
    bank.faults.plan('positions', { kind: 'not-reached' });
    await depots.positions(mainDepot)();
    expect(navigation.left).toEqual([]);
  });
});

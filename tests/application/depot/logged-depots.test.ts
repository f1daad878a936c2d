import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { LoggedDepots } from '@application/depot/logged-depots';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';

describe('loading the positions of a depot [GU-08]', () => {
  const loading = () => {
    const bank = new FakeBank();
    const logger = new RecordingLogger();
    return { bank, logger, depots: new LoggedDepots(new FakeDepotGateway(bank), logger) };
  };

  it('yields them with their totals', async () => {
    const { depots, logger } = loading();
    expect(await depots.positions(mainDepot)()).toMatchObject({ right: { positions: { length: 3 } } });
    expect(logger.records).toEqual([]);
  });

  it('logs a failure in the words of the documents', async () => {
    const { bank, depots, logger } = loading();
    bank.faults.plan('positions', { kind: 'not-reached' });
    expect(await depots.positions(mainDepot)()).toMatchObject({ left: { kind: 'no-answer' } });
    expect(logger.records).toEqual([
      { level: 'error', text: 'Error while loading depot positions.', facts: { failure: 'no-answer' } },
    ]);
  });
});

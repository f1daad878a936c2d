import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { LoadPositions } from '@application/depot/load-positions';

describe('loading the positions of a depot [GU-08]', () => {
  const loading = () => {
    const bank = new FakeBank();
    const logger = new RecordingLogger();
    return { bank, logger, load: new LoadPositions(new FakeDepotGateway(bank), logger) };
  };

  it('yields them with their totals', async () => {
    const { load, logger } = loading();
    expect(await load.execute(mainDepot)()).toMatchObject({ right: { positions: { length: 3 } } });
    expect(logger.records).toEqual([]);
  });

  it('logs a failure in the words of the documents', async () => {
    const { bank, load, logger } = loading();
    bank.faults.plan('positions', { kind: 'not-reached' });
    expect(await load.execute(mainDepot)()).toMatchObject({ left: { kind: 'no-answer' } });
    expect(logger.records).toEqual([
      { level: 'error', text: 'Error while loading depot positions.', facts: { failure: 'no-answer' } },
    ]);
  });
});

import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import type { OverviewColumn } from '@domain/depot/depot-overview-preferences';
import { columnIds } from '@domain/depot/overview-column';

const only = (id: string): readonly OverviewColumn[] => [{ id, visible: true }];

function bench() {
  const bank = new FakeBank();
  const logger = new RecordingLogger();
  const gateway = new FakePreferencesGateway(bank);
  const sent: string[] = [];
  const keep = new KeepOverviewColumns(
    {
      changeDepotOverview: (columns) => {
        sent.push(columns.map(({ id }) => id).join());
        return gateway.changeDepotOverview(columns);
      },
    },
    logger,
  );
  const rest = (): Promise<void> => bank.scheduler.advance(1000);
  return { bank, logger, sent, keep, rest, load: new LoadOverviewColumns(gateway, logger) };
}

describe('keeping the columns of the depot overview', () => {
  it('sends one change after the other, and of those that wait only the newest [OBK-04]', async () => {
    const { bank, sent, keep, rest } = bench();
    for (const id of ['price', 'value', 'share', 'isin']) keep.execute(only(id));
    await rest();
    expect(sent).toEqual(['price', 'isin']);
    expect(bank.world.depotOverview.columns).toEqual(only('isin'));
  });

  it('sends again what changes later [OBK-04]', async () => {
    const { sent, keep, rest } = bench();
    keep.execute(only('price'));
    await rest();
    keep.execute(only('value'));
    await rest();
    expect(sent).toEqual(['price', 'value']);
  });

  it('swallows and logs a failure, and goes on [OBK-04]', async () => {
    const { bank, logger, keep, rest } = bench();
    bank.faults.plan('changeDepotOverview', { kind: 'not-reached' });
    keep.execute(only('price'));
    keep.execute(only('value'));
    await rest();
    expect(logger.records).toEqual([
      { level: 'warn', text: 'Depot overview columns not kept', facts: { failure: 'no-answer' } },
    ]);
    expect(bank.world.depotOverview.columns).toEqual(only('value'));
  });
});

describe('reading the columns', () => {
  it('brings them as the customer arranged them [OBK-04]', async () => {
    const { bank, load } = bench();
    bank.world.depotOverview = { available: true, columns: only('isin') };
    expect((await load.execute()())[0]).toEqual({ id: 'isin', visible: true });
  });

  it('brings the default and logs it where the bank does not answer [OBK-04]', async () => {
    const { bank, logger, load } = bench();
    bank.faults.plan('depotOverview', { kind: 'not-reached' });
    expect((await load.execute()()).map(({ id }) => id)).toEqual(columnIds);
    expect(logger.records).toHaveLength(1);
  });
});

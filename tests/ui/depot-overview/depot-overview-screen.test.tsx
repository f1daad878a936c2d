import { FakeAccountGateway } from '@adapters/fake/fake-account-gateway';
import { FakeBank } from '@adapters/fake/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/fake-depot-gateway';
import { FakePreferencesGateway } from '@adapters/fake/fake-preferences-gateway';
import { FakeValueHistoryGateway } from '@adapters/fake/fake-value-history-gateway';
import { marketOf, sap, xetra } from '@adapters/fake/fake-market';
import { MemoryErrorMemory } from '@adapters/fake/memory-error-memory';
import { RecordingLogger } from '@adapters/fake/recording-logger';
import { RecordingNavigation } from '@adapters/fake/recording-navigation';
import { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import { LoadBalances } from '@application/depot/load-balances';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import { LoadPositions } from '@application/depot/load-positions';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { FollowFailure } from '@application/session/follow-failure';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordingExit } from '@tests/support/recording-exit';
import { DepotOverviewModel } from '@ui/depot-overview/depot-overview-model';
import { DepotOverviewScreen } from '@ui/depot-overview/depot-overview-screen';
import { MemoryRouter } from 'react-router-dom';
import { renderInGerman } from '../render-in-german';

async function shown(
  bank = new FakeBank(),
  at = '/ngbrk/depotuebersicht',
  navigation = new RecordingNavigation(),
): Promise<FakeBank> {
  const depots = new FakeDepotGateway(bank);
  const preferences = new FakePreferencesGateway(bank);
  const logger = new RecordingLogger();
  const model = new DepotOverviewModel({
    loadDepots: new LoadDepots(depots),
    loadPositions: new LoadPositions(depots, logger),
    loadBalances: new LoadBalances(new FakeAccountGateway(bank)),
    loadValueHistory: new LoadValueHistory(new FakeValueHistoryGateway(bank)),
    loadColumns: new LoadOverviewColumns(preferences, logger),
    keepColumns: new KeepOverviewColumns(preferences, logger),
    watchQuotes: new WatchQuotes(bank.live),
    followFailure: new FollowFailure(navigation, new MemoryErrorMemory(), new RecordingExit()),
    clock: bank.scheduler,
    scheduler: bank.scheduler,
  });
  renderInGerman(
    <MemoryRouter initialEntries={[at]}>
      <DepotOverviewScreen model={model} clock={bank.scheduler} />
    </MemoryRouter>,
  );
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

const names = () =>
  within(screen.getByRole('region', { name: 'Positionen, Tabelle' }))
    .getAllByRole('rowheader')
    .map((head) => head.textContent);
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('the depot overview', () => {
  it('shows positions with their total, the largest first [OBK-04]', async () => {
    await shown();
    expect(names().slice(0, 3)).toEqual([
      expect.stringContaining('MSCI World'),
      expect.stringContaining('SAP SE'),
      expect.stringContaining('Bund'),
    ]);
    expect(within(rowOf(/^Summe/)).getByText(/26\.189,40|26\.189,4/)).toBeInTheDocument();
  });

  it('lets a new price touch its row and the total [OBK-04]', async () => {
    const bank = await shown();
    bank.quote({ ...marketOf(sap, xetra, '240.00'), sequence: 99 });
    await act(() => bank.scheduler.advance(250));
    expect(rowOf(/SAP SE/)).toHaveTextContent('9.600,00');
    expect(rowOf(/^Summe/)).toHaveTextContent('26.479,40');
  });

  it('never adds up roundings: the same price again gives the same value [OBK-04]', async () => {
    const bank = await shown();
    for (const [index, price] of ['233.333', '231.117', '232.75'].entries()) {
      bank.quote({ ...marketOf(sap, xetra, price), sequence: 100 + index });
      await act(() => bank.scheduler.advance(250));
    }
    expect(rowOf(/SAP SE/)).toHaveTextContent('9.310,00');
  });

  it('leads to buying and to selling exactly what is available [OBK-04]', async () => {
    await shown();
    expect(screen.getByRole('link', { name: 'SAP SE verkaufen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=sell&wkn=716460&target=depot-1&quantity=40',
    );
    expect(screen.getByRole('link', { name: 'SAP SE kaufen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=buy&wkn=716460&target=depot-1',
    );
  });

  it('ranks by name and keeps the filter of the URL [OBK-04]', async () => {
    await shown(new FakeBank(), '/ngbrk/depotuebersicht?filter=SHARE');
    expect(screen.getAllByRole('link', { name: /kaufen$/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Alle/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Wertpapier' }));
    expect(names()[0]).toContain('Bund');
    expect(screen.getByRole('columnheader', { name: 'Wertpapier' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('shows the make-up as figures too', async () => {
    await shown();
    expect(screen.getByRole('table', { name: 'Aufteilung, Tabelle' })).toHaveTextContent(/Aktie35,6/);
  });

  it('says when prices may be outdated [ORD-28]', async () => {
    const bank = await shown();
    act(() => {
      bank.live.turn('disconnected');
    });
    expect(screen.getByText(/Kurse können veraltet sein/)).toBeInTheDocument();
  });

  it('leads to the error page when the positions do not come [GU-08]', async () => {
    const bank = new FakeBank();
    const navigation = new RecordingNavigation();
    bank.faults.plan('positions', {
      kind: 'failure',
      failure: { kind: 'server', errorId: 'E-1' },
      acts: false,
    });
    await shown(bank, undefined, navigation);
    expect(navigation.left).toEqual(['/cp/error']);
  });

  it('stops watching when the page is left', async () => {
    const bank = await shown();
    expect(bank.live.subscriptions).toBeGreaterThan(0);
    cleanup();
    expect(bank.live.subscriptions).toBe(0);
  });

  it('says what will stand here when the depot is empty', async () => {
    const bank = new FakeBank();
    bank.world.positions = [];
    await shown(bank);
    expect(screen.getByText('Dieses Depot ist noch leer')).toBeInTheDocument();
  });
});

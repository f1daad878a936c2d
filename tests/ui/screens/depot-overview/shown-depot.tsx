import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { FakeValueHistoryGateway } from '@adapters/fake/bank/fake-value-history-gateway';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { LoggedDepots } from '@application/depot/logged-depots';
import { FollowFailure } from '@application/session/follow-failure';
import { act, screen, within } from '@testing-library/react';
import { RecordingExit } from '@tests/support/recording-exit';
import { DiscreetMode } from '@ui/i18n/discreet';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, type Texts } from '@ui/i18n/texts';
import { DepotOverviewModel } from '@ui/screens/depot-overview/depot-overview-model';
import { DepotOverviewScreen } from '@ui/screens/depot-overview/depot-overview-screen';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../../render-page';

interface Visit {
  readonly bank?: FakeBank;
  readonly query?: string;
  readonly navigation?: RecordingNavigation;
  readonly discreet?: boolean;
  readonly device?: MemoryDevicePreferences;
  readonly positions?: DepotGateway['positions'];
  readonly texts?: Texts;
}

/** The depot overview of a fake bank, read and drawn. */
export async function shownDepot({
  bank = new FakeBank(),
  query = '',
  navigation = new RecordingNavigation(),
  discreet = false,
  device = new MemoryDevicePreferences(),
  positions = (depotId) => new FakeDepotGateway(bank).positions(depotId),
  texts = createTexts('de', germanTexts),
}: Visit = {}): Promise<FakeBank> {
  const depots = new FakeDepotGateway(bank);
  const preferences = new FakePreferencesGateway(bank);
  const logger = new RecordingLogger();
  const follow = new FollowFailure(navigation, new MemoryErrorMemory(), new RecordingExit());
  const model = new DepotOverviewModel({
    holdings: {
      depots: new LoggedDepots({ depots: () => depots.depots(), positions }, logger, follow),
      accounts: new FakeAccountGateway(bank),
    },
    loadValueHistory: new LoadValueHistory(new FakeValueHistoryGateway(bank)),
    loadColumns: new LoadOverviewColumns(preferences, logger),
    keepColumns: new KeepOverviewColumns(preferences, logger),
    watchQuotes: new WatchQuotes(bank.live),
    preferences: device,
    clock: bank.scheduler,
    scheduler: bank.scheduler,
  });
  renderPage(
    <DiscreetMode value={discreet}>
      <DepotOverviewScreen model={model} clock={bank.scheduler} />
      <Address />
    </DiscreetMode>,
    `/ngbrk/depotuebersicht${query}`,
    texts,
  );
  await act(() => bank.scheduler.advance(1000));
  // Prices and pictures come once the positions are drawn.
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

/** Where the address has got to. */
const Address = () => <output aria-label="Adresse">{useLocation().search}</output>;

/** The query of the address now. */
export const query = (): URLSearchParams =>
  new URLSearchParams(screen.getByRole('status', { name: 'Adresse' }).textContent);

/** The positions table. */
export const positionsTable = () => within(screen.getByRole('region', { name: 'Positionen, Tabelle' }));

/** What names each row of it, the total included. */
export const names = (): readonly (string | null)[] =>
  positionsTable()
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

/** The heads of its columns. */
export const columnNames = (): readonly (string | null)[] =>
  positionsTable()
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

/** One row of it. */
export const rowOf = (name: RegExp) => positionsTable().getByRole('row', { name });

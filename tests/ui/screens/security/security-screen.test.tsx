import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { SecurityModel } from '@ui/screens/security/security-model';
import { SecurityScreen } from '@ui/screens/security/security-screen';
import { inShell } from '../../in-shell';
import { renderPage } from '../../render-page';

async function shown(code = 'DE0007164600', bank = new FakeBank()): Promise<FakeBank> {
  const orders = new FakeOrderGateway(bank);
  const model = new SecurityModel(code, {
    instruments: new FakeInstrumentGateway(bank),
    orders,
    watchQuotes: new WatchQuotes(bank.live),
    book: orders,
    holdings: { depots: new FakeDepotGateway(bank) },
    watchlist: new FakeWatchlistGateway(bank),
    clock: bank.scheduler,
  });
  renderPage(inShell(<SecurityScreen model={model} />));
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

describe('the page of a security', () => {
  it('says what it is, what it costs, and leads to buy and sell', async () => {
    await shown();
    expect(screen.getByRole('heading', { level: 1, name: 'SAP SE' })).toBeVisible();
    expect(screen.getByText(/716460 · DE0007164600/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kaufen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=buy&wkn=716460',
    );
    expect(screen.getByRole('link', { name: 'Xetra: verkaufen' })).toBeVisible();
  });

  it('shows its prices from a day to five years, as a picture to read and as a table', async () => {
    const bank = await shown();
    const reader = screen.getByRole('slider', { name: 'Kurse im Verlauf lesen' });
    expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 232,75.EUR$/));
    for (const range of ['1 T', '1 W', '1 M', '1 J', '5 J'])
      expect(screen.getByRole('button', { name: range })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '5 J' }));
    await act(() => bank.scheduler.advance(1000));
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
    const rows = within(screen.getByRole('region', { name: 'Kursverlauf, Tabelle' })).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(20);
  });

  it('shows what the customer holds and has open', async () => {
    await shown();
    const own = screen.getByRole('region', { name: 'Ihre Position' });
    expect(own).toHaveTextContent(/Bestand40.Stück/);
    expect(screen.getByRole('region', { name: 'Offene Orders' })).toHaveTextContent(/keine offene Order/);
  });

  it('is watched, and no longer, with one button', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Beobachten' }));
    await act(() => bank.scheduler.advance(1000));
    expect(bank.world.watches).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Beobachtet', pressed: true }));
    await act(() => bank.scheduler.advance(1000));
    expect(bank.world.watches).toEqual([]);
  });

  it('says that there is no such security', async () => {
    await shown('DE000000000X');
    expect(screen.getByText(/gibt es nicht oder nicht mehr/)).toBeVisible();
  });
});

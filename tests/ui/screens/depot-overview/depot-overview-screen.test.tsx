import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import type { Positions } from '@application/ports/bank/depot-gateway';
import { instant } from '@domain/time/instant';
import * as TE from 'fp-ts/TaskEither';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { names, rowOf, shownDepot } from './shown-depot';

beforeAll(fillBrowserGaps);

describe('the depot overview', () => {
  it('shows positions with their total, the largest first [OBK-04]', async () => {
    await shownDepot();
    expect(names().slice(0, 3)).toEqual([
      expect.stringContaining('MSCI World'),
      expect.stringContaining('SAP SE'),
      expect.stringContaining('Bund'),
    ]);
    expect(within(rowOf(/^Summe/)).getByText(/26\.189,40|26\.189,4/)).toBeInTheDocument();
  });

  it('lets a new price touch its row and the total [OBK-04]', async () => {
    const bank = await shownDepot();
    bank.quote({ ...marketOf(sap, xetra, '240.00'), sequence: 99 });
    await act(() => bank.scheduler.advance(250));
    expect(rowOf(/SAP SE/)).toHaveTextContent('9.600,00');
    expect(rowOf(/^Summe/)).toHaveTextContent('26.479,40');
  });

  it('never adds up roundings: the same price again gives the same value [OBK-04]', async () => {
    const bank = await shownDepot();
    for (const [index, price] of ['233.333', '231.117', '232.75'].entries()) {
      bank.quote({ ...marketOf(sap, xetra, price), sequence: 100 + index });
      await act(() => bank.scheduler.advance(250));
    }
    expect(rowOf(/SAP SE/)).toHaveTextContent('9.310,00');
  });

  it('leads to buying and to selling exactly what is available [OBK-04]', async () => {
    await shownDepot();
    expect(screen.getByRole('link', { name: 'SAP SE verkaufen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=sell&wkn=716460&target=depot-1&quantity=40',
    );
    expect(screen.getByRole('link', { name: 'SAP SE kaufen' })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=buy&wkn=716460&target=depot-1',
    );
  });

  it.each([
    ['2026-11-23T09:00:00Z', 'heute unverändert', false, 'of today'],
    ['2026-11-20T16:35:00Z', 'am Fr., 20.11. unverändert', true, 'of Friday, on a Monday'],
  ])('says of which day a change is: priced at %s, %s [OBK-04]', async (priced, headline, isNamed) => {
    const bank = new FakeBank();
    const at = instant(Date.parse(priced));
    const pricedThen = ({ positions, ...found }: Positions): Positions => ({
      ...found,
      positions: positions.map((position) => ({
        ...position,
        currentPrice: { price: position.currentPrice.price, at },
      })),
    });
    const gateway = new FakeDepotGateway(bank);
    await shownDepot({ bank, positions: (depotId) => TE.map(pricedThen)(gateway.positions(depotId)) });
    expect(screen.getByRole('columnheader', { name: /^Zum Vortag %/ })).toBeVisible();
    expect(screen.getByText(headline)).toBeVisible();
    expect(within(rowOf(/SAP SE/)).queryByText('Fr., 20.11.') !== null).toBe(isNamed);
  });

  it('ranks by name and keeps the filter of the URL [OBK-04]', async () => {
    await shownDepot({ query: '?filter=SHARE' });
    expect(screen.getAllByRole('link', { name: /kaufen$/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Alle/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Wertpapier' }));
    expect(names()[0]).toContain('Bund');
    expect(screen.getByRole('columnheader', { name: 'Wertpapier' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('shows the allocation as figures too', async () => {
    await shownDepot();
    expect(screen.getByRole('table', { name: 'Aufteilung, Tabelle' })).toHaveTextContent(/Aktie35,6/);
  });

  it('says when prices may be outdated [ORD-28]', async () => {
    const bank = await shownDepot();
    act(() => {
      bank.live.turn('disconnected');
    });
    expect(screen.getByText(/Kurse können veraltet sein/)).toBeInTheDocument();
  });

  it('follows prices also where a search finds no position: the worth of the depot is above it', async () => {
    const bank = await shownDepot({ query: '?suche=zzzz' });
    const worth = () => screen.getAllByText('Depotwert')[0]?.parentElement?.textContent;
    expect(screen.queryByRole('region', { name: 'Positionen, Tabelle' })).not.toBeInTheDocument();
    const before = worth();
    act(() => bank.live.tellQuote(marketOf(sap, xetra, '999.00', 99)));
    await act(() => bank.scheduler.advance(1000));
    expect(worth()).not.toBe(before);
  });

  it('says where no price can come, for the bank names no venue', async () => {
    const bank = new FakeBank();
    bank.world.positions = bank.world.positions.map((position) => {
      const { venue: _, ...currentPrice } = position.currentPrice;
      return { ...position, currentPrice };
    });
    await shownDepot({ bank });
    expect(screen.getByText(/^Kurse kommen hier nicht laufend/)).toBeVisible();
  });

  it('leads to the error page when the positions do not come [GU-08]', async () => {
    const bank = new FakeBank();
    const navigation = new RecordingNavigation();
    bank.faults.plan('positions', {
      kind: 'failure',
      failure: { kind: 'server', errorId: 'E-1' },
      acts: false,
    });
    await shownDepot({ bank, navigation });
    expect(navigation.left).toEqual(['/cp/error']);
  });

  it('stops watching when the page is left', async () => {
    const bank = await shownDepot();
    expect(bank.live.subscriptions).toBeGreaterThan(0);
    cleanup();
    expect(bank.live.subscriptions).toBe(0);
  });

  it('says what will stand here when the depot is empty', async () => {
    const bank = new FakeBank();
    bank.world.positions = [];
    await shownDepot({ bank });
    expect(screen.getByText('Dieses Depot ist noch leer')).toBeInTheDocument();
  });
});

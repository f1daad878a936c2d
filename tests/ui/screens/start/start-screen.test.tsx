import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { Result } from '@application/ports/result';
import type { AccountBalance } from '@domain/depot/account';
import type { Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { instant } from '@domain/time/instant';
import { EUR, USD } from '@domain/money/unit';
import { StartModel } from '@ui/screens/start/start-model';
import { StartScreen } from '@ui/screens/start/start-screen';
import { transferred } from '../../../domain/depot/transferred';
import { renderPage } from '../../render-page';
import { inShell } from '../../in-shell';
import { depot, balance, worth, broken } from './wealth-sample';

interface Others {
  readonly balances?: () => Result<readonly AccountBalance[]>;
  readonly loadDay?: () => Promise<ComponentType>;
  readonly opened?: string;
}

function show(changed: Partial<DepotGateway> = {}, others: Others = {}) {
  const scheduler = new ManualScheduler(instant(Date.parse(others.opened ?? '2026-11-20T15:42:08Z')));
  const model = new StartModel({
    clock: scheduler,
    scheduler,
    sessions: {
      profile: () => TE.right({ clientId: 'c', salutation: 'FRAU', firstName: 'Jana', lastName: 'Berger' }),
    },
    holdings: {
      depots: {
        depots: () => TE.right([depot('d1', 'STANDARD_DEPOT'), depot('d2', 'SECOND_DEPOT')]),
        positions: (id) => (id === 'd1' ? worth('124520.20', '0.07') : worth('18240.11', '-0.21')),
        ...changed,
      },
      accounts: {
        balances: () => TE.right([balance('a1', '19149.63'), balance('a2', '3215.40', USD, '2965.69')]),
        ...(others.balances && { balances: others.balances }),
      },
    },
  });
  const page = renderPage(
    inShell(
      <StartScreen
        createModel={() => model}
        loadDay={others.loadDay ?? (() => new Promise(() => undefined))}
      />,
    ),
  );
  return { ...page, scheduler };
}

describe('the start page', () => {
  it('shows no tile that the answer of the bank could take away [SH-02] [SAV-07]', async () => {
    show({ depots: () => () => new Promise(() => undefined) });
    const savings = within(await screen.findByRole('region', { name: 'Sparen' }));
    expect(savings.getByRole('link', { name: /^Wertpapiersparpläne/ })).toBeVisible();
    expect(savings.queryByRole('link', { name: /^Sparplan anlegen/ })).not.toBeInTheDocument();
  });

  it('offers a plan once the bank has named the depots, and to who may have none not even then [SH-02] [SAV-07]', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('link', { name: /^Sparplan anlegen/ })).toBeVisible();
    unmount();
    show({
      depots: () => TE.right([{ ...depot('d1', 'STANDARD_DEPOT'), planRefusal: 'plan-refused' }]),
    });
    expect(await screen.findByText('124.520,20')).toBeVisible();
    expect(screen.queryByText(/^Sparplan anlegen/)).not.toBeInTheDocument();
  });

  it('greets by name and date [SH-02]', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Frau Berger' })).toBeVisible();
    expect(screen.getByText('Freitag, 20. November 2026')).toBeVisible();
  });

  it('names the new day, and asks what it is worth then, where it stands open over midnight [SH-02]', async () => {
    const depots = jest.fn(() => TE.right([depot('d1', 'STANDARD_DEPOT')]));
    const { scheduler } = show({ depots }, { opened: '2026-11-30T22:59:45Z' });
    expect(await screen.findByText('Montag, 30. November 2026')).toBeVisible();
    await act(() => scheduler.advance(10_000));
    expect(depots).toHaveBeenCalledTimes(1);
    await act(() => scheduler.advance(10_000));
    expect(screen.getByText('Dienstag, 1. Dezember 2026')).toBeVisible();
    expect(depots).toHaveBeenCalledTimes(2);
  });

  it('is told no day any more once it is left', async () => {
    const depots = jest.fn(() => TE.right([depot('d1', 'STANDARD_DEPOT')]));
    const { scheduler, unmount } = show({ depots });
    await screen.findByText('Freitag, 20. November 2026');
    unmount();
    await act(() => scheduler.advance(86_400_000));
    expect(depots).toHaveBeenCalledTimes(1);
  });

  it('adds depots and accounts up to the cent [SH-02]', async () => {
    show();
    const sum = (await screen.findByText('Summe')).parentElement;
    expect(sum).toHaveTextContent('164.875,63 EUR');
    expect(screen.getByText('Zweitdepot').closest('dt')).toHaveTextContent('\u22120,21 % gefallen');
    expect(screen.getByText(/Währungskonto/)).toHaveTextContent('3.215,40 USD');
  });

  it.each([
    ['a day that is over by its name', '2026-11-19T21:00:00Z', /0,21\s%\s?am Do\., 19\.11\. gefallen$/],
    ['not the day that still lasts', '2026-11-20T15:42:00Z', /0,21\s% gefallen$/],
  ])('calls a change of %s [SH-02]', async (_, at, words) => {
    const priced = (when: number): Position => ({
      ...transferred,
      currentPrice: { price: amount('1', EUR), at: instant(when) },
    });
    const held = [priced(Date.parse('2026-11-18T21:00:00Z')), priced(Date.parse(at))];
    show({ positions: () => worth('18240.11', '-0.21', held) });
    expect((await screen.findByText('Zweitdepot')).closest('dt')).toHaveTextContent(words);
  });

  it('shows a depot whose value is not known as unknown, and says the total is partial [SH-02]', async () => {
    show({ positions: (id) => (id === 'd1' ? worth('100.00', '0') : TE.left(broken)) });
    const unknown = (await screen.findByText('Zweitdepot')).closest('dt')?.nextElementSibling;
    expect(unknown).toHaveTextContent('unbekannt');
    expect(screen.getByText('ohne die Werte, die wir gerade nicht kennen')).toBeVisible();
  });

  it.each([
    ['no depot', [], 'Sie haben noch kein Depot', ['Depot eröffnen']],
    [
      'a depot for funds alone',
      [depot('d1', 'COMINVEST')],
      'Sie haben ein Fondsdepot',
      ['Depot eröffnen', 'Fondsdepot: einzahlen', 'Fondsdepot: auszahlen'],
    ],
  ])('says at once that there is %s, and what can be done [SH-02]', async (_, depots, headline, offered) => {
    show({ depots: () => TE.right(depots) });
    const said = await screen.findByText(headline);
    const notice = within(said.closest('p')?.parentElement ?? said);
    expect(notice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered);
    expect(screen.queryByRole('link', { name: 'Order erteilen' })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('link', {
        name: /^(Order erteilen|Position absichern|Steuersimulation|Wertpapierspar|Sparplan anlegen|Wertpapierkenntnisse)/,
      }),
    ).toBeNull();
    const isAny = depots.length > 0;
    expect(screen.queryByRole('region', { name: 'Handeln' }) !== null).toBe(isAny);
    expect(screen.getByRole('region', { name: isAny ? 'Depot' : 'Konten und Post' })).toBeVisible();
    expect(screen.getByText(isAny ? 'Depots und Konten zusammen' : 'Konten zusammen')).toBeVisible();
  });

  it('offers everything else although the assets failed, and loads them again [KIT-16]', async () => {
    let tries = 0;
    const once = (): Result<readonly Depot[]> => {
      tries += 1;
      return tries === 1 ? TE.left(broken) : TE.right([depot('d1', 'STANDARD_DEPOT')]);
    };
    show({ depots: once });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Vermögen lässt sich gerade nicht laden');
    expect(screen.getByRole('link', { name: /^Orderbuch/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(await screen.findByText('Summe')).toBeVisible();
  });

  it.each(['depots', 'balances'] as const)(
    'tells what waits and what has happened although the %s failed, and once the figures are there [CUS-01]',
    async (call) => {
      let isBroken = true;
      const Day = () => <p>Heute geschehen</p>;
      const loadDay = jest.fn(() => Promise.resolve(Day));
      const answer = <T,>(value: T): Result<T> => (isBroken ? TE.left(broken) : TE.right(value));
      show(
        call === 'depots' ? { depots: () => answer([depot('d1', 'STANDARD_DEPOT')]) } : {},
        call === 'balances' ? { loadDay, balances: () => answer([balance('a1', '1.00')]) } : { loadDay },
      );
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Ihr Vermögen lässt sich gerade nicht laden',
      );
      expect(await screen.findByText('Heute geschehen')).toBeVisible();
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
      expect(await screen.findByText('Summe')).toBeVisible();
      expect(screen.getByText('Heute geschehen')).toBeVisible();
      expect(loadDay).toHaveBeenCalledTimes(1);
    },
  );

  it('offers the fund depot to those who have one, and to nobody else [SH-02] [FUN-01]', async () => {
    const { unmount } = show();
    await screen.findByText('Summe');
    expect(screen.queryByRole('link', { name: /^Fondsdepot: / })).not.toBeInTheDocument();
    unmount();
    show({ depots: () => TE.right([depot('d1', 'COMINVEST')]) });
    await screen.findByText('Summe');
    const tiles = within(screen.getByRole('region', { name: 'Depot' }));
    expect(
      tiles.getAllByRole('link', { name: /^Fondsdepot: / }).map((link) => link.getAttribute('href')),
    ).toEqual(['/ngbrk/cominvest/einzahlen', '/ngbrk/cominvest/auszahlen']);
  });

  it('groups its tiles under headlines, with target, text and query [SH-02]', async () => {
    show();
    await screen.findByText('Summe');
    const trade = within(screen.getByRole('region', { name: 'Handeln' }));
    expect(trade.getByRole('link', { name: /^Order erteilen/ })).toHaveAttribute(
      'href',
      '/ngbrk/order/erstellung?side=kauf',
    );
    const groups = ['Handeln', 'Depot', 'Sparen', 'Verwaltung'];
    for (const name of groups) expect(screen.getByRole('region', { name })).toBeVisible();
    const administration = within(screen.getByRole('region', { name: 'Verwaltung' }));
    expect(administration.getByRole('link', { name: /^Junior-Depot eröffnen/ })).toHaveAttribute(
      'href',
      '/ngbrk/antrag/junior-depot',
    );
  });
});

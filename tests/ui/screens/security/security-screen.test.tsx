import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, msciWorld, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
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
    documents: new FakeDocumentGateway(bank),
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

  it('says that its price is on its way, and only then that there is none', async () => {
    const bank = new FakeBank();
    bank.world.quotes = [];
    bank.faults.plan('quotes', { kind: 'slow', by: 4000 });
    await shown(undefined, bank);
    const price = screen.getByRole('region', { name: 'Kurs' });
    expect(price).toHaveTextContent('Kurs wird geladen.');
    expect(price).not.toHaveTextContent('kein Kurs bekannt');
    await act(() => bank.scheduler.advance(4000));
    expect(price).toHaveTextContent('Für dieses Wertpapier ist gerade kein Kurs bekannt.');
  });

  it('names at a closed venue what was paid last and when, and the day on which it opens', async () => {
    const bank = new FakeBank();
    const opens = instant(Date.parse('2026-11-24T08:00:00Z'));
    const closed = { ...marketOf(sap, xetra, '231.40'), hours: { state: 'closed', opens } as const };
    await shown(
      undefined,
      new FakeBank({ ...bank.world, quotes: [closed, marketOf(sap, tradegate, '232.80')] }),
    );
    const [, row] = within(screen.getByRole('region', { name: 'Handelsplätze' })).getAllByRole('row');
    expect(row).toHaveTextContent(/^XetraBörse zuletzt 231,40 EUR, Mo\., 23\.11\., \d\d:\d\d/);
    expect(row).toHaveTextContent('ab Di., 24.11., 09:00');
    expect(screen.getAllByText(/zuletzt/)).toHaveLength(1);
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

  it('says of a day what the headline says, against the close before: there are no two of it', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: '1 T' }));
    await act(() => bank.scheduler.advance(1000));
    const price = screen.getByRole('region', { name: 'Kurs' });
    const shares = [...(price.textContent ?? '').matchAll(/[+−-]?\d+,\d\d\s%/g)].map(([share]) => share);
    expect(shares).toHaveLength(2);
    expect(new Set(shares)).toHaveProperty('size', 1);
  });

  it('names the day of its newest price, once that is over', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: '1 T' }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getByText('Heute')).toBeVisible();
    jest.spyOn(bank.scheduler, 'now').mockReturnValue(instant(Date.UTC(2026, 10, 24, 7)));
    act(() => bank.quote(marketOf(sap, xetra, '231.50')));
    expect(screen.queryByText('Heute')).toBeNull();
    expect(screen.getByText('Mo., 23.11.')).toBeVisible();
  });

  it('shows what the customer holds and has open', async () => {
    await shown();
    const own = screen.getByRole('region', { name: 'Ihre Position' });
    expect(own).toHaveTextContent(/Bestand40.Stück/);
    expect(screen.getByRole('region', { name: 'Offene Orders' })).toHaveTextContent(/keine offene Order/);
  });

  it('lists what the bank wrote about orders for it, and nothing else [CUS-03]', async () => {
    const bank = new FakeBank();
    const [first, second] = bank.world.documents;
    if (first === undefined || second === undefined) throw new Error('Too few documents');
    bank.world.orderDocuments = new Map([[sap.id, [second]]]);
    await shown('DE0007164600', bank);
    const documents = within(screen.getByRole('region', { name: 'Dokumente' }));
    expect(documents.getAllByRole('listitem')).toHaveLength(1);
    expect(documents.getByText('Kontoauszug 10/2026, Verrechnungskonto 2000000001')).toBeVisible();
  });

  it('says where documents will lie, and leads to the tax of a sale [CUS-03]', async () => {
    await shown();
    const documents = within(screen.getByRole('region', { name: 'Dokumente' }));
    expect(documents.getByText(/noch nichts geschrieben/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Was kostet ein Verkauf an Steuer?' })).toHaveAttribute(
      'href',
      '/ngbrk/steuersimulation?wkn=716460',
    );
  });

  it('stays as it is where the documents cannot be read, and asks again [CUS-03]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('documents', { kind: 'not-reached' });
    await shown('DE0007164600', bank);
    const documents = within(screen.getByRole('region', { name: 'Dokumente' }));
    expect(screen.getByRole('heading', { level: 1, name: 'SAP SE' })).toBeVisible();
    await userEvent.click(documents.getByRole('button', { name: 'Noch einmal laden' }));
    await act(() => bank.scheduler.advance(1000));
    expect(documents.getByText(/noch nichts geschrieben/)).toBeVisible();
  });

  it('gives what is to be known before a purchase as a file, once the bank can be reached [CUS-03]', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const bank = new FakeBank();
    bank.faults.plan('sheet', { kind: 'not-reached' });
    await shown('DE0007164600', bank);
    const sheet = within(screen.getByRole('region', { name: 'Unterlagen' }));
    const button = sheet.getByRole('button', { name: 'Informationsblatt' });
    await userEvent.click(button);
    await act(() => bank.scheduler.advance(1000));
    expect(sheet.getByRole('alert')).toHaveTextContent('lässt sich gerade nicht öffnen');
    await userEvent.click(button);
    await act(() => bank.scheduler.advance(1000));
    expect(sheet.queryByRole('alert')).toBeNull();
    expect(saved).toEqual(['Informationsblatt DE0007164600.pdf']);
    click.mockRestore();
  });

  it('says why there is no key information document [CUS-03]', async () => {
    const bank = new FakeBank();
    bank.world.instruments = bank.world.instruments.map((each) =>
      each.id === sap.id ? { ...each, priipsRelevant: true, keyInformationAvailable: false } : each,
    );
    await shown('DE0007164600', bank);
    const sheet = within(screen.getByRole('region', { name: 'Unterlagen' }));
    expect(sheet.getByText(/kein Basisinformationsblatt erstellt/)).toBeVisible();
    expect(sheet.queryByRole('button')).toBeNull();
  });

  it('says which spread is the smallest until the stream of prices is lost [ORD-04]', async () => {
    const bank = new FakeBank();
    bank.world.quotes = bank.world.quotes.map((quote) =>
      quote.venueId === tradegate.id && quote.ask ? { ...quote, bid: quote.ask } : quote,
    );
    await shown('DE0007164600', bank);
    const table = screen.getByRole('region', { name: 'Handelsplätze' });
    expect(within(table).getByText('geringste Spanne').closest('tr')).toHaveTextContent(/Tradegate/);
    act(() => bank.live.turn('disconnected'));
    expect(within(table).queryByText('geringste Spanne')).toBeNull();
  });

  describe('of a derivative or a bond [PUB-01]', () => {
    const figures = () => screen.getByRole('region', { name: 'Kennzahlen' });
    const row = (label: string) => within(figures()).getByText(label).parentElement;
    const withFigures = (derivative: DerivativeFigures) => {
      const bank = new FakeBank();
      bank.world.instruments = [{ ...sap, type: 'WARRANT', derivative }];
      return bank;
    };

    it('says what a warrant is about, what that costs, and how it is geared to it', async () => {
      await shown(
        'DE0007164600',
        withFigures({
          underlying: msciWorld.wkn,
          underlyingPrice: amount('240.00', EUR),
          strike: amount('260.00', EUR),
          warrantType: 'Call',
          multiplier: decimal('0.1'),
          leverage: decimal('12.00'),
          remainingYears: decimal('0.58'),
        }),
      );
      expect(within(figures()).getByRole('link', { name: 'A0RPWH' })).toHaveAttribute(
        'href',
        '/ngbrk/wertpapier/A0RPWH',
      );
      expect(row('Kurs des Basiswerts')).toHaveTextContent(/240,00.EUR/);
      expect(row('Basispreis')).toHaveTextContent(/260,00.EUR/);
      expect(row('Optionsart')).toHaveTextContent('Call');
      expect(row('Bezugsverhältnis')).toHaveTextContent('0,1');
      expect(row('Hebel')).toHaveTextContent('12,00');
      expect(row('Restlaufzeit')).toHaveTextContent('0,58 Jahre');
      expect(
        within(figures()).getByText(
          'Stand beim Öffnen dieser Seite: Kurs des Basiswerts, Abstand zum Basispreis, Hebel.',
        ),
      ).toBeVisible();
      expect(within(figures()).queryByText(/Rendite pro Jahr/)).toBeNull();
    });

    it('follows the price of the underlying and its own, and says how far the strike is', async () => {
      const bank = withFigures({
        underlying: msciWorld.wkn,
        underlyingVenue: xetra.id,
        underlyingPrice: amount('240.00', EUR),
        strike: amount('260.00', EUR),
        warrantType: 'Call',
        multiplier: decimal('0.1'),
        leverage: decimal('12.00'),
      });
      bank.world.instruments = [...bank.world.instruments, msciWorld];
      bank.world.quotes = [marketOf(sap, xetra, '2.00'), marketOf(msciWorld, xetra, '240.00')];
      await shown('DE0007164600', bank);
      expect(row('Hebel')).toHaveTextContent('12,00');
      expect(row('Abstand zum Basispreis')).toHaveTextContent(/20,00.EUR \(8,33.%\), aus dem Geld/);
      act(() => bank.live.tellQuote(marketOf(msciWorld, xetra, '250.00', 2)));
      expect(row('Kurs des Basiswerts')).toHaveTextContent(/250,00.EUR/);
      expect(row('Hebel')).toHaveTextContent('12,50');
      act(() => bank.live.tellQuote(marketOf(sap, xetra, '2.50', 2)));
      expect(row('Hebel')).toHaveTextContent('10,00');
      expect(row('Abstand zum Basispreis')).toHaveTextContent(/10,00.EUR \(4,00.%\), aus dem Geld/);
      expect(within(figures()).queryByText(/Stand beim Öffnen/)).toBeNull();
    });

    it('says what a bond yields', async () => {
      await shown('DE0007164600', withFigures({ yield: decimal('4.9572'), remainingYears: decimal('2.50') }));
      expect(row('Rendite pro Jahr bis zur Fälligkeit')).toHaveTextContent(/4,96.%/);
      expect(row('Restlaufzeit')).toHaveTextContent('2,50 Jahre');
      expect(within(figures()).queryByText('Hebel')).toBeNull();
    });

    it('says nothing of it for a share', async () => {
      await shown();
      expect(within(figures()).queryByText(/Basiswert|Restlaufzeit|Stand beim Öffnen/)).toBeNull();
    });
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

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, msciWorld, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { shown } from './shown-security';

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

  it('shows what the customer holds and has open', async () => {
    await shown();
    const own = screen.getByRole('region', { name: 'Ihre Position' });
    expect(own).toHaveTextContent(/Bestand40.Stück/);
    expect(own).toHaveTextContent(/zu \d+,\d\d.EUR, Xetra/);
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

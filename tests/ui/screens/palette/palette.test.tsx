import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { bund, sap, xetra } from '@adapters/fake/bank/fake-market';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptDraft } from '@domain/order/draft/kept-draft';
import { offeringOf } from '@domain/access/offering';
import type { Depot } from '@domain/depot/depot';
import { emptyDraft } from '@domain/order/draft/order-draft';
import * as O from 'fp-ts/Option';
import { fillBrowserGaps } from '../../browser-gaps';
import { page, visit } from '../../app/portal';
import { paletteOf } from './palette-of';

beforeAll(fillBrowserGaps);

const screens = {
  start: page('Guten Tag'),
  orderEntry: page('Order erteilen'),
  security: page('Wertpapier'),
  orderBook: page('Meine Orders'),
};

/** The portal with its palette open, as after Ctrl K. */
async function opened(bank = new FakeBank(), visiting: Parameters<typeof visit>[1] = {}) {
  const { Palette, keepDraft, restoreDraft } = paletteOf(bank);
  const portal = visit('/ngbrk/', { ...visiting, screens, palette: Palette });
  await screen.findByRole('heading', { level: 1, name: 'Guten Tag' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  const type = async (text: string): Promise<void> => {
    await userEvent.type(dialog.getByRole('combobox'), text);
    await act(() => bank.scheduler.advance(1000));
  };
  const draft = async () => O.toUndefined(await restoreDraft.execute()());
  return { ...portal, dialog, type, draft, keepDraft };
}

const noDepot: readonly Pick<Depot, 'type'>[] = [];
const fundsOnly: readonly Pick<Depot, 'type'>[] = [{ type: 'COMINVEST' }];

const address = (): string => window.location.pathname + window.location.search;

describe('the command palette', () => {
  it('leads to a page by its name', async () => {
    const { type } = await opened();
    await type('orderb');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/ngbrk/orderbuch');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds a security at the bank and leads to its page [ORD-02]', async () => {
    const { type, dialog } = await opened();
    await type('bund');
    await userEvent.click(dialog.getByRole('option', { name: /Bund/ }));
    await waitFor(() => {
      expect(address()).toBe(`/ngbrk/wertpapier/${bund.isin}`);
    });
  });

  it.each([
    ['no depot', noDepot, 'Seite', []],
    ['a depot for funds alone', fundsOnly, 'Seite oder Wertpapier', ['SAP SE']],
  ])(
    'offers no order to who has %s, and says so where one is typed [SH-06]',
    async (_, depots, label, offered) => {
      const { type, dialog } = await opened(new FakeBank(), {
        ownedPages: { offering: offeringOf(depots) },
      });
      expect(dialog.getByRole('combobox', { name: label })).not.toHaveAccessibleDescription();
      expect(dialog.getByRole('heading', { name: 'Suchen' })).toBeVisible();
      await type('kauf 10 SAP');
      expect(
        dialog.getByText(
          'Für eine Order brauchen Sie ein Depot, in dem Sie Wertpapiere kaufen und verkaufen.',
        ),
      ).toBeVisible();
      expect(dialog.queryByText('So verstehen wir Ihre Zeile:')).toBeNull();
      expect(dialog.queryByRole('option', { name: /füllt das Formular/ })).toBeNull();
      await userEvent.clear(dialog.getByRole('combobox'));
      await type('sap');
      const names = dialog.getAllByRole('option').map(({ textContent }) => textContent);
      expect(names.filter((name) => !name.includes('überall'))).toEqual(
        offered.map((name) => expect.stringContaining(name)),
      );
      await userEvent.clear(dialog.getByRole('combobox'));
      await type('kont');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => {
        expect(address()).toBe('/ngbrk/konten');
      });
    },
  );

  it('searches again what was answered by nothing, by itself once the line is back, and on Enter', async () => {
    const bank = new FakeBank();
    const { type, dialog } = await opened(bank);
    bank.faults.plan('search', { kind: 'not-reached' });
    await type('bund');
    expect(dialog.queryByRole('option', { name: /Bund/ })).toBeNull();
    bank.faults.plan('search', { kind: 'not-reached' });
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => bank.scheduler.advance(1000));
    expect(dialog.queryByRole('option', { name: /Bund/ })).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => bank.scheduler.advance(1000));
    expect(dialog.getByRole('option', { name: /Bund/ })).toBeVisible();
    await userEvent.clear(dialog.getByRole('combobox'));
    bank.faults.plan('search', { kind: 'not-reached' });
    await type('kauf 10 bund');
    await userEvent.keyboard('{Enter}');
    await act(() => bank.scheduler.advance(1000));
    await waitFor(() => {
      expect(address()).toMatch(/^\/ngbrk\/order\/erstellung\?side=buy/);
    });
  });

  it('hands what nobody here knows to the search of the bank [SH-04]', async () => {
    const { type, dialog, left } = await opened();
    await type('zinsen');
    await userEvent.click(dialog.getByRole('option', { name: '„zinsen“ überall suchen' }));
    expect(left).toEqual(['/suche?q=zinsen']);
  });

  it('shows what it understood of an order before anything happens', async () => {
    const { type, dialog } = await opened();
    await type('kauf 10 SAP limit 128,50 ultimo');
    const parts = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(parts).toEqual([
      ['Richtung', 'Kauf'],
      ['Wertpapier', 'SAP'],
      ['Ordertyp', 'Limit'],
      ['Stück / Nennwert', '10'],
      ['Limit', '128,50'],
      ['Gültig bis', 'Montag, 30.11.2026'],
    ]);
  });

  it('reads and writes numbers the English way on the English page [ORD-30]', async () => {
    const { type, dialog, draft } = await opened(new FakeBank(), { device: { language: 'en' } });
    await type('buy 1,000 SAP limit 12,500.5 until 30/11/2026');
    const parts = dialog.getAllByRole('term').map(({ nextSibling }) => nextSibling?.textContent);
    expect(parts).toEqual(['Buy', 'SAP', 'Limit', '1,000', '12,500.5', 'Monday, 30 Nov 2026']);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      expect(await draft()).toMatchObject({ kept: { fields: { quantity: '1.000', limit: '12.500,5' } } });
    });
    expect(address()).toContain('quantity=1000');
  });

  it('says which words it did not understand', async () => {
    const { type, dialog } = await opened();
    await type('kauf 10 SAP limit 128,50 aber schnell');
    expect(dialog.getByText('Nicht verstanden: aber schnell')).toBeInTheDocument();
  });

  it('fills the form with the order and sends nothing; prices stay out of the address [ORD-30]', async () => {
    const bank = new FakeBank();
    const { type, draft } = await opened(bank);
    await type('kauf 10 SAP xetra limit 128,50 ultimo');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/ngbrk/order/erstellung?side=buy&wkn=716460&quantity=10');
    });
    expect(await draft()).toMatchObject({
      instrument: sap,
      kept: {
        fields: {
          instrument: sap.isin,
          side: 'BUY',
          quantity: '10',
          orderType: 'LIMIT',
          limit: '128,50',
          venueId: xetra.id,
          validityType: 'GTD',
          validityDate: '30.11.2026',
        },
      },
    });
  });

  it('needs no draft where the address says it all [ORD-02]', async () => {
    const { type, draft } = await opened();
    await type('verkauf alles SAP');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/ngbrk/order/erstellung?side=sell&wkn=716460&quantity=40&target=depot-1');
    });
    expect(await draft()).toBeUndefined();
  });

  it('lets no begun order be replaced unasked [ORD-30]', async () => {
    const { type, dialog, draft, keepDraft } = await opened();
    await keepDraft.execute(keptDraft({ ...emptyDraft, instrument: bund, quantity: '5000' }))();
    await type('kauf 10 SAP limit 128,50');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText(/Sie haben schon eine Order für Bund.* angefangen/)).toBeInTheDocument();
    expect(await draft()).toMatchObject({ instrument: bund });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(address()).toContain('/ngbrk/order/erstellung');
    });
    expect(await draft()).toMatchObject({ instrument: sap, kept: { fields: { limit: '128,50' } } });
  });

  it.each([
    ['kauf 10 SAP frankfurt', 'Dieses Wertpapier wird an „frankfurt“ nicht gehandelt.'],
    ['verkauf alles UniGlobal', /nichts zum Verkauf frei/],
  ])('%s: says why it stays', async (line, reason) => {
    const { type, dialog } = await opened();
    await type(line);
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText(reason)).toBeInTheDocument();
    expect(address()).toBe('/ngbrk/');
  });

  it('takes what the bank finds for the line as it stands, however early Enter comes [ORD-30]', async () => {
    const bank = new FakeBank();
    const { type, dialog } = await opened(bank);
    await type('sap');
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'bund{Enter}');
    expect(address()).toBe('/ngbrk/');
    await act(() => bank.scheduler.advance(1000));
    await waitFor(() => {
      expect(address()).toBe(`/ngbrk/wertpapier/${bund.isin}`);
    });
  });

  it('asks the bank for what is left of the line only', async () => {
    const bank = new FakeBank();
    const { type, dialog } = await opened(bank);
    await type('kauf 10 SAP');
    expect(dialog.getByRole('option', { name: /^Kauf: SAP SE/ })).toBeInTheDocument();
    bank.faults.plan('searchInstruments', { kind: 'not-reached' });
    await type(' limit 100');
    expect(dialog.getByRole('option', { name: /^Kauf: SAP SE/ })).toBeInTheDocument();
  });
});

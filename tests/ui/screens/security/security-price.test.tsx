import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shown } from './shown-security';

describe('the price of a security', () => {
  it('says that its price is on its way, and only then that there is none', async () => {
    const bank = new FakeBank();
    bank.world.quotes = [];
    bank.faults.plan('quotes', { kind: 'slow', by: 4000 });
    await shown(undefined, bank);
    const price = screen.getByRole('region', { name: 'Kurs' });
    expect(price).toHaveTextContent('Der Kurs wird geladen.');
    expect(price).not.toHaveTextContent('kein Kurs bekannt');
    await act(() => bank.scheduler.advance(4000));
    expect(price).toHaveTextContent('Für dieses Wertpapier ist gerade kein Kurs bekannt.');
  });

  it.each(['quotes', 'dimensions'] as const)(
    'says that it did not come where the answer to %s was lost, and never that there is none, and has it on the second try',
    async (call) => {
      const bank = new FakeBank();
      bank.faults.plan(call, { kind: 'not-reached' });
      jest.spyOn(bank.live, 'quotes').mockReturnValue(() => undefined);
      await shown(undefined, bank);
      const price = screen.getByRole('region', { name: 'Kurs' });
      expect(price).toHaveTextContent('Der Kurs lässt sich gerade nicht laden');
      expect(price).not.toHaveTextContent('kein Kurs bekannt');
      expect(
        within(price).getByRole('heading', { name: 'Der Kursverlauf lässt sich gerade nicht laden' }),
      ).toBeVisible();
      await userEvent.click(within(price).getByRole('button', { name: 'Noch einmal laden' }));
      await act(() => bank.scheduler.advance(1000));
      expect(price).toHaveTextContent(/Xetra, 23\.11\.2026/);
      expect(within(price).getByRole('slider')).toBeVisible();
    },
  );

  it('has it by itself once the market has told of every venue, though the answer was lost', async () => {
    const bank = new FakeBank();
    const { quotes } = bank.world;
    bank.world.quotes = [];
    bank.faults.plan('quotes', { kind: 'not-reached' });
    await shown(undefined, bank);
    const price = screen.getByRole('region', { name: 'Kurs' });
    act(() => bank.quote(marketOf(sap, tradegate, '231.50')));
    expect(price).toHaveTextContent('Der Kurs lässt sich gerade nicht laden');
    for (const quote of quotes) act(() => bank.quote({ ...quote, sequence: 100 }));
    await act(() => bank.scheduler.advance(1000));
    expect(price).toHaveTextContent(/Xetra, 23\.11\.2026/);
    expect(within(price).getByRole('slider')).toBeVisible();
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
    expect(row).toHaveTextContent(/^XetraBörse · zuletzt 231,40 EUR, Mo\., 23\.11\., \d\d:\d\d/);
    expect(row).toHaveTextContent('ab Di., 24.11., 09:00');
    expect(screen.getAllByText(/zuletzt/)).toHaveLength(1);
  });

  it('shows its prices from a day to five years, as a picture to read and as a table', async () => {
    const bank = await shown();
    const reader = screen.getByRole('slider', { name: 'Kurse im Verlauf lesen' });
    expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 232,75.EUR$/));
    expect(screen.getByText(/^EUR, Achse ab \d+(,\d+)?$/)).toBeVisible();
    for (const range of ['1 T', '1 W', '1 M', '1 J', '5 J'])
      expect(screen.getByRole('button', { name: range })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '5 J' }));
    await act(() => bank.scheduler.advance(1000));
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
    const rows = within(screen.getByRole('region', { name: 'Kursverlauf, Tabelle' })).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(20);
  });

  it('ends in picture and table at the price that stands above them', async () => {
    const bank = await shown();
    const at = instant(Date.UTC(2026, 10, 23, 15, 0, 0));
    act(() => bank.quote({ ...marketOf(sap, xetra, '229.40', 99), at }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getByRole('slider', { name: 'Kurse im Verlauf lesen' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^23\.11\.2026: 229,40.EUR$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle' }));
    const [, newest] = within(screen.getByRole('region', { name: 'Kursverlauf, Tabelle' })).getAllByRole(
      'row',
    );
    expect(newest).toHaveTextContent('229,40');
  });

  it('says in what its prices are, and from where on the picture shows them', async () => {
    await shown();
    expect(screen.getByRole('region', { name: 'Kurs' })).toHaveTextContent(/EUR, Achse ab \d/);
  });

  it('draws the own prices also where these come after the picture [CUS-03]', async () => {
    const bank = new FakeBank();
    bank.faults.plan('positions', { kind: 'slow', by: 4000 });
    bank.world.positions = bank.world.positions.map((position) => ({
      ...position,
      purchasePrice: amount('230.00', EUR),
    }));
    await shown(undefined, bank);
    const price = screen.getByRole('region', { name: 'Kurs' });
    expect(within(price).getByRole('slider')).toBeVisible();
    expect(within(price).queryByText(/Einstand/)).not.toBeInTheDocument();
    await act(() => bank.scheduler.advance(4000));
    expect(within(price).getByText(/Einstand/)).toHaveTextContent('Einstand 230,00');
  });

  it('says of a day what the headline says, against the close before: there are no two of it', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: '1 T' }));
    await act(() => bank.scheduler.advance(1000));
    const price = screen.getByRole('region', { name: 'Kurs' });
    const shares = [...price.textContent.matchAll(/[+−-]?\d+,\d\d\s%/g)].map(([share]) => share);
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
});

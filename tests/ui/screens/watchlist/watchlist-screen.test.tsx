import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { errorMessage, refusal } from '@adapters/fake/bank/fake-refusal';
import { FakeWatchlistGateway } from '@adapters/fake/bank/fake-watchlist-gateway';
import { WatchQuotes } from '@application/depot/watch-quotes';
import type { Failure } from '@domain/failure/failure';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { everybody, OfferingContext } from '@ui/app/offered';
import { WatchlistModel } from '@ui/screens/watchlist/watchlist-model';
import { WatchlistScreen } from '@ui/screens/watchlist/watchlist-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';

beforeAll(fillBrowserGaps);

const friday = instant(Date.UTC(2026, 10, 20, 16, 35));

async function shown(watched: boolean, offering = everybody) {
  const bank = new FakeBank();
  const watchlist = new FakeWatchlistGateway(bank);
  if (watched) await watchlist.watch(sap.id, {})();
  const model = new WatchlistModel({
    watchlist,
    watchQuotes: new WatchQuotes(bank.live),
    market: { instruments: new FakeInstrumentGateway(bank) },
    scheduler: bank.scheduler,
    clock: bank.scheduler,
  });
  renderPage(
    <OfferingContext value={{ offering }}>
      <WatchlistScreen model={model} />
    </OfferingContext>,
  );
  await act(() => bank.scheduler.advance(1000));
  return bank;
}

describe('the watchlist [CUS-04]', () => {
  it('says what to do first where it is empty', async () => {
    await shown(false);
    expect(screen.getByText(/Sie beobachten noch nichts/)).toBeVisible();
  });

  const add = async (bank: FakeBank) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Wertpapier aufnehmen' }), 'SAP');
    await act(() => bank.scheduler.advance(1000));
    await userEvent.click(screen.getByRole('option', { name: /SAP SE/ }));
    await act(() => bank.scheduler.advance(1000));
  };

  it('takes what is found, says so, and is ready for the next', async () => {
    const bank = await shown(false);
    await add(bank);
    expect(screen.getByRole('row', { name: /SAP SE/ })).toBeVisible();
    expect(screen.getByText('„SAP SE“ steht jetzt auf Ihrer Liste.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it.each<[string, () => unknown]>([
    ['the line is back', () => act(() => void window.dispatchEvent(new Event('online')))],
    ['Enter is pressed', () => userEvent.keyboard('{Enter}')],
    [
      'the customer comes back to the field',
      async () => {
        await userEvent.tab();
        await userEvent.tab({ shift: true });
      },
    ],
  ])('searches again what was answered by nothing once %s [ORD-03]', async (_, happens) => {
    const bank = await shown(false);
    bank.faults.plan('search', { kind: 'not-reached' });
    await userEvent.type(screen.getByRole('combobox', { name: 'Wertpapier aufnehmen' }), 'SAP');
    await act(() => bank.scheduler.advance(1000));
    const said = 'Die Suche antwortet gerade nicht. Die Eingabetaste sucht noch einmal.';
    expect(screen.getByText(said)).toBeVisible();
    await happens();
    await act(() => bank.scheduler.advance(1000));
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('option', { name: /SAP SE/ })).toBeVisible();
  });

  it('says what is there already, and takes no alarm away', async () => {
    const bank = await shown(true);
    await new FakeWatchlistGateway(bank).watch(sap.id, { above: amount('250', EUR) })();
    await add(bank);
    expect(screen.getByText('„SAP SE“ steht schon auf Ihrer Liste.')).toBeVisible();
    expect(screen.getByText('steigt auf 250,00 EUR')).toBeVisible();
  });

  it('says that one was not taken, and why, until it is', async () => {
    const bank = await shown(false);
    bank.faults.plan('watch', {
      kind: 'failure',
      failure: { kind: 'no-answer', reason: 'offline', errorId: 'E-1' },
      acts: false,
    });
    await add(bank);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('„SAP SE“ wurde nicht aufgenommen');
    expect(alert).toHaveTextContent(/Die Antwort ist nicht angekommen\./);
    await add(bank);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('row', { name: /SAP SE/ })).toBeVisible();
  });

  it('leads to the page of each security and to an order', async () => {
    await shown(true);
    expect(screen.getByRole('link', { name: 'SAP SE' })).toHaveAttribute(
      'href',
      '/ngbrk/wertpapier/DE0007164600',
    );
    expect(screen.getByRole('link', { name: 'SAP SE kaufen' })).toBeVisible();
  });

  it('offers no purchase to who may not place an order', async () => {
    await shown(true, { ...everybody, brokerage: false });
    expect(screen.getByRole('link', { name: 'SAP SE' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'SAP SE kaufen' })).toBeNull();
  });

  it('sets an alarm, after refusing what is no price, by Enter in its field as by its button [CUS-03] [SH-12]', async () => {
    const bank = await shown(true);
    await userEvent.click(screen.getByRole('button', { name: 'Alarm für SAP SE' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Kursalarm für SAP SE' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Alarm setzen' }));
    expect(dialog.getByText('Bitte geben Sie mindestens einen Kurs ein.')).toBeVisible();
    const above = dialog.getByRole('textbox', { name: /steigt auf/ });
    expect(above).toHaveFocus();
    await userEvent.type(above, 'x{Enter}');
    expect(dialog.getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.')).toBeVisible();
    await userEvent.clear(above);
    await userEvent.type(above, '0');
    expect(dialog.getByText('Bitte geben Sie einen Kurs über 0 ein.')).toBeVisible();
    await userEvent.clear(above);
    await userEvent.type(above, '1000000000');
    expect(above).toHaveAccessibleDescription(/Bitte geben Sie einen Kurs unter 1\.000\.000\.000 ein\./);
    await userEvent.clear(above);
    await userEvent.type(above, '999999999,99999');
    expect(above).toBeValid();
    await userEvent.clear(above);
    await userEvent.type(above, '250');
    await userEvent.click(dialog.getByRole('button', { name: 'Alarm setzen' }));
    await act(() => bank.scheduler.advance(1000));
    expect(bank.world.watches[0]?.alarms.above?.value).toEqual(decimal('250.00'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('steigt auf 250,00 EUR')).toBeVisible();
    expect(screen.getByText('Alarm für „SAP SE“ gesetzt: steigt auf 250,00 EUR.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  const reached = (origin: string) => errorMessage('fehler-kursalarm-schon-erreicht', [origin]);

  it.each<[string, string, string, readonly string[], readonly string[]]>([
    ['typed wrong', '250', 'abc', [], ['below']],
    ['both typed wrong', '0', 'abc', [], ['above', 'below']],
    ['refused by the bank', '250', '400', ['alarmBelow'], ['below']],
    ['both refused by the bank', '220,50', '400', ['alarmAbove', 'alarmBelow'], ['above', 'below']],
  ])(
    'marks each level that is %s, and takes the focus to the first [CUS-03] [SH-12]',
    async (_, rises, falls, refused, marked) => {
      const bank = await shown(true);
      const failure = refusal(...refused.map(reached));
      if (refused.length > 0) bank.faults.plan('watch', { kind: 'failure', failure, acts: false });
      await userEvent.click(screen.getByRole('button', { name: 'Alarm für SAP SE' }));
      const fields = {
        above: screen.getByRole('textbox', { name: /steigt auf/ }),
        below: screen.getByRole('textbox', { name: /fällt auf/ }),
      };
      await userEvent.type(fields.below, falls);
      await userEvent.type(fields.above, `${rises}{Enter}`);
      await act(() => bank.scheduler.advance(1000));
      const invalid = (['above', 'below'] as const).filter((level) =>
        fields[level].matches('[aria-invalid="true"]'),
      );
      expect(invalid).toEqual(marked);
      expect(marked[0] === 'below' ? fields.below : fields.above).toHaveFocus();
    },
  );

  it('says both levels of an alarm, and that it is gone [CUS-03]', async () => {
    const bank = await shown(true);
    await new FakeWatchlistGateway(bank).watch(sap.id, { above: amount('250', EUR) })();
    await add(bank);
    const setTo = async (label: RegExp, text: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Alarm für SAP SE' }));
      const field = screen.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await act(() => bank.scheduler.advance(1000));
    };
    await setTo(/fällt auf/, '200');
    const levels = 'steigt auf 250,00 EUR oder fällt auf 200,00 EUR';
    expect(screen.getByText(levels)).toBeVisible();
    expect(screen.getByText(`Alarm für „SAP SE“ gesetzt: ${levels}.`)).toHaveAttribute('role', 'status');
    await setTo(/steigt auf/, ' ');
    await setTo(/fällt auf/, ' ');
    expect(screen.getByText('keiner')).toBeVisible();
    expect(screen.getByText('Alarm für „SAP SE“ entfernt.')).toHaveAttribute('role', 'status');
  });

  it('names the day of a price that is not of today', async () => {
    const bank = await shown(true);
    const row = () => within(screen.getByRole('row', { name: /SAP SE/ }));
    expect(screen.getByRole('columnheader', { name: 'Zum Vortag' })).toBeVisible();
    expect(row().queryByText(/^Fr\./)).toBeNull();
    act(() => bank.quote({ ...marketOf(sap, xetra, '240.00'), at: friday }));
    act(() => bank.quote({ ...marketOf(sap, tradegate, '240.00'), at: friday }));
    await act(() => bank.scheduler.advance(1000));
    expect(row().getByText('Fr., 20.11.')).toBeVisible();
  });

  it.each([
    ['open', { state: 'open' } as const, 'Xetra'],
    ['closed', { state: 'closed' } as const, 'Xetra · Fr., 20.11., 17:35'],
  ])('names the venue of a price, and the day of its last one where that is %s', async (_, hours, said) => {
    const bank = await shown(true);
    act(() => bank.quote({ ...marketOf(sap, xetra, '240.00'), at: friday, hours }));
    await act(() => bank.scheduler.advance(1000));
    const row = within(screen.getByRole('row', { name: /SAP SE/ }));
    expect(row.getByText(/^240,00/).closest('td')).toHaveTextContent(new RegExp(`EUR${said}$`));
    await userEvent.click(screen.getByRole('button', { name: 'Alarm für SAP SE' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Letzter Kurs, Fr., 20.11., 17:35 Uhr: 240,00 EUR (Xetra).',
    );
  });

  it('lets one go', async () => {
    const bank = await shown(true);
    await userEvent.click(screen.getByRole('button', { name: 'SAP SE entfernen' }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getByText(/Sie beobachten noch nichts/)).toBeVisible();
    expect(screen.getByText('„SAP SE“ steht nicht mehr auf Ihrer Liste.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each<[Failure, RegExp]>([
    [{ kind: 'no-answer', reason: 'offline', errorId: 'E-1' }, /Die Antwort ist nicht angekommen\./],
    [{ kind: 'server', errorId: 'E-2' }, /Fehler aufgetreten/],
  ])('says that one could not be let go, and why, until it is: %j', async (failure, why) => {
    const bank = await shown(true);
    bank.faults.plan('unwatch', { kind: 'failure', failure, acts: false });
    const remove = screen.getByRole('button', { name: 'SAP SE entfernen' });
    await userEvent.click(remove);
    await act(() => bank.scheduler.advance(1000));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('„SAP SE“ wurde nicht entfernt');
    expect(alert).toHaveTextContent(why);
    await userEvent.click(remove);
    await act(() => bank.scheduler.advance(1000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/Sie beobachten noch nichts/)).toBeVisible();
  });
});

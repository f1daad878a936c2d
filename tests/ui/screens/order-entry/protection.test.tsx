import { marketMaker, marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import type { Position } from '@domain/depot/position';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { act, screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { sampleOrder } from '../order-book/sample-order';
import { advance, enterTan } from './open-order-page';
import { opened, press, stopField, typeStop } from './open-protection';

beforeAll(fillBrowserGaps);

describe('protecting a position [ORD-22]', () => {
  it('begins with all that is free of the position, as a stop at a venue that takes one', async () => {
    await opened('?wkn=716460');
    expect(screen.getByRole('heading', { name: 'Position absichern' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Stop' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Limit' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Stück|Menge/ })).not.toHaveValue('');
  });

  it('takes no live trading, which would sell at once, and says so in the comparison', async () => {
    const { user, bank } = await opened('?wkn=716460', {}, (made) => {
      made.world.orderPreferences = { ...made.world.orderPreferences, lastUsedTradingSystem: 'QUOTE' };
    });
    const live = screen.getByRole('row', { name: /^Direkthandel Live-Handel/ });
    expect(within(live).getByRole('radio')).toBeDisabled();
    expect(within(live).getByText('Stop nicht möglich')).toBeInTheDocument();
    expect(within(live).queryByText('geringste Kosten')).toBeNull();
    await press(bank, user, 'Weiter zur Prüfung');
    expect(screen.getByRole('button', { name: 'Weiter zur Freigabe' })).toBeInTheDocument();
    expect(screen.queryByText(/Preis anfragen/)).toBeNull();
  });

  it('proposes a stop by how much the price moves, says why, and lets it last', async () => {
    await opened('?wkn=716460');
    expect(await screen.findByText(/^Vorschlag für .* 3,00\s% unter dem letzten Kurs/)).toBeVisible();
    expect(
      screen.getByText(/Das Dreifache davon wäre näher als 3\s%: Der Abstand ist der kleinste/),
    ).toBeVisible();
    expect(stopField()).not.toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Maximal' })).toBeChecked();
  });

  it('lasts longer than today though no stop can be proposed [ORD-11]', async () => {
    await opened('?wkn=716460', {}, (bank) => bank.faults.plan('history', { kind: 'not-reached' }));
    expect(stopField()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Maximal' })).toBeChecked();
  });

  it('keeps its stop when the price moves, until the newer one is taken', async () => {
    const { user, bank } = await opened('?wkn=716460');
    const first = stopField().value;
    act(() => [xetra, tradegate, marketMaker].forEach((at) => bank.quote(marketOf(sap, at, '300.00', 9))));
    await advance(bank, 1000);
    expect(stopField()).toHaveValue(first);
    await press(bank, user, 'Vorschlag übernehmen');
    expect(stopField()).toHaveValue('291,00');
  });

  const tomorrow = instant(Date.parse('2026-11-24T07:00:00Z'));
  it.each([
    [
      'of a day that is over with its moment',
      '2026-11-20T21:00:00Z',
      'Letzter Kurs, Fr., 20.11., 22:00 Uhr',
      'open',
    ],
    ['of today as the price', '2026-11-23T08:59:00Z', 'Kurs', 'open'],
    [
      'of today with its moment once nothing is traded any more',
      '2026-11-23T08:59:00Z',
      'Letzter Kurs, Mo., 23.11., 09:59 Uhr',
      'closed',
    ],
  ] as const)('names the price %s', async (_, at, name, state) => {
    const currentPrice = { price: amount('231.00', EUR), at: instant(Date.parse(at)) };
    await opened('?wkn=716460', { currentPrice }, ({ world }) => {
      world.quotes = world.quotes.map((quote) => ({
        ...quote,
        hours: state === 'open' ? { state } : { state, opens: tomorrow },
      }));
    });
    expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent('231,00 EUR');
  });

  it('keeps its stop through the check and back, and follows no more once it is edited', async () => {
    const { user, bank } = await opened('?wkn=716460');
    const first = stopField().value;
    await press(bank, user, 'Weiter zur Prüfung');
    await press(bank, user, 'Angaben ändern');
    expect(stopField()).toHaveValue(first);
    await typeStop(user, '200');
    await user.click(screen.getByRole('radio', { name: new RegExp(tradegate.name) }));
    await advance(bank, 1000);
    expect(stopField()).toHaveValue('200');
  });

  it('turns to a venue that takes the stop which is chosen [ORD-05]', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await user.click(screen.getByRole('radio', { name: 'Trailing-Stop' }));
    await advance(bank, 1000);
    expect(screen.getByRole('radio', { name: 'Trailing-Stop' })).toBeChecked();
    expect(screen.getByRole('radio', { name: new RegExp(marketMaker.name), checked: true })).toBeVisible();
  });

  it('says how much of today is kept as soon as the stop is typed, and what is left out', async () => {
    const { user } = await opened('?wkn=716460', { availableQuantityToHedge: amount('14', PIECES) });
    await typeStop(user, '200');
    expect(screen.getByText(/^Sie sichern \d+,\d\d\s% des aktuellen Werts von 14\sStück$/)).toBeVisible();
    expect(screen.getByText(/^Nicht durch diese Order gesichert: 26\sStück\.$/)).toBeVisible();
  });

  it('never becomes a sale at once for want of a stop', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await user.clear(screen.getByRole('textbox', { name: /^Stop-Marke/ }));
    const sentence = screen.getAllByText(/^Sie verkaufen/)[0];
    expect(sentence).toHaveTextContent(
      /sobald der letzte Kurs auf \(noch offen\) fällt, zum dann erzielbaren Kurs/,
    );
    expect(sentence).not.toHaveTextContent('zum nächsten Kurs');
    await press(bank, user, 'Weiter zur Prüfung');
    expect(screen.getByRole('alert')).toHaveTextContent('Ohne Stop-Marke geht es hier nicht');
    expect(screen.getByRole('heading', { name: 'Position absichern' })).toBeInTheDocument();
  });

  it('places exactly one order, released like any other', async () => {
    const { user, bank } = await opened('?wkn=716460');
    await typeStop(user, '200');
    await advance(bank, 1000);
    await press(bank, user, 'Weiter zur Prüfung');
    await press(bank, user, 'Weiter zur Freigabe');
    await enterTan(bank, user);
    await press(bank, user, /verkaufen/);
    expect(bank.orders.all).toMatchObject([{ orderType: 'STOP_MARKET', side: 'SELL' }]);
  });

  it.each<[string, Partial<Position>, RegExp]>([
    ['?wkn=716460', { hedgeable: false }, /nimmt kein Handelsplatz Stop-Orders an/],
    ['?wkn=716460', { availableQuantityToHedge: amount('0', PIECES) }, /schon in offenen Orders gebunden/],
    ['?wkn=999999', {}, /liegt kein solches Wertpapier/],
  ])('says for %s with %j why nothing can be protected', async (search, change, sentence) => {
    await opened(search, change);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('choosing a position to protect [ORD-22]', () => {
  const rowOf = (name: string | RegExp) => screen.getByRole('row', { name });
  const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

  it('offers all that is held where the address names nothing, what can be protected first', async () => {
    await opened('', {}, ({ world }) => {
      world.positions = world.positions.map((position) =>
        position.wkn === 'A0RPWH' ? { ...position, hedgeable: false } : position,
      );
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Position absichern' })).toBeInTheDocument();
    expect(names()).toEqual([
      expect.stringContaining('SAP SE'),
      expect.stringContaining('Bund'),
      expect.stringContaining('MSCI'),
    ]);
    expect(within(rowOf(/SAP SE/)).getByRole('link', { name: 'SAP SE absichern' })).toBeInTheDocument();
    expect(rowOf(/MSCI/)).toHaveTextContent('Kein Handelsplatz nimmt dafür Stop-Orders an.');
    expect(within(rowOf(/MSCI/)).queryByRole('link', { name: /absichern/ })).not.toBeInTheDocument();
  });

  it('leads from the row to the protection of just that position', async () => {
    const { user, bank } = await opened('');
    await user.click(screen.getByRole('link', { name: 'SAP SE absichern' }));
    await advance(bank, 1000);
    expect(screen.getByRole('radio', { name: 'Stop' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Stück|Menge/ })).toHaveValue('40');
    await user.click(screen.getByRole('link', { name: 'Andere Position wählen' }));
    await advance(bank, 1000);
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('says what protects a position already, and where that order is', async () => {
    await opened('', {}, (bank) => {
      bank.orders.put(sampleOrder('a-1', { orderType: 'STOP_MARKET', triggerLimit: amount('200.00', EUR) }));
    });
    expect(rowOf(/SAP SE/)).toHaveTextContent(/Stop 200,00.EUR/);
    expect(within(rowOf(/SAP SE/)).getByRole('link', { name: 'Stop' })).toHaveAttribute(
      'href',
      expect.stringMatching(/orderbuch[?]depot=depot-1&suche=a-1$/),
    );
    expect(rowOf(/MSCI/)).toHaveTextContent('noch nichts');
  });

  it('finds by name, WKN and ISIN, and says how many', async () => {
    const { user } = await opened('');
    const search = screen.getByRole('searchbox', { name: 'Name, WKN oder ISIN' });
    for (const text of ['sap', '716460', 'DE0007164600']) {
      await user.clear(search);
      await user.type(search, text);
      expect(names()).toEqual([expect.stringContaining('SAP SE')]);
    }
    await user.type(search, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('0 von 3 Positionen');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says what to do first where nothing is held', async () => {
    await opened('', {}, ({ world }) => {
      world.positions = [];
    });
    expect(screen.getByRole('heading', { name: 'In Ihren Depots liegt noch nichts' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order erteilen' })).toBeInTheDocument();
  });
});

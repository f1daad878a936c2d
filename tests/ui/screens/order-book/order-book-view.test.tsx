import { sap } from '@adapters/fake/bank/fake-market';
import { instrumentId } from '@domain/codes/ids';
import { wkn } from '@domain/codes/wkn';
import { known } from '@tests/domain/support/known';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBookView, writeBookView } from '@ui/screens/order-book/order-book-query';
import { initialOrderBookView, type OrderBookView } from '@domain/order/open/order-book-view';
import { shownBook } from '@tests/ui/screens/order-book/book-bench';
import { sampleOrder } from '@tests/ui/screens/order-book/sample-order';

const telekom = {
  ...sap,
  id: instrumentId('i-telekom'),
  name: 'Deutsche Telekom AG',
  shortName: 'Dt. Telekom',
  wkn: known(wkn('555750')),
};
const orders = [
  sampleOrder('sale'),
  sampleOrder('purchase', { side: 'BUY', orderType: 'STOP_MARKET' }),
  sampleOrder('other', { side: 'BUY', instrumentId: telekom.id, instrument: telekom }),
];
const names = (): readonly (string | null)[] =>
  screen
    .getAllByRole('button', { name: /^Einzelheiten/ })
    .map(
      (button) => button.getAttribute('aria-label')?.replace(/^Einzelheiten zu (.*) zeigen$/, '$1') ?? null,
    );

describe('the view of the order book [OBK-01]', () => {
  it.each<[string, readonly string[]]>([
    ['?seite=BUY', ['Kauf Deutsche Telekom AG', 'Kauf SAP SE']],
    ['?art=STOP_MARKET', ['Kauf SAP SE']],
    ['?wkn=555750', ['Kauf Deutsche Telekom AG']],
    ['?suche=telekom', ['Kauf Deutsche Telekom AG']],
    ['?sortierung=instrument&richtung=auf&seite=BUY', ['Kauf Deutsche Telekom AG', 'Kauf SAP SE']],
    ['?status=nonsense&seite=SIDEWAYS', ['Kauf Deutsche Telekom AG', 'Kauf SAP SE', 'Verkauf SAP SE']],
  ])('reads %s from the address', async (address, expected) => {
    await shownBook(orders, `/orderbuch${address}`);
    expect([...names()].sort()).toEqual([...expected].sort());
  });

  it('writes what is chosen into the address, and the back button goes back to the view before', async () => {
    const { place } = await shownBook(orders, '/orderbuch?depot=d-1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Richtung' }), 'Verkauf');
    expect(place.search).toBe('?depot=d-1&seite=SELL');
    expect(names()).toEqual(['Verkauf SAP SE']);
    act(() => {
      place.back();
    });
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Richtung' })).toHaveValue('');
  });

  it('keeps typing out of the history', async () => {
    const { place } = await shownBook(orders);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Richtung' }), 'Kauf');
    await userEvent.type(screen.getByRole('searchbox'), 'tele');
    expect(place.search).toBe('?seite=BUY&suche=tele');
    act(() => {
      place.back();
    });
    expect(names()).toHaveLength(3);
  });

  it('comes back from the address as it was written', () => {
    const view: OrderBookView = {
      group: 'open',
      side: 'SELL',
      type: 'NEXT_ORDER',
      wkn: '716460',
      period: 'all',
      search: 'sap',
      rank: 'quantity',
      descending: false,
    };
    expect(readBookView(writeBookView(new URLSearchParams(), view))).toEqual(view);
    expect(writeBookView(new URLSearchParams('depot=1'), initialOrderBookView).toString()).toBe('depot=1');
  });

  it('offers the instruments that have orders, and draws of many rows only those that are seen [OBK-06]', async () => {
    const many = Array.from({ length: 500 }, (_, index) => sampleOrder(`o-${index}`));
    await shownBook([...many, ...orders]);
    expect(screen.getByRole('combobox', { name: 'Wertpapier' })).toHaveTextContent('Deutsche Telekom AG');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '504');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });
});

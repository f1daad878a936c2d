import { pricedDraft } from '../../../domain/support/filled-order';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import { sap, xetra } from '@adapters/fake/bank/fake-market';
import { PricePicture } from '@ui/parts/price-picture/price-picture';
import { priceScene } from '@domain/order/picture/price-scene';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderInGerman } from '../../render-in-german';

beforeAll(fillBrowserGaps);

function showPicture(
  change: Partial<OrderDraft>,
  isMovable = true,
  told: { readonly closedAt?: Instant; readonly quoted?: 'bid' } = {},
) {
  const moved: (readonly [string, string])[] = [];
  const draft: OrderDraft = { ...emptyDraft, instrument: sap, side: 'BUY', ...change };
  const scene = priceScene({
    order: pricedDraft(draft, xetra),
    market: amount('232.75', EUR),
    points: [{ at: instant(Date.UTC(2026, 10, 23, 8, 0, 0)), price: decimal('231.40') }],
    steps: [{ from: decimal('0'), step: decimal('0.05') }],
    ...told,
  });
  if (scene === undefined) throw new Error('No scene');
  const { container } = renderInGerman(
    <PricePicture scene={scene} {...(isMovable && { onMove: (field, text) => moved.push([field, text]) })} />,
  );
  return { moved, container, user: userEvent.setup({ delay: null }) };
}

/** jsdom has no pointer events; to the page they are mouse events with an id. */
const pointer = (element: HTMLElement, type: string, clientY: number) =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerId: 1 }));

const stopLimit = { orderType: 'STOP_LIMIT', triggerLimit: '234,50', limit: '236,00' } as const;

describe('price picture', () => {
  it('names each line with its price and what it means [ORD-29]', () => {
    showPicture(stopLimit);
    const picture = screen.getByRole('img', { name: /^Kursbild/ });
    expect(picture).toHaveAccessibleName(
      'Kursbild: Limit 236,00\u00a0EUR, Stop-Marke 234,50\u00a0EUR, Markt 232,75\u00a0EUR',
    );
    const limit = screen.getByRole('slider', { name: 'Limit' });
    expect(limit).toHaveAttribute('aria-valuetext', '236,00\u00a0EUR, 1,40\u00a0% über dem Markt.');
    expect(limit).toHaveAccessibleDescription(/nie teurer gekauft als hier/);
  });

  it('is moved by the keyboard on the venue’s grid, into the fields of the form [ORD-29]', async () => {
    const { user, moved } = showPicture(stopLimit);
    act(() => screen.getByRole('slider', { name: 'Limit' }).focus());
    await user.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    expect(moved).toEqual([
      ['limit', '236,05'],
      ['limit', '235,95'],
      ['limit', '236,50'],
      ['limit', '235,50'],
    ]);
    await user.tab();
    expect(screen.getByRole('slider', { name: 'Stop-Marke' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(moved.at(-1)).toEqual(['triggerLimit', '234,45']);
  });

  it('goes to the lowest and highest price shown with Home and End [ORD-29]', async () => {
    const { user, moved } = showPicture(stopLimit);
    const slider = screen.getByRole('slider', { name: 'Limit' });
    act(() => slider.focus());
    await user.keyboard('{Home}{End}');
    const shown = ['aria-valuemin', 'aria-valuemax'].map((name) => Number(slider.getAttribute(name)));
    expect(moved.map(([, text]) => Number(text.replace(',', '.')))).toEqual(shown);
  });

  it('is moved by the pointer, only while it is held [ORD-29]', () => {
    const { moved } = showPicture(stopLimit);
    const slider = screen.getByRole('slider', { name: 'Limit' });
    const track = slider.parentElement;
    if (track === null) throw new Error('No track');
    track.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200);
    pointer(slider, 'pointermove', 0);
    expect(moved).toEqual([]);
    pointer(slider, 'pointerdown', 100);
    pointer(slider, 'pointermove', 200);
    pointer(slider, 'pointermove', 900);
    pointer(slider, 'pointerup', 900);
    pointer(slider, 'pointermove', 0);
    const lowest = Number(slider.getAttribute('aria-valuemin'));
    expect(moved.map(([, text]) => Number(text.replace(',', '.')))).toEqual([lowest, lowest]);
  });

  it.each([
    ['BUY', '{ArrowUp}', ['triggerLimit', '232,80']],
    ['SELL', '{PageDown}', ['triggerLimit', '232,25']],
  ] as const)(
    'for a %s has a line to take hold of before anything is typed: %s [ORD-29]',
    async (side, key, to) => {
      const { user, moved } = showPicture({ orderType: 'STOP_MARKET', side });
      const stop = screen.getByRole('slider', { name: 'Stop-Marke' });
      expect(stop).toHaveAttribute(
        'aria-valuetext',
        'noch offen, die Linie beginnt beim Kurs 232,75\u00a0EUR',
      );
      expect(stop).toHaveAccessibleDescription(/^Noch offen: Ziehen Sie die Linie vom Kurs weg/);
      expect(stop).toHaveTextContent('Stop-Markeoffen');
      act(() => stop.focus());
      await user.keyboard(key);
      expect(moved).toEqual([to]);
    },
  );

  it('says what happens at the line in hand [ORD-29]', async () => {
    const { user, container } = showPicture({ orderType: 'STOP_MARKET', triggerLimit: '234,50' });
    const words = container.querySelector('figcaption');
    expect(words).toHaveTextContent('Die Linien lassen sich ziehen');
    await user.hover(screen.getByRole('slider', { name: 'Stop-Marke' }));
    expect(words).toHaveTextContent('Steigt der Kurs bis hierher, wird zum dann erzielbaren Kurs gekauft.');
  });

  it('says of a closed market when its last price was, never that it is the price now [ORD-29]', () => {
    const friday = instant(Date.UTC(2026, 10, 20, 21, 0, 0));
    const { container } = showPicture({ orderType: 'STOP_MARKET', triggerLimit: '234,50' }, true, {
      closedAt: friday,
    });
    const plot = screen.getByRole('img', { name: /^Kursbild/ });
    expect(plot).toHaveTextContent(/09:00.*22:00$/);
    expect(container).not.toHaveTextContent('jetzt');
    expect(container).toHaveTextContent('Letzter Kurs von Fr., 20.11., 22:00 Uhr.');
  });

  it('calls what triggers by its name, and says so [ORD-29]', () => {
    const { container } = showPicture({ orderType: 'STOP_MARKET', triggerLimit: '234,50' }, true, {
      quoted: 'bid',
    });
    expect(screen.getByRole('img', { name: /Geldkurs 232,75/ })).toBeVisible();
    expect(container).toHaveTextContent('Dieser Kurs löst die Order aus.');
  });

  it('has the same figures as a table [ORD-29]', () => {
    showPicture({ orderType: 'TRAILING_STOP_MARKET', side: 'SELL', triggerLimit: '221', distance: '5' });
    const table = screen.getByRole('region', { name: 'Preise der Order als Tabelle', hidden: true });
    const rows = within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Markt232,75 EUR/);
    expect(rows[1]).toMatch(/^Stop mit Abstand221,11 EUR.*Abstand 5,00 %\.$/);
    expect(rows[2]).toMatch(/^Stop-Marke221,00 EUR/);
  });

  it('only shows where nothing can be changed [ORD-29]', () => {
    showPicture(stopLimit, false);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Limit 236,00/ })).toBeVisible();
  });
});

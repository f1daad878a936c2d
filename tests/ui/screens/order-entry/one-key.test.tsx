import { act, fireEvent, screen } from '@testing-library/react';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import { settle } from '@adapters/fake/device/manual-scheduler';
import { ObservedField } from '@ui/forms/observed-field';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { runsOf } from '@tests/domain/support/runs-of';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import './order-page-parts';

beforeAll(fillBrowserGaps);
afterEach(() => jest.restoreAllMocks());

/** The real order page at a complete limit order, with everything loaded. */
async function atLimitOrder() {
  const bench = orderBench(new FakeBank(onOnePage()));
  const model = bench.visit();
  renderPage(
    <OrderEntryScreen createModel={() => model} />,
    '/order/erstellung?side=k&wkn=716460&quantity=25&exchange=Xetra',
  );
  const rest = () =>
    act(async () => {
      await bench.bank.scheduler.advance(1000);
      await settle();
    });
  await rest();
  fireEvent.click(screen.getByRole('radio', { name: 'Limit' }));
  await rest();
  fireEvent.change(screen.getByRole('textbox', { name: 'Limit' }), { target: { value: '230' } });
  await rest();
  return { ...bench, session: model.input.form.session };
}

/** How often each field of the form was drawn. */
function drawing(): () => Readonly<Record<string, number>> {
  const looks = jest.spyOn(ObservedField.prototype, 'disabled', 'get');
  return () => {
    const drawn: Record<string, number> = {};
    for (const field of looks.mock.contexts)
      if (field instanceof ObservedField) drawn[field.name] = (drawn[field.name] ?? 0) + 1;
    return drawn;
  };
}

describe('the real order page [kernel A2]', () => {
  it('runs for one key in the limit what reads the limit, each once, and draws no field twice', async () => {
    const { session } = await atLimitOrder();
    const drawn = drawing();
    const limit = screen.getByRole('textbox', { name: 'Limit' });
    const runs = await runsOf(session, () => void fireEvent.change(limit, { target: { value: '231' } }));
    expect(runs).toEqual([
      'breakEven',
      'buffer',
      'expectedPrice',
      'fallBack',
      'limit',
      'mostPossible',
      'order',
      'partial',
      'parts',
      'pictured',
      'possibleOrders',
      'prices',
      'purchase',
      'quoteRequest',
      'request',
      'spoken',
      'total',
      'warnings',
    ]);
    // The hint at the quantity says how much can be bought at this limit.
    expect(drawn()).toEqual({ limit: 1, quantity: 1 });
  });

  it('runs for one key in the quantity what reads the quantity, each once, and draws that field once', async () => {
    const { session } = await atLimitOrder();
    const drawn = drawing();
    const quantity = screen.getByRole('textbox', { name: 'Stückzahl' });
    const runs = await runsOf(session, () => void fireEvent.change(quantity, { target: { value: '26' } }));
    expect(runs).toEqual([
      'breakEven',
      'buffer',
      'follow.quantity',
      'order',
      'partial',
      'parts',
      'possibleOrders',
      'quantity',
      'quoteRequest',
      'request',
      'spoken',
      'total',
      'warnings',
    ]);
    expect(drawn()).toEqual({ quantity: 1 });
  });

  it('runs for a price of the venue what is measured against it', async () => {
    const { session, bank } = await atLimitOrder();
    const drawn = drawing();
    const runs = await runsOf(session, () => act(() => bank.live.tellQuote(marketOf(sap, xetra, '232.95'))));
    expect(runs).toEqual([
      'activeDay',
      'breakEven',
      'expectedPrice',
      'limitNeed',
      'possible',
      'quote',
      'spoken',
      'total',
      'warnings',
    ]);
    expect(Object.values(drawn()).every((times) => times === 1)).toBe(true);
  });

  it('runs for a price of another venue nothing that is said of this order', async () => {
    const { session, bank } = await atLimitOrder();
    const drawn = drawing();
    const runs = await runsOf(session, () =>
      act(() => bank.live.tellQuote(marketOf(sap, tradegate, '232.95'))),
    );
    expect(runs).toEqual(['possible', 'quote']);
    expect(drawn()).toEqual({});
  });
});

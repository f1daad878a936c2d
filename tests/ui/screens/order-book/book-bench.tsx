import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeIntentGateway } from '@adapters/fake/bank/fake-intent-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { PlainDigest } from '@adapters/fake/device/plain-digest';
import { LoadReceipts } from '@application/receipt/load-receipts';
import { FakeOrderTemplateGateway } from '@adapters/fake/order/fake-order-template-gateway';
import { KeepOrderAsTemplate } from '@application/order-template/keep-order-as-template';
import { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import type { OrderBook } from '@application/order-book/order-book';
import { WatchOrders } from '@application/order-book/watch-orders';
import type { Order } from '@domain/order/open/order';
import { act } from '@testing-library/react';
import { everybody, OfferingContext } from '@ui/app/offered';
import { Announcer } from '@ui/components/feedback/announcer';
import { OrderBookModel } from '@ui/screens/order-book/order-book-model';
import { OrderBookScreen } from '@ui/screens/order-book/order-book-screen';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { fakeActionLog } from '@tests/application/receipt/fake-action-log';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderInGerman } from '../../render-in-german';

/** The order book of a depot with these orders, at an address; `place` tells where it leads. */
export async function shownBook(
  known: readonly Order[],
  address = '/orderbuch',
  bank = new FakeBank(),
  log = fakeActionLog(bank.scheduler),
  orders: OrderBook['orders'] = new FakeOrderGateway(bank),
  offering = everybody,
) {
  if (!('matchMedia' in window)) fillBrowserGaps();
  known.forEach((order) => bank.orders.put(order));
  const templates = new FakeOrderTemplateGateway(bank);
  const model = new OrderBookModel({
    holdings: { depots: new FakeDepotGateway(bank) },
    book: { orders, watchOrders: new WatchOrders(bank.live) },
    keepAsTemplate: new KeepOrderAsTemplate(new KeepOrderTemplate(templates, bank.scheduler), bank.scheduler),
    loadReceipts: new LoadReceipts(log, new PlainDigest()),
    intents: new FakeIntentGateway(bank),
    clock: bank.scheduler,
  });
  const place = { search: '', back: (): void => undefined };
  renderInGerman(
    <MemoryRouter initialEntries={[address]}>
      <Announcer>
        <OfferingContext value={{ offering }}>
          <OrderBookScreen model={model} />
        </OfferingContext>
      </Announcer>
      <Place place={place} />
    </MemoryRouter>,
  );
  await act(() => bank.scheduler.advance(0));
  return { bank, model, place, log, templates };
}

/** Where the page stands, as the browser's address bar and back button know it. */
function Place({ place }: { readonly place: { search: string; back: () => void } }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    place.search = search;
    place.back = () => void navigate(-1);
  }, [navigate, place, search]);
  return null;
}

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { Route, Routes } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderVisit } from '../../render-visit';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan, withDealer } from './open-order-page';
import './order-page-parts';

beforeAll(fillBrowserGaps);

const LINK = '/order/erstellung?side=k&wkn=716460&quantity=25&exchange=Xetra';

/** The order page, come to from another one. */
async function come(world: FakeWorld = onOnePage(), link = LINK) {
  const bench = orderBench(new FakeBank(world));
  const pages = (
    <Routes>
      <Route path="/order/erstellung" element={<OrderEntryScreen createModel={bench.visit} />} />
      <Route path="*" element={<h1>Depotübersicht</h1>} />
    </Routes>
  );
  const tab = renderVisit(pages, '/depotuebersicht', link);
  await advance(bench.bank, 1000);
  return { ...bench, tab, user: userEvent.setup({ delay: null }) };
}
type Visit = Awaited<ReturnType<typeof come>>;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const quantity = () => screen.getByRole('textbox', { name: 'Stückzahl' });

async function press({ user, bank }: Visit, name: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await advance(bank, 100);
}

async function toRelease(visit: Visit): Promise<void> {
  await press(visit, 'Weiter zur Prüfung');
  await press(visit, 'Weiter zur Freigabe');
}

describe('the browser’s buttons on the order page', () => {
  it('go back step by step with everything typed, and on again to the same release [ORD-16]', async () => {
    const visit = await come();
    const { tab, user, bank } = visit;
    await user.clear(quantity());
    await user.type(quantity(), '7');
    await toRelease(visit);
    await advance(bank, 1000);
    const address = tab.address();
    expect(heading()).toBe('Order freigeben');
    await tab.back();
    expect(heading()).toBe('Order prüfen');
    await tab.back();
    expect(heading()).toBe('Order erteilen');
    expect(quantity()).toHaveValue('7');
    expect(tab.address()).toBe(address);
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });

  it('lead on from the check to the proof that was left, and from the input as its own button does [ORD-16] [ORD-17]', async () => {
    const visit = await come();
    const { tab, bank } = visit;
    await toRelease(visit);
    await tab.back();
    await tab.forward();
    expect(heading()).toBe('Order freigeben');
    await tab.back();
    await tab.back();
    await tab.forward();
    await advance(bank, 100);
    expect(heading()).toBe('Order prüfen');
    await tab.forward();
    await advance(bank, 100);
    expect(heading()).toBe('Order prüfen');
    await press(visit, 'Weiter zur Freigabe');
    await enterTan(bank, visit.user);
    await press(visit, 'Kosten annehmen und kaufen');
    await advance(bank, 2000);
    expect(bank.orders.all).toHaveLength(1);
  });

  it('does not lead on where something is to be mended first [ORD-16]', async () => {
    const visit = await come();
    const { tab, user, bank } = visit;
    await press(visit, 'Weiter zur Prüfung');
    await tab.back();
    await user.clear(quantity());
    await tab.forward();
    await advance(bank, 1000);
    expect(heading()).toBe('Order erteilen');
    expect(screen.getByRole('alert')).toHaveTextContent('Eine Angabe ist zu berichtigen');
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });

  it('come to no step of an order that is placed: back leaves the page [ORD-17]', async () => {
    const visit = await come();
    const { tab, bank } = visit;
    await toRelease(visit);
    await enterTan(bank, visit.user);
    await press(visit, 'Kosten annehmen und kaufen');
    await advance(bank, 2000);
    const done = heading();
    expect(bank.orders.all).toHaveLength(1);
    for (let step = 0; step < 2; step += 1) {
      await tab.forward();
      expect(heading()).toBe(done);
    }
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
    expect(bank.orders.all).toHaveLength(1);
  });

  it('find an order page without errors after a reload behind a placed order, and lead away from it [ORD-17]', async () => {
    const visit = await come(onOnePage(), '/order/erstellung');
    const { tab, user, bank } = visit;
    await user.type(screen.getByRole('combobox', { name: 'Name, WKN oder ISIN' }), '716460');
    await advance(bank, 1000);
    await user.click(screen.getByRole('option', { name: /^SAP SE/ }));
    await advance(bank, 1000);
    await user.type(quantity(), '7');
    await advance(bank, 1000);
    await toRelease(visit);
    await enterTan(bank, user);
    await press(visit, 'Kosten annehmen und kaufen');
    await advance(bank, 2000);
    tab.reload();
    await advance(bank, 1000);
    expect(heading()).toBe('Order erteilen');
    expect(screen.queryByRole('alert')).toBeNull();
    await tab.back();
    await advance(bank, 1000);
    expect(heading()).toBe('Depotübersicht');
  });

  it('wait for an answer that is out, and then lead away from the placed order [ORD-17]', async () => {
    const visit = await come();
    const { tab, bank } = visit;
    await toRelease(visit);
    await enterTan(bank, visit.user);
    bank.faults.plan('create', { kind: 'slow', by: 3000 });
    await press(visit, 'Kosten annehmen und kaufen');
    await tab.back();
    expect(heading()).toBe('Order freigeben');
    await advance(bank, 5000);
    expect(bank.orders.all).toHaveLength(1);
    expect(heading()).not.toBe('Order freigeben');
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });

  it('keep the step that the page’s own way back leads to [ORD-16]', async () => {
    const visit = await come();
    const { tab } = visit;
    await toRelease(visit);
    await press(visit, 'Zurück zu den Angaben');
    expect(heading()).toBe('Order erteilen');
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });

  it('find the input after a reload, with the steps there were behind and before it [ORD-16] [ORD-30]', async () => {
    const visit = await come();
    const { tab, bank } = visit;
    await press(visit, 'Weiter zur Prüfung');
    await advance(bank, 1000);
    tab.reload();
    await advance(bank, 1000);
    expect(heading()).toBe('Order erteilen');
    expect(quantity()).toHaveValue('25');
    await tab.forward();
    await advance(bank, 100);
    expect(heading()).toBe('Order prüfen');
    await tab.back();
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });

  it('lead from live trading back to the input [ORD-18]', async () => {
    const visit = await come(withDealer(), '/order/erstellung?side=k&wkn=716460&quantity=25');
    await visit.user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
    await press(visit, 'Weiter zur Preisanfrage');
    const asked = heading();
    expect(asked).not.toBe('Order erteilen');
    await visit.tab.back();
    expect(heading()).toBe('Order erteilen');
    await visit.tab.forward();
    await advance(visit.bank, 100);
    expect(heading()).toBe(asked);
  });

  it('go through the questions of the interview, then through check and release [ORD-01]', async () => {
    const world = onOnePage();
    const visit = await come({
      ...world,
      orderPreferences: { ...world.orderPreferences, inputScreenMode: 'INTERVIEW' },
    });
    const { tab, user, bank } = visit;
    const question = () =>
      screen.getByRole('heading', { level: 2, name: /\?$|Das ist Ihre Order/ }).textContent;
    const asked: (string | null)[] = [];
    while (screen.queryByRole('button', { name: /^Weiter: / })) {
      asked.push(question());
      await press(visit, /^Weiter: /);
    }
    asked.push(question());
    expect(asked.length).toBeGreaterThan(3);
    await press(visit, 'Weiter zur Prüfung');
    expect(heading()).toBe('Order prüfen');
    for (const before of asked.toReversed()) {
      await tab.back();
      await advance(bank, 100);
      expect(question()).toBe(before);
    }
    for (const next of asked.slice(1)) {
      await tab.forward();
      await advance(bank, 100);
      expect(question()).toBe(next);
    }
    await tab.back();
    await user.click(
      within(screen.getByRole('complementary', { name: 'Ihre Antworten bisher' })).getByRole('button', {
        name: 'Ändern Richtung',
      }),
    );
    expect(question()).toBe('Möchten Sie kaufen oder verkaufen?');
    await tab.back();
    expect(heading()).toBe('Depotübersicht');
  });
});

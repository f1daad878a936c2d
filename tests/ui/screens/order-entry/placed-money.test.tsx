import { FakeBank } from '@adapters/fake/bank/fake-bank';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import * as TE from 'fp-ts/TaskEither';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained, explainedNumbers, figureOf } from '../../parts/tax/explained-numbers';
import { unexplainedAmounts } from '../../parts/tax/unexplained-amounts';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });

/** What is read beside a label, as the customer reads it. */
const beside = (label: string, within_: HTMLElement = document.body): string | null =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? null;

/** What is told of a sale before its release. */
const ofSale = ['Entgelte von Bank und Handelsplatz', 'Sie erhalten', 'Steuer, etwa', 'Nach Steuer'];

const money = (): HTMLElement => screen.getByRole('region', { name: 'Kosten, wie vor der Freigabe geprüft' });

/** The order page with an order for SAP filled in. */
async function open(side: 'k' | 'v', world: FakeWorld = onOnePage(), venue = '') {
  const bench = orderBench(new FakeBank(world));
  renderPage(
    <OrderEntryScreen createModel={bench.visit} />,
    `/order/erstellung?side=${side}&wkn=716460&quantity=5${venue}`,
  );
  await advance(bench.bank, 1000);
  /** From here on the bank tells nothing of taxes. */
  const loseTax = (): void => {
    bench.tax.basis = { execute: () => TE.left({ kind: 'not-found' }) };
  };
  return { ...bench, loseTax };
}

/** On to the check, its warnings answered. */
async function check(bank: FakeBank): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await advance(bank, 1000);
  for (const yes of screen.queryAllByRole('checkbox')) await user.click(yes);
}

/** Releases what is checked. */
async function release(bank: FakeBank, word: 'kaufen' | 'verkaufen'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await advance(bank, 1000);
  await enterTan(bank, user);
  await user.click(screen.getByRole('button', { name: `Kosten annehmen und ${word}` }));
  await advance(bank, 1000);
}

/** The page of the order that was sent says what stood at its check, every amount of it. */
async function expectTold(checked: readonly (string | null)[]): Promise<void> {
  expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
  expect(await screen.findByText('Nach Steuer')).toBeVisible();
  expect(checked.every((text) => /\d,\d\d/.test(text ?? ''))).toBe(true);
  expect(ofSale.map((label) => beside(label, money()))).toEqual(checked);
  await expectExplained();
}

/** Where an amount on the page is no result that could be derived. */
const exceptions = {
  '[class*="notice"]': 'what was signed, word for word: it says what was entered',
} as const;

/** Every amount of the page opens, each under its own name and figure, with a rule in whole words. */
async function expectExplained(): Promise<void> {
  expect(unexplainedAmounts(exceptions)).toEqual([]);
  const numbers = explainedNumbers();
  expect(numbers.length).toBeGreaterThan(2);
  for (const number of numbers) {
    const told = await explained(user, number);
    expect(told.number).toBe(figureOf(number));
    expect(told.rules[0]).toMatch(/^[^{}]{10,}$/);
    expect(told.rules[0]).not.toContain('order.');
  }
}

/** The number beside a label on the page of the order that was sent. */
const numberOf = (label: string): HTMLElement =>
  explainedNumbers().find((each) => each.closest('div')?.textContent.startsWith(label)) ?? document.body;

it('[TAX-01] [ORD-19] a sale that was sent shows costs and tax as its check did, though the bank tells it no more', async () => {
  const { bank, loseTax } = await open('v');
  await check(bank);
  expect(await screen.findByText('Nach Steuer')).toBeVisible();
  const checked = ofSale.map((label) => beside(label));
  const value = beside('Kurswert, ungefähr');
  loseTax();
  await release(bank, 'verkaufen');
  await expectTold(checked);
  expect(beside('Kurswert, ungefähr', money())).toBe(value);
  // What is taken off of a sale is told with its sign.
  const received = await explained(user, numberOf('Sie erhalten'));
  expect(received.rules[0]).toContain('Steuer ist hier noch nicht abgezogen');
  expect(received.parts).toEqual([
    ['Kurswert, ungefähr', figureOf(numberOf('Kurswert, ungefähr'))],
    ['Entgelte von Bank und Handelsplatz', `−${figureOf(numberOf('Entgelte von Bank und Handelsplatz'))}`],
  ]);
  const tax = within(money()).getByText('Steuer, etwa').nextElementSibling;
  await user.click(within(tax as HTMLElement).getByRole('button'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Kapitalertragsteuer');
});

it('[ORD-19] the receipt names the last day as the order book does, with its year', async () => {
  const { bank } = await open('v', onOnePage(), '&exchange=Xetra');
  await user.click(screen.getByRole('radio', { name: 'Ultimo' }));
  await advance(bank, 1000);
  await check(bank);
  await release(bank, 'verkaufen');
  expect(beside('Gültig bis')).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
});

it.each(['reload', 'other window'])(
  '[TAX-01] [ORD-17] [ORD-19] it shows them after a lost answer that a %s asks for',
  async (door) => {
    const { bank, loseTax, visit, visitElsewhere } = await open('v');
    await check(bank);
    expect(await screen.findByText('Nach Steuer')).toBeVisible();
    const checked = ofSale.map((label) => beside(label));
    bank.faults.plan('create', { kind: 'hang', acts: true });
    await release(bank, 'verkaufen');
    cleanup();
    bank.faults.clear();
    loseTax();
    renderPage(
      <OrderEntryScreen createModel={door === 'reload' ? visit : visitElsewhere} />,
      '/order/erstellung',
    );
    await advance(bank, 60_000);
    await expectTold(checked);
  },
);

it('[TAX-01] [ORD-17] [ORD-19] it shows them after a lost answer that the page itself asks for', async () => {
  const { bank, loseTax } = await open('v');
  await check(bank);
  expect(await screen.findByText('Nach Steuer')).toBeVisible();
  const checked = ofSale.map((label) => beside(label));
  loseTax();
  bank.faults.plan('create', { kind: 'drop-answer' });
  await release(bank, 'verkaufen');
  bank.faults.clear();
  await advance(bank, 60_000);
  await expectTold(checked);
});

it('[TAX-01] [ORD-18] [ORD-19] a sale at a dealer’s price shows tax beside it, and the same once it is sent', async () => {
  const { bank, loseTax } = await open('v', withDealer(), '&exchange=Direkthandel%20Nord');
  await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
  await advance(bank, 100);
  await enterTan(bank, user);
  await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
  await advance(bank, 50);
  const desk = screen.getByRole('region', { name: 'Preis des Händlers' });
  expect(await within(desk).findByText('Nach Steuer')).toBeVisible();
  const checked = ofSale.map((label) => beside(label, desk));
  const value = beside('Kurswert', desk);
  loseTax();
  await user.click(screen.getByRole('button', { name: 'Kosten annehmen und verkaufen' }));
  await advance(bank, 500);
  await expectTold(checked);
  // A dealer's price bounds nothing: the order is executed at it or not at all (rules.md 6).
  expect(beside('Kurswert', money())).toBe(value);
});

it('[ORD-19] a purchase that was sent shows its costs, and no tax', async () => {
  const { bank } = await open('k');
  await check(bank);
  const labels = ['Entgelte von Bank und Handelsplatz', 'Zu zahlen'];
  const checked = labels.map((label) => beside(label));
  await release(bank, 'kaufen');
  expect(labels.map((label) => beside(label, money()))).toEqual(checked);
  expect(within(money()).queryByText('Nach Steuer')).toBeNull();
  await expectExplained();
  const { parts } = await explained(user, numberOf('Zu zahlen'));
  expect(parts).toEqual([
    ['Kurswert, ungefähr', figureOf(numberOf('Kurswert, ungefähr'))],
    ['Entgelte von Bank und Handelsplatz', figureOf(numberOf('Entgelte von Bank und Handelsplatz'))],
  ]);
});

it('[TAX-01] [ORD-17] a sale waits a short while for its tax, and goes without it then', async () => {
  const { bank, tax } = await open('v');
  tax.basis = { execute: () => () => new Promise(() => undefined) };
  await check(bank);
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await advance(bank, 1900);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order prüfen');
  await advance(bank, 200);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order freigeben');
});

it('names no threshold after costs where the costs of the check did not come [ORD-19]', async () => {
  const { bank } = await open('k');
  expect(screen.getByText('Gewinnschwelle nach Kosten')).toBeVisible();
  bank.faults.plan('costs', { kind: 'failure', failure: { kind: 'server', errorId: 'e1' }, acts: false });
  await check(bank);
  expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  expect(screen.queryByText('Gewinnschwelle nach Kosten')).toBeNull();
});

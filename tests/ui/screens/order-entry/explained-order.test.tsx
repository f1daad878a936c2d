import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained, figureOf } from '../../parts/tax/explained-numbers';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });

async function open(side: 'k' | 'v', world = onOnePage(), venue = ''): Promise<FakeBank> {
  const bench = orderBench(new FakeBank(world));
  renderPage(
    <OrderEntryScreen createModel={bench.visit} />,
    `/order/erstellung?side=${side}&wkn=716460&quantity=5${venue}`,
  );
  await advance(bench.bank, 1000);
  return bench.bank;
}

const centsOf = (figure: string): number => Number(figure.replace(/[.,]/g, ''));

/** The amount beside a label as a button that opens its derivation. */
const amountOf = async (label: string, place = document.body): Promise<HTMLElement> => {
  const term = within(place).getByText(label, { selector: 'dt' });
  return within(term.parentElement ?? place).findByRole('button');
};

/** Each line opens under its own name with a rule in whole words; the sum with the lines it is made of. */
async function expectExplained(value: string, total: string, place?: HTMLElement): Promise<void> {
  const charges = 'Entgelte von Bank und Handelsplatz';
  for (const label of [value, charges, total]) {
    const { rules } = await explained(user, await amountOf(label, place));
    expect(rules[0]).toMatch(/^[^{}]{10,}$/);
    expect(rules[0]).not.toContain('order.');
  }
  // The value says the numbers that make it.
  const worth = await amountOf(value, place);
  const [, quantity, price] =
    /Gerechnet sind ([\d.]+)\sStück zu ([\d.,]+)\sEUR/.exec((await explained(user, worth)).rules[0] ?? '') ??
    [];
  expect(Number(quantity) * Number(price?.replace(',', '.'))).toBeCloseTo(
    Number(worth.textContent.replace(/[^\d,]/g, '').replace(',', '.')),
    2,
  );
  // The charges are the sum of what the note calls one by one; what is free is none of them.
  const charged = await amountOf(charges, place);
  const fees = (await explained(user, charged)).parts;
  expect(fees[0]?.[0]).toBe('Orderentgelt');
  expect(fees.map(([, fee]) => centsOf(fee)).reduce((sum, fee) => sum + fee)).toBe(
    centsOf(figureOf(charged)),
  );
  expect(fees.map(([, fee]) => fee)).not.toContain('0,00');
  const { parts } = await explained(user, await amountOf(total, place));
  expect(parts.map(([name]) => name)).toEqual([value, charges]);
}

it.each([
  ['k', 'Zu zahlen'],
  ['v', 'Sie erhalten'],
] as const)(
  '[TAX-01] [ORD-19] what an order comes to is derived on the form and at the check (%s)',
  async (side, total) => {
    const bank = await open(side);
    await expectExplained('Kurswert, ungefähr', total);
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 1000);
    // Until the code of the check is here, the form still stands there, hidden.
    expect(await screen.findByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
    await expectExplained('Kurswert, ungefähr', total);
  },
);

it('[TAX-01] [ORD-18] so it is at a dealer’s price', async () => {
  const bank = await open('v', withDealer(), '&exchange=Direkthandel%20Nord');
  await user.click(screen.getByRole('radio', { name: 'Live-Handel' }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Preisanfrage' }));
  await advance(bank, 100);
  await enterTan(bank, user);
  await user.click(screen.getByRole('button', { name: 'Anfrage freigeben' }));
  await advance(bank, 50);
  await expectExplained(
    'Kurswert',
    'Sie erhalten',
    screen.getByRole('region', { name: 'Preis des Händlers' }),
  );
});

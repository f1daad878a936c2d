import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import type { Result } from '@application/ports/result';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import * as TE from 'fp-ts/TaskEither';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { onOnePage, orderBench } from './bench';
import { advance, enterTan } from './open-order-page';
import '@ui/parts/tax/sale-tax';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });

/** What is read beside a label, as the customer reads it. */
const beside = (label: string): string | null =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? null;

/** The order page up to the check of an order for SAP. */
async function check(side: 'k' | 'v') {
  const { bank, visit } = orderBench(new FakeBank(onOnePage()));
  const depots = new FakeDepotGateway(bank);
  let basis: { execute(): Result<TaxBasis> } = new LoadTaxBasis(depots, new FakeTaxGateway(bank));
  renderPage(
    <OrderEntryScreen createModel={visit} saleTax={() => Promise.resolve(basis)} />,
    `/order/erstellung?side=${side}&wkn=716460&quantity=5`,
  );
  await advance(bank, 1000);
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await advance(bank, 1000);
  for (const yes of screen.queryAllByRole('checkbox')) await user.click(yes);
  return { bank, loseTax: () => (basis = { execute: () => TE.left({ kind: 'not-found' }) }) };
}

/** Releases what is checked. */
async function release(bank: FakeBank, word: 'kaufen' | 'verkaufen'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await advance(bank, 1000);
  await enterTan(bank, user);
  await user.click(screen.getByRole('button', { name: `Kosten annehmen und ${word}` }));
  await advance(bank, 1000);
  expect(screen.getByRole('heading', { level: 1, name: 'Order erteilt' })).toBeVisible();
}

it('[TAX-01] [ORD-19] a sale that was sent shows costs and tax as its check did, though the bank tells it no more', async () => {
  const { bank, loseTax } = await check('v');
  const labels = ['Entgelte von Bank und Handelsplatz', 'Sie erhalten', 'Steuer, etwa', 'Nach Steuer'];
  expect(await screen.findByText('Nach Steuer')).toBeVisible();
  const checked = labels.map(beside);
  expect(checked.every((text) => /\d,\d\d/.test(text ?? ''))).toBe(true);
  loseTax();
  await release(bank, 'verkaufen');
  expect(await screen.findByText('Nach Steuer')).toBeVisible();
  expect(labels.map(beside)).toEqual(checked);
});

it('[ORD-19] a purchase that was sent shows its costs, and no tax', async () => {
  const { bank } = await check('k');
  const labels = ['Entgelte von Bank und Handelsplatz', 'Zu zahlen'];
  const checked = labels.map(beside);
  await release(bank, 'kaufen');
  const section = screen.getByRole('region', { name: 'Kosten, wie vor der Freigabe geprüft' });
  expect(labels.map(beside)).toEqual(checked);
  expect(within(section).queryByText('Nach Steuer')).toBeNull();
});

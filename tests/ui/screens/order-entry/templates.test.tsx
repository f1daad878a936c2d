import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { pieces, sap, tradegate } from '@adapters/fake/bank/fake-market';
import { mainDepot, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { OrderTemplate } from '@domain/order/prefill/order-template';
import { amount } from '@domain/money/amount';
import { instant } from '@domain/time/instant';
import { orderTemplateId } from '@domain/codes/ids';
import { EUR } from '@domain/money/unit';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';
import { orderBench } from './bench';
import './order-page-parts';

beforeAll(fillBrowserGaps);

const sellLimit: OrderTemplate = {
  id: orderTemplateId('template-1'),
  name: 'SAP bei 140',
  createdAt: instant(0),
  instrument: sap,
  order: {
    orderType: 'LIMIT',
    depotId: mainDepot,
    instrumentId: sap.id,
    venueId: tradegate.id,
    side: 'SELL',
    quantity: pieces('7'),
    limit: amount('140', EUR),
  },
};

async function openPage(search: string, orderTemplates: readonly OrderTemplate[] = []) {
  const world = wellSuppliedCustomer();
  const orderPreferences = { ...world.orderPreferences, inputScreenMode: 'FULL' as const };
  const bench = orderBench(new FakeBank({ ...world, orderPreferences, orderTemplates }));
  renderPage(<OrderEntryScreen createModel={bench.visit} />, `/order/erstellung${search}`);
  await wait(bench.bank);
  return { ...bench, user: userEvent.setup({ delay: null }) };
}

const wait = (bank: FakeBank) =>
  act(async () => {
    await bank.scheduler.advance(1000);
    await settle();
  });

const limit = () => screen.getByRole('textbox', { name: 'Limit' });

describe('order templates on the order page', () => {
  it('fills the form from the template that a link names [ORD-02] [ORD-21]', async () => {
    await openPage('?templateid=template-1', [sellLimit]);
    expect(screen.getByText('Ihre Vorlage ist eingesetzt.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Verkaufen' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Stückzahl' })).toHaveValue('7');
    expect(limit()).toHaveValue('140,00');
  });

  it('says when the template of a link is gone [ORD-21]', async () => {
    await openPage('?templateid=template-9');
    expect(screen.getByText('Diese Vorlage gibt es nicht mehr.')).toBeVisible();
  });

  it('keeps what is entered under a name that is asked for, each name once [ORD-21]', async () => {
    const { user, bank } = await openPage('?side=k&wkn=716460&quantity=25', [sellLimit]);
    await user.click(screen.getByRole('button', { name: 'Als Vorlage sichern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Als Vorlage sichern' });
    const name = within(dialog).getByRole('textbox', { name: 'Name der Vorlage' });
    expect(name).toHaveValue('SAP SE');
    await user.clear(name);
    await user.type(name, 'SAP bei 140');
    await user.click(within(dialog).getByRole('button', { name: 'Sichern' }));
    await wait(bank);
    expect(name).toHaveAccessibleDescription(/gibt es schon/);
    await user.type(name, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Sichern' }));
    await wait(bank);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bank.world.orderTemplates.at(-1)).toMatchObject({
      name: 'SAP bei 140!',
      order: { side: 'BUY', quantity: pieces('25') },
    });
  });

  it('fills the form from a chosen template, and puts the form in its place [ORD-21]', async () => {
    const { user, bank } = await openPage('', [sellLimit]);
    await user.click(screen.getByRole('button', { name: 'Vorlage laden' }));
    await user.click(await screen.findByRole('button', { name: 'Laden SAP bei 140' }));
    await wait(bank);
    expect(limit()).toHaveValue('140,00');
    await user.clear(limit());
    await user.type(limit(), '150');
    await user.click(screen.getByRole('button', { name: 'Vorlage laden' }));
    await user.click(await screen.findByRole('button', { name: 'Ersetzen SAP bei 140' }));
    await user.click(screen.getByRole('button', { name: 'Vorlage ersetzen' }));
    await wait(bank);
    expect(bank.world.orderTemplates[0]).toMatchObject({
      name: 'SAP bei 140',
      order: { limit: amount('150', EUR) },
    });
  });

  it('throws a template away only after asking [ORD-21]', async () => {
    const { user, bank } = await openPage('', [sellLimit]);
    await user.click(screen.getByRole('button', { name: 'Vorlage laden' }));
    await user.click(await screen.findByRole('button', { name: 'Löschen SAP bei 140' }));
    expect(bank.world.orderTemplates).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Vorlage löschen' }));
    await wait(bank);
    expect(bank.world.orderTemplates).toHaveLength(0);
    expect(await screen.findByText('Sie haben noch keine Vorlagen.')).toBeVisible();
  });
});

import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { instant } from '@domain/time/instant';
import { act, screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { onOnePage } from './bench';
import { advance, codeOf, openOrderPage } from './open-order-page';

beforeAll(fillBrowserGaps);

/** Tuesday, 24 November 2026, 09:00 in Berlin. */
const opens = instant(Date.UTC(2026, 10, 24, 8, 0, 0));

/** The exchange closes for today. */
async function close(bank: FakeBank): Promise<void> {
  act(() => bank.quote({ ...marketOf(sap, xetra, '232.00', 99), hours: { state: 'closed', opens } }));
  await advance(bank, 1000);
}

/** 25 SAP at Xetra for 230, a day order, checked. */
async function checked(life = 'Tagesgültig') {
  const page = await openOrderPage('?side=k&wkn=716460&quantity=25&exchange=Xetra', onOnePage());
  const { user, bank } = page;
  await user.click(screen.getByRole('radio', { name: /^Limit/ }));
  await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230,00');
  await user.click(screen.getByRole('radio', { name: life }));
  const press = async (name: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name }));
    await advance(bank, 1000);
  };
  await press('Weiter zur Prüfung');
  expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  return { ...page, press };
}

const over = 'Der Handelstag ist zu Ende gegangen.';

describe('an order for the day whose exchange closes before it is released [ORD-11] [ORD-16]', () => {
  it('comes back from the check to the input, which names the next day', async () => {
    const { bank } = await checked();
    await close(bank);
    expect(screen.getByText(over)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Order erteilen' })).toBeVisible();
    expect(screen.getAllByText(/Dienstag, 24\.11\.2026/).length).toBeGreaterThan(0);
  });

  it('comes back from the release, and is released once it was checked anew', async () => {
    const { bank, user, press } = await checked();
    await press('Weiter zur Freigabe');
    await close(bank);
    expect(screen.getByText(over)).toBeVisible();
    expect(bank.orders.all).toHaveLength(0);
    await press('Weiter zur Prüfung');
    expect(screen.queryByText(over)).toBeNull();
    await press('Weiter zur Freigabe');
    await user.type(screen.getByLabelText(/^TAN/), codeOf(bank));
    await press('Kosten annehmen und kaufen');
    expect(bank.orders.all).toHaveLength(1);
  });

  it('stays where it is once it is on its way', async () => {
    const { bank, user, press } = await checked();
    await press('Weiter zur Freigabe');
    bank.faults.plan('create', { kind: 'slow', by: 5000 });
    await user.type(screen.getByLabelText(/^TAN/), codeOf(bank));
    await user.click(screen.getByRole('button', { name: 'Kosten annehmen und kaufen' }));
    await close(bank);
    expect(screen.queryByText(over)).toBeNull();
    await advance(bank, 6000);
    expect(bank.orders.all).toHaveLength(1);
  });

  it('stays where it is if it lasts longer than the day', async () => {
    const { bank } = await checked('Maximal');
    await close(bank);
    expect(screen.queryByText(over)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Order prüfen' })).toBeVisible();
  });
});

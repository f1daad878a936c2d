import { marketOf, sap, xetra } from '@adapters/fake/bank/fake-market';
import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { instant } from '@domain/time/instant';
import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { onOnePage } from './bench';
import { advance, openOrderPage } from './open-order-page';

beforeAll(fillBrowserGaps);

const MINUTE = 60_000;

/** Tuesday, 24 November 2026, 09:00 in Berlin. */
const opens = instant(Date.UTC(2026, 10, 24, 8, 0, 0));

/** The form with prices of one moment, at an exchange that closes within the minute. */
async function openForm() {
  const world = onOnePage();
  const { orderPreferences } = world;
  const closes = instant(new Date('2026-11-23T09:00:30Z').getTime());
  return openOrderPage('?side=k&wkn=716460&quantity=25&exchange=Xetra', {
    ...world,
    orderPreferences: { ...orderPreferences, pushPrices: false },
    quotes: [{ ...marketOf(sap, xetra, '232.00'), hours: { state: 'open', closes } }],
  });
}

function close(bank: FakeBank): void {
  bank.world.quotes = [{ ...marketOf(sap, xetra, '232.00', 99), hours: { state: 'closed', opens } }];
}

const effective = () => screen.getByText('Wirksam').parentElement;

describe('an order form with prices of one moment, open when its exchange closes [ORD-11]', () => {
  it('asks for the hours anew and names the day on which the order counts', async () => {
    const { bank } = await openForm();
    expect(effective()).toHaveTextContent('sofort, Xetra bis 10:00 Uhr');
    close(bank);
    await advance(bank, MINUTE);
    expect(effective()).toHaveTextContent('Dienstag, 24.11.2026, 09:00 Uhr, Xetra');
    expect(screen.getByRole('radio', { name: 'Tagesgültig' })).toBeChecked();
  });

  it('offers a limit where an order at market was preselected, and says why [ORD-07]', async () => {
    const { bank } = await openForm();
    expect(screen.getByRole('radio', { name: 'Markt' })).toBeChecked();
    close(bank);
    await advance(bank, MINUTE);
    expect(screen.getByRole('radio', { name: 'Limit' })).toBeChecked();
    expect(screen.getByText(/weil Xetra gerade geschlossen ist/)).toBeVisible();
  });

  it('leaves an order at market that was chosen, and says at once what to choose [ORD-07]', async () => {
    const { bank, user } = await openForm();
    for (const name of ['Limit', 'Markt']) await user.click(screen.getByRole('radio', { name }));
    close(bank);
    await advance(bank, MINUTE);
    expect(screen.getByRole('radiogroup', { name: 'Ordertyp' })).toHaveAccessibleDescription(
      /Ohne Limit geht es hier gerade nicht: .* Bitte wählen Sie eine Limit-Order\./,
    );
    await user.click(screen.getByRole('radio', { name: 'Limit' }));
    expect(screen.getByRole('radiogroup', { name: 'Ordertyp' })).not.toBeInvalid();
  });

  it('asks once more where the answer was on its way when the exchange closed', async () => {
    const { bank } = await openForm();
    await advance(bank, MINUTE / 2);
    expect(effective()).toHaveTextContent('am nächsten Handelstag, Xetra');
    close(bank);
    await advance(bank, MINUTE / 2);
    expect(effective()).toHaveTextContent('Dienstag, 24.11.2026, 09:00 Uhr, Xetra');
  });

  it('asks again where the bank could not answer, and once only where it could', async () => {
    const { bank } = await openForm();
    const asked = jest.spyOn(bank, 'answer');
    const times = (): number => asked.mock.calls.filter(([call]) => call === 'quotes').length;
    bank.faults.plan('quotes', { kind: 'not-reached' });
    close(bank);
    await advance(bank, 10 * MINUTE);
    expect(times()).toBe(2);
    expect(effective()).toHaveTextContent('Dienstag, 24.11.2026, 09:00 Uhr, Xetra');
  });
});

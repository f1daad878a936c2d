import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

it.each([
  ['form', async () => undefined],
  [
    'check',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
      await screen.findByRole('button', { name: 'Weiter zur Freigabe' });
    },
  ],
])('says why a sale comes to less than was typed, and only then: at the %s', async (_, goOn) => {
  const why = /^Anteile werden in ganzen Tausendsteln verkauft/;
  const { pause } = await openFundDepot(fundBank(), 'WITHDRAWAL');
  const typed = screen.getByRole('textbox', { name: /Betrag/ });
  await userEvent.type(typed, '1000');
  await pause();
  expect(screen.queryByText(why)).not.toBeInTheDocument();
  await userEvent.clear(typed);
  await userEvent.type(typed, '1000,05');
  await pause();
  await goOn();
  expect(screen.getByText(why)).toHaveTextContent(
    'Anteile werden in ganzen Tausendsteln verkauft, zusammen nie für mehr als 1.000,05 EUR: Zu den letzten Preisen sind das 0,05 EUR weniger.',
  );
});

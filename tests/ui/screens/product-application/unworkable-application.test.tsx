import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { ProductApplicationScreen } from '@ui/screens/product-application/product-application-screen';
import { Route, Routes } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { inShell } from '../../in-shell';
import { renderPage } from '../../render-page';
import { PersistentApplicant } from './persistent-applicant';

beforeAll(fillBrowserGaps);

it('an application that cannot work says that it is not the customer, and opens once it can [APP-02] [APP-14]', async () => {
  const applicant = new PersistentApplicant('stranger');
  const { desk } = applicant.bank;
  const { configured } = desk;
  desk.configured = { ...configured, groups: [{ id: 'Aktien & Fonds', name: 'Aktien' }] };
  const page = (
    <Routes>
      <Route path="/antrag/:produkt" element={<ProductApplicationScreen model={applicant.model} />} />
    </Routes>
  );
  renderPage(inShell(page), '/antrag/depot', createTexts('de', germanTexts));
  expect(
    await screen.findByText(/^Dieser Antrag lässt sich zurzeit online nicht stellen. Das liegt an uns/),
  ).toBeVisible();
  expect(screen.getByText(/^Was Sie schon eingegeben haben, bleibt erhalten/)).toBeVisible();
  expect(screen.queryByText(/offenen Orders/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Fehlernummer /)).toBeVisible();
  expect(screen.queryByText('Der Antrag wird geladen.')).not.toBeInTheDocument();
  desk.configured = configured;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(await screen.findByRole('button', { name: 'Weiter zu Persönliche Angaben' })).toBeVisible();
});

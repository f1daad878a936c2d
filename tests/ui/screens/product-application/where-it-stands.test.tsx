import type { Services } from '@ui/app/services';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { ProductApplicationScreen } from '@ui/screens/product-application/product-application-screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { inShell } from '../../in-shell';
import { renderPage } from '../../render-page';
import { ApplicationBrowser } from './application-bench';
import { PersistentApplicant } from './persistent-applicant';

beforeAll(fillBrowserGaps);

/** How far the page says one is: of a hundred, and in words. */
const progress = (): readonly (string | null)[] => {
  const line = screen.getByRole('progressbar', { name: 'Fortschritt' });
  return [line.getAttribute('aria-valuenow'), line.getAttribute('aria-valuetext')];
};

/** The entries of the navigation: what each says, whether it is the current one, and whether it leads there. */
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Schritte des Antrags' }))
    .getAllByRole('listitem')
    .map((entry) => [
      entry.textContent.replace(/^\d+/, ''),
      entry.getAttribute('aria-current'),
      within(entry).queryByRole('button') !== null,
    ]);

describe('where the customer stands in an application [APP-01]', () => {
  it('is said as (step + 1) / count, in the line and in words', async () => {
    await new ApplicationBrowser().open('stranger');
    // A depot for one, without a plan: product, person, tax, work, knowledge, account, consents, summary.
    expect(progress()).toEqual(['13', 'Schritt 1 von 8']);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    await screen.findByRole('heading', { level: 1, name: /Persönliche Angaben/ });
    expect(progress()).toEqual(['25', 'Schritt 2 von 8']);
  });

  it('is the top of each step, its name in focus, forward and back', async () => {
    await new ApplicationBrowser().open('stranger');
    for (const [press, name] of [
      ['Weiter zu Persönliche Angaben', 'Persönliche Angaben'],
      ['Zurück', 'Produkt'],
    ] as const) {
      document.documentElement.scrollTop = 300;
      await userEvent.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
      expect(document.documentElement.scrollTop).toBe(0);
    }
  });

  it('counts the steps that there are: a plan is one more', async () => {
    await new ApplicationBrowser().open('stranger');
    await userEvent.click(screen.getByRole('checkbox', { name: /sparplan/ }));
    expect(progress()).toEqual(['11', 'Schritt 1 von 9']);
  });

  it('is a tenth, with a spinner, until the form is there', async () => {
    const applicant = new PersistentApplicant('stranger');
    applicant.bank.faults.plan('applicationConfiguration', { kind: 'slow', by: 5000 });
    const page = (
      <Routes>
        <Route path="/antrag/:produkt" element={<ProductApplicationScreen model={applicant.model} />} />
      </Routes>
    );
    renderPage(inShell(page), '/antrag/festgeld', createTexts('de', germanTexts));
    expect(progress()).toEqual(['10', 'Der Antrag wird geladen.']);
    expect(screen.getByRole('status')).toHaveTextContent('Der Antrag wird geladen');
    await act(() => applicant.wait(4000));
    expect(progress()).toEqual(['10', 'Der Antrag wird geladen.']);
    expect(screen.getByRole('status')).toBeVisible();
    await act(() => applicant.wait(2000));
    expect(await screen.findByRole('textbox', { name: 'Anlagebetrag' })).toBeVisible();
    expect(progress()).toEqual(['17', 'Schritt 1 von 6']);
  });

  it('is said so on, while it is asked whether the session of a customer is released', async () => {
    const applicant = new PersistentApplicant('customer');
    const page = (
      <Routes>
        <Route path="/antrag/:produkt" element={<ProductApplicationScreen model={applicant.model} />} />
      </Routes>
    );
    const asking: Services['SessionGate'] = ({ waiting }) => waiting;
    renderPage(inShell(page, asking), '/antrag/adresse', createTexts('de', germanTexts));
    await waitFor(() => expect(applicant.model.isCustomer).toBe(true));
    expect(screen.getByRole('heading', { level: 1, name: 'Anschrift ändern' })).toBeVisible();
    expect(progress()).toEqual(['10', 'Der Antrag wird geladen.']);
  });

  it('is current, completed or open for each step; a completed one leads back, the first open one on again', async () => {
    await new ApplicationBrowser().open('stranger');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    await screen.findByRole('heading', { level: 1, name: /Persönliche Angaben/ });
    expect(entries().slice(0, 3)).toEqual([
      ['Produkt erledigt', null, true],
      ['Persönliche Angaben', 'step', false],
      ['Steuer offen', null, false],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Produkt' }));
    expect(entries().slice(0, 3)).toEqual([
      ['Produkt', 'step', false],
      ['Persönliche Angaben offen', null, true],
      ['Steuer offen', null, false],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Persönliche Angaben' }));
    expect(progress()).toEqual(['25', 'Schritt 2 von 8']);
  });

  it('is the same list behind a button that says the step: it opens, closes by Escape, by going on and by a choice', async () => {
    await new ApplicationBrowser().open('stranger');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    await screen.findByRole('heading', { level: 1, name: /Persönliche Angaben/ });
    const lists = () => screen.getAllByRole('navigation', { name: 'Schritte des Antrags' });
    const button = screen.getByRole('button', { name: 'Schritt 2 von 8', expanded: false });
    // In a wide window the list stands without it.
    expect(lists()).toHaveLength(1);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(within(lists()[0] ?? document.body).getByRole('button', { name: 'Produkt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(lists()).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    expect(lists()).toHaveLength(1);
    await userEvent.click(button);
    await userEvent.click(within(lists()[0] ?? document.body).getByRole('button', { name: 'Produkt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Produkt' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Schritt 1 von 8', expanded: false })).toBeVisible();
    expect(lists()).toHaveLength(1);
  });

  it('is behind no button where one step and the summary are all', async () => {
    await new ApplicationBrowser().open('customer', '/antrag/adresse');
    expect(progress()).toEqual(['50', 'Schritt 1 von 2']);
    expect(screen.queryByRole('button', { name: /^Schritt/ })).toBeNull();
  });
});

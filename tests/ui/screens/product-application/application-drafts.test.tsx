import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { StepFields } from '@ui/screens/product-application/step-fields';
import { renderInGerman } from '../../render-in-german';
import { ApplicationBrowser } from './application-bench';
import { germanWording } from './german-wording';

beforeAll(fillBrowserGaps);

const FROM_ELSEWHERE =
  'Wir haben Ihre Eingaben aus einem anderen Fenster oder von einem anderen Gerät übernommen';
const FROM_BEFORE = 'Wir haben übernommen, was Sie vor der Anmeldung eingegeben haben';

const RESTORED = 'Ihr Entwurf ist wieder da.';

const lastName = () => screen.findByRole('textbox', { name: 'Nachname' });
const firstName = () => screen.findByRole('textbox', { name: 'Vorname' });
const toPerson = async () =>
  userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));

/** A stranger has come to the second step, typed a name, and the page crashed. */
async function crashedAfter(
  name: string,
  browser = new ApplicationBrowser(),
  before: 'pause' | 'hide' = 'pause',
) {
  const { unmount } = await browser.open('stranger');
  await toPerson();
  await userEvent.type(await lastName(), name);
  await browser[before]();
  const kept = [...browser.strangers.kept];
  unmount();
  browser.strangers.kept.clear();
  for (const [product, draft] of kept) browser.strangers.kept.set(product, draft);
  return browser;
}

const fieldsAtBank = ({ drawer }: ApplicationBrowser) =>
  drawer.drafts.map(({ draft }) => draft.snapshot.fields);

describe('a draft of an application [APP-15]', () => {
  it('of a stranger is there again after a crash, at its step, and only on this device', async () => {
    const browser = await crashedAfter('Neumann');
    await browser.open('stranger');
    expect(await lastName()).toHaveValue('Neumann');
    expect(screen.queryByText(FROM_BEFORE)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(RESTORED);
    expect(screen.getByText(/^Entwurf gesichert \d\d:\d\d$/)).toBeVisible();
    expect(browser.drawer.drafts).toEqual([]);
  });

  it('says once that it is there again: where it came from, or until the next step', async () => {
    const browser = await crashedAfter('Neumann');
    const { unmount } = await browser.open('customer');
    expect(await screen.findByText(FROM_BEFORE)).toBeVisible();
    expect(screen.queryByText(RESTORED)).toBeNull();
    unmount();
    await browser.open('customer');
    expect(await screen.findByText(RESTORED)).toBeVisible();
    expect(screen.queryByText(FROM_BEFORE)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await toPerson();
    expect(await lastName()).toHaveValue('Neumann');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });

  it('that holds nothing is not said to be there again', async () => {
    const browser = new ApplicationBrowser();
    const { unmount } = await browser.open('customer');
    await toPerson();
    await browser.pause();
    await waitFor(() => expect(fieldsAtBank(browser)).toEqual([{}]));
    unmount();
    await browser.open('customer');
    expect(await screen.findByRole('button', { name: 'Neu beginnen' })).toBeVisible();
    expect(screen.queryByText(RESTORED)).toBeNull();
    expect(screen.queryByText(/^Entwurf gesichert/)).toBeNull();
  });

  it('has what was typed last where the page is hidden, and ends, before the pause is over', async () => {
    const browser = await crashedAfter('Neumann', new ApplicationBrowser(), 'hide');
    await browser.open('stranger');
    expect(await lastName()).toHaveValue('Neumann');
  });

  it('shows the further countries that were chosen before, and offers the next', async () => {
    const browser = new ApplicationBrowser();
    const fields = {
      'PERSON_TIN_LAND.WEITERE_I1': true,
      'PERSON_TIN_LAND.LAND_I1_1': 'AT',
      'PERSON_TIN_LAND.LAND_I1_2': 'FR',
    };
    const at = browser.bank.scheduler.now();
    browser.strangers.kept.set('depot', {
      step: 'steuer',
      snapshot: { version: 1, rows: {}, fields },
      changedAt: Object.fromEntries(Object.keys(fields).map((name) => [name, at])),
    });
    const { walk } = (await browser.open('stranger')).model;
    const step = walk?.compiled.steps.get('steuer');
    if (!walk || !step) throw new Error('No step');
    const { container } = renderInGerman(
      <StepFields walk={walk} sections={step.formContextSelector} wording={germanWording} />,
    );
    const countries = within(container).getAllByRole('combobox', { name: /^Steuerland/ });
    expect(countries.map((each) => each instanceof HTMLSelectElement && each.value)).toEqual(['AT', 'FR']);
    expect(within(container).getByRole('button', { name: 'Weitere hinzufügen' })).toBeVisible();
  });

  it('of a stranger goes over to the bank with the sign-in, which is said', async () => {
    const browser = await crashedAfter('Neumann');
    await browser.open('customer');
    expect(await lastName()).toHaveValue('Neumann');
    expect(screen.getByRole('status')).toHaveTextContent(FROM_BEFORE);
    await waitFor(() => expect(fieldsAtBank(browser)).toEqual([{ 'PERSON.NAME_I1': 'Neumann' }]));
    expect(browser.strangers.kept.size).toBe(0);
  });

  it('says from where it came even where the page could be opened only at the second attempt', async () => {
    const browser = await crashedAfter('Neumann');
    browser.unanswered = 1;
    await browser.open('customer');
    expect(await lastName()).toHaveValue('Neumann');
    expect(screen.getByRole('status')).toHaveTextContent(FROM_BEFORE);
  });

  it('leaves what the bank knows for certain of the customer as it is', async () => {
    const browser = await crashedAfter(
      'Neumann',
      new ApplicationBrowser(undefined, [{ name: 'PERSON.NAME_I1', entry: 'Berger' }]),
    );
    await browser.open('customer');
    expect(await lastName()).toHaveValue('Berger');
  });

  it('is begun again once that is confirmed: empty, and gone on this device', async () => {
    const browser = await crashedAfter('Neumann');
    await browser.open('stranger');
    await userEvent.click(screen.getByRole('button', { name: 'Neu beginnen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Antrag neu beginnen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Weiter ausfüllen' }));
    expect(await lastName()).toHaveValue('Neumann');
    await userEvent.click(screen.getByRole('button', { name: 'Neu beginnen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eingaben löschen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Produkt' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Neu beginnen' })).toBeNull();
    expect(browser.strangers.kept.size).toBe(0);
    await toPerson();
    expect(await lastName()).toHaveValue('');
  });

  it("of a customer's is gone at the bank too, or is all still there where the bank is silent", async () => {
    const browser = new ApplicationBrowser();
    await browser.open('customer');
    await toPerson();
    await userEvent.type(await lastName(), 'Neumann');
    await browser.pause();
    await waitFor(() => expect(fieldsAtBank(browser)).toHaveLength(1));
    browser.drawer.ails = { kind: 'no-answer', reason: 'offline', errorId: '1' };
    await userEvent.click(screen.getByRole('button', { name: 'Neu beginnen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eingaben löschen' }));
    expect(await screen.findByText('Der Entwurf ist noch da')).toBeVisible();
    expect([fieldsAtBank(browser).length, browser.device.kept.size]).toEqual([1, 1]);
    browser.drawer.ails = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Eingaben löschen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Produkt' })).toBeVisible();
    expect([browser.drawer.drafts.length, browser.device.kept.size]).toEqual([0, 0]);
  });

  it('shows what another device typed meanwhile, says so, and takes nothing that is typed here', async () => {
    const drawer = new FakeApplicationDrafts();
    const here = new ApplicationBrowser(drawer);
    await here.open('customer');
    await toPerson();
    await userEvent.type(await lastName(), 'Neumann');
    await here.pause();
    await waitFor(() => expect(drawer.drafts).toHaveLength(1));
    const [held] = drawer.drafts;
    if (held === undefined) throw new Error('Nothing is held');
    const { draft } = held;
    const fields = { ...draft.snapshot.fields, 'PERSON.VORNAME_I1': 'Jana' };
    const changedAt = { ...draft.changedAt, 'PERSON.VORNAME_I1': here.bank.scheduler.now() };
    const elsewhere = { ...draft, changedAt, snapshot: { ...draft.snapshot, fields } };
    drawer.drafts = [{ ...held, version: held.version + 1, draft: elsewhere }];
    await userEvent.type(await lastName(), '-Berger');
    await here.pause();
    expect(await screen.findByText(FROM_ELSEWHERE)).toBeVisible();
    expect(await firstName()).toHaveValue('Jana');
    expect(await lastName()).toHaveValue('Neumann-Berger');
    expect(fieldsAtBank(here)).toEqual([{ 'PERSON.NAME_I1': 'Neumann-Berger', 'PERSON.VORNAME_I1': 'Jana' }]);
  });
});

import type { ApplicationDraft } from '@application/ports/storage/application-drafts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summaryOf } from '@ui/screens/product-application/summary/summary-rows';
import { fillBrowserGaps } from '../../browser-gaps';
import { ApplicationBrowser } from './application-bench';
import { germanWording } from './german-wording';

beforeAll(fillBrowserGaps);

/** All that the planner asks of a cautious saver: class 2, 100 EUR a month from a day on. */
const asked = {
  ANLAGEZIEL: 'ALTER',
  ANLAGEDAUER: 'UEBER_10',
  ANLAGEART: 'SPARPLAN',
  SPARRATE: '100,00',
  ERSTE_AUSFUEHRUNG: '02.01.2029',
  ALTER: '40',
  EINKOMMENSQUELLE: 'GEHALT',
  HAUSHALTSUEBERSCHUSS: '900,00',
  UEBERSCHUSS_ENTWICKLUNG: 'GLEICH',
  VERMOEGEN_LIQUIDE: '50000,00',
  VERMOEGEN_ILLIQUIDE: '0,00',
  VERLUSTTOLERANZ: '10',
  SCHWANKUNGSTOLERANZ: 'WENIG',
};

/** A stranger's draft of just now. */
function keep(
  { strangers, bank }: ApplicationBrowser,
  product: 'anlagedepot' | 'depot',
  {
    step,
    group,
    fields,
  }: Pick<ApplicationDraft, 'step'> & {
    readonly group: string;
    readonly fields: Readonly<Record<string, string | boolean>>;
  },
): void {
  const named = Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value] as const);
  strangers.kept.set(product, {
    step,
    snapshot: { version: 1, rows: {}, fields: Object.fromEntries(named) },
    changedAt: Object.fromEntries(named.map(([name]) => [name, bank.scheduler.now()])),
  });
}

/** A stranger whose planner stands at its proposal opens the depot with it; what its application then holds. */
async function opened(browser: ApplicationBrowser, answers: Readonly<Record<string, string>> = asked) {
  keep(browser, 'anlagedepot', { step: 'vorschlag', group: 'ANLAGEDEPOT_SCORING', fields: answers });
  await browser.open('stranger', '/planer?wref=herbst&savingsplanUuid=plan-1');
  // Nothing is filled in there, and a form without a button to send it would wait for nothing.
  expect(document.querySelector('form')).toBeNull();
  const before = browser.strangers.kept.get('depot');
  await userEvent.click(screen.getByRole('button', { name: 'Depot mit diesem Vorschlag eröffnen' }));
  await waitFor(() => expect(browser.strangers.kept.get('depot')).not.toBe(before));
  return browser.strangers.kept.get('depot')?.snapshot.fields;
}

describe('the proposal of the planner in the application for a depot [PLA-01]', () => {
  it('is the plan of a depot that is opened with it', async () => {
    expect(await opened(new ApplicationBrowser())).toMatchObject({
      'WERTPAPIERSPARPLAN.AUSWAHL': true,
      'WERTPAPIERSPARPLAN.NAME': 'Altersvorsorge',
      'WERTPAPIERSPARPLAN.INTERVALL': 'MONTHLY',
      'WERTPAPIERSPARPLAN.KAUFTAG': '7',
      'WERTPAPIERSPARPLAN.ERSTER_KAUF': '02.01.2029',
      'WERTPAPIERSPARPLAN.WKN_1': 'DWHEN8',
      'WERTPAPIERSPARPLAN.SPARRATE_1': '40,00',
      'WERTPAPIERSPARPLAN.WKN_2': 'A0RL83',
      'WERTPAPIERSPARPLAN.SPARRATE_2': '60,00',
    });
  });

  it('stands in it as it was worked out, cannot be changed there, and is said in the summary', async () => {
    const browser = new ApplicationBrowser();
    await opened(browser);
    cleanup();
    const { model } = await browser.open('stranger');
    // Nobody has begun this one yet: it is no draft that is back.
    expect(screen.queryByText('Ihr Entwurf ist wieder da.')).toBeNull();
    const proposal = await screen.findByRole('group', { name: 'Vorschlag des Portfolioplaners' });
    const chosen = within(proposal).getByRole('combobox', { name: /^Risikoklasse/ });
    expect(chosen).toHaveDisplayValue('Vorsichtig');
    expect(chosen).toBeDisabled();
    expect(chosen).toHaveAccessibleDescription(/^Aus dem Portfolioplaner\. Eine von fünf/);
    const { walk } = model;
    const step = walk?.compiled.steps.get('produkt');
    const summary = walk && step ? summaryOf(walk, [step], germanWording).flat() : [];
    expect(summary.filter(({ name }) => name.startsWith('ANLAGEDEPOT_')).map(({ value }) => value)).toEqual([
      'Vorsichtig',
      'Breit gestreut',
      '40 Prozent',
      'Stark',
    ]);
  });

  it('wins over an older plan, of which nothing stays, and over nothing else that was typed', async () => {
    const browser = new ApplicationBrowser();
    keep(browser, 'depot', {
      step: 'steuer',
      group: 'WERTPAPIERSPARPLAN',
      fields: { AUSWAHL: true, WKN_1: '716460', SPARRATE_1: '300,00', WKN_3: '840400', SPARRATE_3: '70,00' },
    });
    const older = browser.strangers.kept.get('depot');
    if (older === undefined) throw new Error('No draft');
    const fields = { ...older.snapshot.fields, 'PERSON.NAME_I1': 'Neumann' };
    browser.strangers.kept.set('depot', { ...older, snapshot: { ...older.snapshot, fields } });
    expect(await opened(browser)).toMatchObject({
      'PERSON.NAME_I1': 'Neumann',
      'WERTPAPIERSPARPLAN.WKN_1': 'DWHEN8',
      'WERTPAPIERSPARPLAN.SPARRATE_1': '40,00',
      'WERTPAPIERSPARPLAN.WKN_3': '',
      'WERTPAPIERSPARPLAN.SPARRATE_3': '',
    });
    expect(browser.strangers.kept.get('depot')?.step).toBe('steuer');
  });

  it('takes an older plan back where all is invested at once', async () => {
    const browser = new ApplicationBrowser();
    keep(browser, 'depot', { step: 'produkt', group: 'WERTPAPIERSPARPLAN', fields: { AUSWAHL: true } });
    const once = { ...asked, ANLAGEART: 'EINMAL', ANLAGEBETRAG: '5000,00' };
    const fields = await opened(browser, once);
    expect(fields).toMatchObject({ 'WERTPAPIERSPARPLAN.AUSWAHL': false });
    expect(Object.keys(fields ?? {}).filter((name) => name.startsWith('WERTPAPIERSPARPLAN.'))).toHaveLength(
      1,
    );
    // The rate that was typed before all was to be invested at once is asked for no more.
    expect(fields).toMatchObject({ 'ANLAGEDEPOT_SCORING.ANLAGEBETRAG': '5000,00' });
    expect(fields).not.toHaveProperty(['ANLAGEDEPOT_SCORING.SPARRATE']);
  });

  it('leads to the application with the advertisement of the address, and nothing else of it', async () => {
    const browser = new ApplicationBrowser();
    await opened(browser);
    expect(await screen.findByText('/ngbrk/antrag/depot?wref=herbst')).toBeVisible();
  });
});

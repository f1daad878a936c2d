import { compile } from '@tests/support/compile';
import { applicationFor } from '@domain/product-application/products/products';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeDraft, type Telling } from '@tests/domain/product-application/whole-draft';
import * as E from 'fp-ts/Either';
import { fillBrowserGaps } from '../../browser-gaps';
import { ApplicationBrowser } from './application-bench';

beforeAll(fillBrowserGaps);

/** An instant access account that is taken up at its taxes, all of it said, some of it otherwise. */
async function atTaxes(telling: Telling, otherwise: Readonly<Record<string, string>>) {
  const made = compile(applicationFor('tagesgeld', []));
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  const { snapshot } = wholeDraft(made.right, telling, '2026-11-23');
  const fields = { ...snapshot.fields, ...otherwise };
  const browser = new ApplicationBrowser();
  const now = browser.bank.scheduler.now();
  const changedAt = Object.fromEntries(Object.keys(fields).map((name) => [name, now]));
  browser.strangers.kept.set('tagesgeld', { step: 'steuer', snapshot: { ...snapshot, fields }, changedAt });
  const { model } = await browser.open('stranger', '/antrag/tagesgeld');
  act(() => model.walk?.goTo('steuer'));
}

/** What is said where the way on is tried. */
async function errorsOnTheWayOn() {
  await userEvent.click(await screen.findByRole('button', { name: /^Weiter zu/ }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

const errorsAtTaxes = async (...said: Parameters<typeof atTaxes>) => {
  await atTaxes(...said);
  return errorsOnTheWayOn();
};

const MISSING = 'Bitte alle Pflichtfelder ausfüllen';
const noTaxIds = { 'PERSON.STEUER_ID_I1': '', 'PERSON.STEUER_ID_I2': '' };

describe('the errors of a step [APP-04] [APP-09]', () => {
  it('name the person where it asks the same of two', async () => {
    expect(await errorsAtTaxes('all by two', noTaxIds)).toEqual([
      `Steuer-ID (Hannover Hannover): ${MISSING}`,
      `Steuer-ID (Robert Hannover): ${MISSING}`,
    ]);
  });

  it('name no person where it asks one alone', async () => {
    expect(await errorsAtTaxes('least by one', noTaxIds)).toEqual([`Steuer-ID: ${MISSING}`]);
  });

  it('are those of the step: to what is wrong in a later one nothing here leads', async () => {
    await errorsAtTaxes('least by one', noTaxIds);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Geburtsort' }));
    expect(await errorsOnTheWayOn()).toEqual([`Geburtsort: ${MISSING}`]);
  });
});

describe('a person of an application [APP-09]', () => {
  it('is called by what can be a name alone, so that no heading is as long as what was typed', async () => {
    await atTaxes('all by two', { 'PERSON.VORNAME_I2': 'W'.repeat(10_000), 'PERSON.NAME_I2': '' });
    expect(screen.getByRole('group', { name: 'Zweite Person: Zur Person' })).toBeVisible();
  });

  it('is called as the bank knows its customer where no name is asked for', async () => {
    const browser = new ApplicationBrowser(undefined, [
      { name: 'PERSON.VORNAME_I1', entry: 'Bernd' },
      { name: 'PERSON.NAME_I1', entry: 'Claasen' },
    ]);
    await browser.open('customer', '/antrag/karte');
    expect(await screen.findByRole('group', { name: 'Bernd Claasen: Karten' })).toBeVisible();
  });
});

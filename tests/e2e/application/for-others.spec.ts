import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { sidewaysOverflow } from '../support/accessibility';
import type { ApplicationPage } from '../support/pages/application-page';
import { A_WHILE, begun, openedBy, paidOut, payout, sent, taxed } from '../support/pages/begun-application';
import { demo } from '../support/demo-customer';
import { PortalCustomer } from '../support/portal-customer';

const jana = {
  Vorname: 'Jana',
  Nachname: 'Neumann',
  Geburtsdatum: '14.03.1988',
  Geburtsort: 'Göttingen',
  'Straße oder Postfach': 'Lange Straße',
  Postleitzahl: '30159',
  Ort: 'Hannover',
  Telefonnummer: '0171 5554482',
  'E-Mail': 'jana@post.example',
  'E-Mail wiederholen': 'jana@post.example',
};
/** As the bank knows her. */
const elif = { Vorname: 'Elif', Nachname: 'Fuchs', Geburtsdatum: '06.06.1967' };
const inexperienced = {
  'Wissen über Wertpapiere': 'Basiswissen',
  'Wertpapiergeschäfte in den letzten drei Jahren': 'Keine',
};
/** Who the child is. */
async function child(page: Page, application: ApplicationPage): Promise<void> {
  await application.goOn('Kind');
  await page.getByRole('radio', { name: 'Frau' }).click();
  await application.fill({
    Vorname: 'Lena',
    Nachname: 'Claasen',
    Geburtsdatum: '30.06.2019',
    Geburtsort: 'München',
    'Straße oder Postfach': 'Isarweg',
    Postleitzahl: '80331',
    Ort: 'München',
    'Steuer-ID': '65929970489',
  });
  await application.choose({ Staatsangehörigkeit: 'Deutschland' });
  await application.confirmTaxes();
}

/** A new depot has nothing in it, and can be chosen. */
async function standsInOverview(page: Page, depot: string): Promise<void> {
  await page.getByLabel('Depot', { exact: true }).selectOption({ label: `Zweitdepot ${depot}` });
  await expect(page.getByText('Dieses Depot ist noch leer')).toBeVisible();
}

test('two people open a depot, taking over the data of an earlier one, the second one releases it, and it stands in the overview [APP-09] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'depot');
  const { application } = begin;
  await application.stands('Produkt');
  await page.getByRole('radio', { name: 'Für zwei Personen' }).click();
  await page.getByRole('checkbox', { name: 'Eröffnungsprämie nutzen' }).check();
  await page.getByRole('checkbox', { name: 'Daten aus meinem bisherigen Depot übernehmen' }).check();
  await application.fill({ Vertragsreferenz: 'V-4711', Personenreferenz: 'P-0815' });
  await application.goOn('Persönliche Angaben');
  await application.goOn('Zweite Person');
  await page.getByRole('radio', { name: 'Frau' }).click();
  // Sections are named by the person, whose name may be long.
  await application.fill({ ...jana, Vorname: 'W'.repeat(40) });
  expect(await sidewaysOverflow(page)).toBe(0);
  await application.fill(jana);
  await application.goOn('Steuer');
  const second = application.of('Jana Neumann');
  await second.fill({ 'Steuer-ID': '47 036 892 816' });
  await application.confirmTaxes();
  await application.goOn('Beruf und Einkommen');
  await second.choose({ Beruf: 'Selbstständig', Branche: 'Handwerk' });
  await second.fill({ 'Nettoeinkommen im Monat': '3200,00' });
  await application.goOn('Erfahrung mit Wertpapieren');
  for (const person of ['Bernd Claasen', 'Jana Neumann']) await application.of(person).choose(inexperienced);
  await paidOut(begin);
  await sent(begin, {
    'Eröffnungsprämie nutzen': 'ja',
    // What was agreed to stands below the answer.
    'Daten aus meinem bisherigen Depot übernehmen': /^ja/,
    Vertragsreferenz: 'V-4711',
    Personenreferenz: 'P-0815',
  });
  await expect(page.getByText('Die zweite Person gibt den Antrag')).toBeVisible();
  const depot = await openedBy(begin, desk, 'Depot eröffnen', 'Weiteres Depot');
  // On the telephone the dock has it under a shorter name.
  await page
    .getByRole('link', { name: /^Depot(übersicht)?$/ })
    .first()
    .click();
  await standsInOverview(page, depot);
});

test('two customers open an instant access account, the second one by her own TAN under her own applications [APP-09] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'tagesgeld');
  const { application } = begin;
  await application.stands('Produkt');
  await page.getByRole('radio', { name: 'Für zwei Personen' }).click();
  await application.fill(payout);
  await application.goOn('Persönliche Angaben');
  await application.goOn('Zweite Person');
  await page.getByRole('radio', { name: 'Frau' }).click();
  await application.fill({ ...jana, ...elif });
  await page.getByRole('checkbox', { name: 'Diese Person hat schon einen Zugang' }).check();
  await application.fill({ Zugangsnummer: demo.elif.number });
  await taxed(begin);
  await application.of('Elif Fuchs').fill({ 'Steuer-ID': '47 036 892 816' });
  await sent(begin, { 'IBAN des Auszahlungskontos': 'DE02 1203 0000 0000 2020 51' });
  await begin.bernd.loseSession();
  const second = new PortalCustomer(page, bank.url, demo.elif);
  await second.enter('/ngbrk/antraege');
  await page.getByRole('button', { name: 'Prüfen und freigeben' }).click();
  await second.prove();
  await page.getByRole('button', { name: 'Gemeinsamen Antrag freigeben' }).click();
  await expect(page.getByText('Der Antrag ist freigegeben')).toBeVisible();
  await desk.advance(A_WHILE);
  const account = await application.opened('Tagesgeld eröffnen', 'Tagesgeld');
  await second.loseSession();
  await begin.bernd.enter('/ngbrk/konten');
  await expect(page.getByRole('row', { name: 'Tagesgeld' })).toContainText(account);
});

test('a parent opens a depot for the child, and it stands in the overview [APP-09] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'junior-depot');
  const { application } = begin;
  await application.stands('Produkt');
  await page.getByRole('checkbox', { name: 'Ich habe das Sorgerecht allein' }).check();
  await child(page, application);
  await application.goOn('Erster Elternteil');
  await taxed(begin);
  await application.goOn('Erfahrung mit Wertpapieren');
  await application.choose(inexperienced);
  await paidOut(begin);
  await sent(begin);
  const depot = await openedBy(begin, desk, 'Junior-Depot eröffnen', 'Junior-Depot');
  // It leads to this one of the depots.
  await page.getByRole('link', { name: depot }).click();
  await expect(page.getByText('Dieses Depot ist noch leer')).toBeVisible();
});

test('two parents open an account for the child, and it stands among the accounts [APP-09] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'junior-konto');
  const { application } = begin;
  await application.stands('Produkt');
  await child(page, application);
  await application.goOn('Erster Elternteil');
  await application.goOn('Zweiter Elternteil');
  await page.getByRole('radio', { name: 'Frau' }).click();
  await application.fill(jana);
  await taxed(begin);
  await application.of('Jana Neumann').fill({ 'Steuer-ID': '47 036 892 816' });
  await sent(begin);
  const account = await openedBy(begin, desk, 'Junior-Konto eröffnen', 'Junior-Konto');
  await page.getByRole('link', { name: account }).click();
  await expect(page.getByRole('row', { name: account })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { consents } from './support/pages/application-page';
import { A_WHILE, begun, openedBy, paidOut, payout, sent, taxed } from './support/pages/begun-application';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { tabTo } from './support/tab-to';

/** The fixed id of the module of the debit card (girocard), as docs/decisions/wire.md has it. */
const GIROCARD_MODULE = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';

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
/** A new depot has nothing in it, and can be chosen. */
async function standsInOverview(page: Page, depot: string): Promise<void> {
  await page.getByLabel('Depot', { exact: true }).selectOption({ label: `Zweitdepot ${depot}` });
  await expect(page.getByText('Dieses Depot ist noch leer')).toBeVisible();
}

test('two people open a depot, taking over the data of an earlier one, the second one releases it, and it stands in the overview [APP-09] [APP-13]', async ({
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
    'Daten aus meinem bisherigen Depot übernehmen': 'ja',
    Vertragsreferenz: 'V-4711',
    Personenreferenz: 'P-0815',
  });
  await expect(page.getByText('Die zweite Person gibt den Antrag')).toBeVisible();
  const depot = await openedBy(begin, desk, 'Depot eröffnen', 'Weiteres Depot');
  await page.getByRole('link', { name: 'Depotübersicht' }).click();
  await standsInOverview(page, depot);
});

test('two customers open an instant access account, the second one by her own TAN under her own applications [APP-09] [APP-13]', async ({
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

test('a parent opens a depot for the child on a phone, and it stands in the overview [APP-09] [APP-13] @phone', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'junior-depot');
  const { application } = begin;
  await application.stands('Produkt');
  await page.getByRole('checkbox', { name: 'Ich habe das Sorgerecht allein' }).check();
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
  await application.goOn('Erster Elternteil');
  await taxed(begin);
  await application.goOn('Erfahrung mit Wertpapieren');
  await application.choose(inexperienced);
  await paidOut(begin);
  await sent(begin);
  const depot = await openedBy(begin, desk, 'Junior-Depot eröffnen', 'Junior-Depot');
  await page.getByRole('link', { name: 'Depot', exact: true }).click();
  await standsInOverview(page, depot);
});

test('a customer gets a current account with cards and an overdraft, one card by a link, and it stands among the accounts [APP-11] [APP-13]', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, `girokonto?modules=${GIROCARD_MODULE}`);
  const { application } = begin;
  await application.stands('Produkt');
  await page.getByRole('checkbox', { name: 'Dispositionskredit' }).check();
  await application.fill({ 'Höhe des Kredits': '1000,00' });
  await application.goOn('Persönliche Angaben');
  await taxed(begin);
  await application.goOn('Beruf und Einkommen');
  await application.goOn('Zahlungsverkehr');
  await application.choose({ 'Erwartete Eingänge im Monat': 'Bis 5.000 EUR' });
  await application.goOn('Karten');
  await page.getByRole('checkbox', { name: 'Kreditkarte' }).check();
  await page.getByRole('radio', { name: 'Wald' }).first().click();
  await sent(begin);
  const account = await openedBy(begin, desk, 'Girokonto eröffnen', 'Girokonto');
  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  await expect(page.getByRole('row', { name: account })).toContainText('1.000,00');
  const cards = page.getByRole('region', { name: 'Karten' }).first();
  await expect(cards.getByRole('rowheader')).toHaveText(['Kreditkarte', 'Debitkarte', 'Girocard']);
});

test('a customer puts money by for a year, and it stands among the deposits [APP-13]', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'festgeld');
  const { application } = begin;
  await application.stands('Anlage');
  await application.fill({ Anlagebetrag: '5000,00' });
  await application.choose({ Laufzeit: '12 Monate · 2,35\u00a0% p. a.' });
  await application.goOn('Persönliche Angaben');
  await taxed(begin);
  await paidOut(begin);
  await sent(begin);
  const deposit = await openedBy(begin, desk, 'Festgeld anlegen', 'Festgeld');
  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  const row = page.getByRole('row', { name: 'Festgeld' });
  for (const said of [deposit, '2,35', '5.000,00']) await expect(row).toContainText(said);
});

test('a customer opens a CFD account by keyboard alone, and it stands among the accounts [APP-13] [SH-12]', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'cfd');
  const { application } = begin;
  const { keyboard } = page;
  const press = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('button', { name }));
    await keyboard.press('Enter');
  };
  await press('Weiter zu Fragen');
  await application.stands('Fragen');
  await tabTo(page.getByRole('radio', { name: 'Stimmt', exact: true }).first());
  for (const answer of ['Stimmt', 'Stimmt nicht', 'Stimmt', 'Stimmt', 'Stimmt nicht', 'Stimmt nicht']) {
    await keyboard.press('Space');
    if (answer === 'Stimmt nicht') await keyboard.press('ArrowRight');
    await keyboard.press('Tab');
  }
  await press('Weiter zu Erfahrung');
  await application.stands('Erfahrung');
  for (const asked of ['Kenntnisse über Aktien', 'Erfahrung mit Aktien', 'Geschäfte mit Aktien im Jahr']) {
    for (const label of [asked, asked.replace('Aktien', 'CFD')]) {
      await tabTo(page.getByLabel(label));
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
    }
  }
  await press('Weiter zu Zustimmungen');
  await application.stands('Zustimmungen');
  for (const words of consents) {
    await tabTo(page.getByRole('checkbox', { name: words }));
    await keyboard.press('Space');
  }
  await press('Weiter zu Prüfen und absenden');
  await application.stands('Prüfen und absenden');
  await press('Weiter zur Freigabe mit TAN');
  await tabTo(page.getByLabel(/^TAN/));
  await keyboard.type((await begin.bernd.telephone.open('M_TAN')).tan ?? '');
  await press('Antrag verbindlich absenden');
  await application.stands('Antrag eingegangen');
  await tabTo(page.getByRole('link', { name: 'Zu meinen Anträgen' }));
  await keyboard.press('Enter');
  await application.stands('Meine Anträge');
  const account = await openedBy(begin, desk, 'CFD-Konto eröffnen', 'CFD-Konto');
  await tabTo(page.getByRole('link', { name: 'Konten', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: account })).toBeVisible();
});

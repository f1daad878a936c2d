import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from './support/accessibility';
import { ApplicationPage } from './support/application-page';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { Telephone } from './support/telephone';

test('a newcomer opens a depot on a phone, from the first page to its number [APP-13] [APP-04] @phone', async ({
  page,
  bank,
}) => {
  const application = new ApplicationPage(page);
  await page.goto('/ngbrk/antrag/depot');
  await application.stands('Produkt');
  await application.goOn('Persönliche Angaben');

  // Nothing is said yet: the customer stays, and the first error has the focus.
  await application.next.click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(/Angaben fehlen noch/);
  await expect(page.getByRole('radio', { name: 'Herr' })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Frau' }).click();
  await application.fill({
    Vorname: 'Jana',
    Nachname: 'Neumann',
    Geburtsdatum: '14.03.1988',
    Geburtsort: 'Göttingen',
    'Straße oder Postfach': 'Lange Straße',
    Hausnummer: '7',
    Postleitzahl: '30159',
    Ort: 'Hannover',
    Telefonnummer: '0171 5554482',
    'E-Mail': 'jana@post.example',
    'E-Mail wiederholen': 'jana@pots.example',
  });
  await application.next.click();
  await expect(page.getByText('eingegebene E-Mail Adressen müssen übereinstimmen').first()).toBeVisible();
  await application.fill({ 'E-Mail wiederholen': 'jana@post.example' });
  await application.goOn('Steuer');

  await application.fill({ 'Steuer-ID': '86 095 742 719' });
  await page.getByRole('checkbox', { name: /^Die Angaben sind vollständig/ }).check();
  await application.goOn('Beruf und Einkommen');

  await application.choose({ Beruf: 'Selbstständig', Branche: 'Handwerk' });
  await application.fill({ 'Nettoeinkommen im Monat': '3200,00' });
  await application.goOn('Erfahrung mit Wertpapieren');

  await application.choose({
    'Wissen über Wertpapiere': 'Basiswissen',
    'Wertpapiergeschäfte in den letzten drei Jahren': 'Keine',
  });
  await application.goOn('Konto und Einzahlung');

  await application.fill({
    'IBAN des Auszahlungskontos': 'DE02120300000000202051',
    Nachname: 'Neumann',
    Vorname: 'Jana',
  });
  await application.goOn('Zustimmungen');

  for (const consent of [
    /Auskunftei/,
    /aufgezeichnet/,
    /wirtschaftlichen Interesse/,
    /Bedingungen und Preise/,
  ])
    await page.getByRole('checkbox', { name: consent }).check();
  await application.goOn('Prüfen und absenden');
  await expect(page.getByText('Jana', { exact: true }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
  const number = /A\d{7}/.exec(
    (await page
      .getByText(/^Antragsnummer A\d{7}$/)
      .first()
      .textContent()) ?? '',
  )?.[0];
  const message = await new Telephone(bank.url, number ?? '').open('M_TAN');
  await page.getByLabel(/^TAN/).fill(message.tan ?? '');
  await page.getByRole('button', { name: 'Antrag verbindlich absenden' }).click();
  await application.stands('Antrag eingegangen');
  await expect(page.getByText(number ?? '').first()).toBeVisible();
});

test('a customer changes the address: known already, and once by TAN [APP-08] [APP-13]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await bernd.enter('/ngbrk/antrag/adresse');
  await application.stands('Anschrift');
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('München');
  await application.fill({ 'Straße oder Postfach': 'Neue Straße', Postleitzahl: '30159', Ort: 'Hannover' });
  await application.goOn('Prüfen und absenden');
  await expect(page.getByText('Hannover', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Antrag verbindlich absenden' }).click();
  await application.stands('Antrag eingegangen');
  await page.getByRole('link', { name: 'Zu meinen Anträgen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Anschrift ändern' })).toBeVisible();
});

import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from './support/accessibility';
import { ApplicationPage } from './support/application-page';
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

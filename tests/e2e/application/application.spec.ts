import { expect, test } from '@tests/support/journey';
import { accessibilityProblems, contrastProblems } from '../support/accessibility';
import { ApplicationPage } from '../support/pages/application-page';
import { demo } from '../support/demo-customer';
import { payout } from '../support/pages/begun-application';
import { PortalCustomer } from '../support/portal-customer';
import { resize } from '../support/resize';

test('a newcomer opens a depot on a phone, from the first page to its number, which a lost answer and a reload only delay [APP-13] [APP-04] [APP-15] @phone', async ({
  page,
  bank,
  desk,
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
  expect(await contrastProblems(page)).toEqual([]);

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
  await application.goOn('Konto');

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
  expect(await contrastProblems(page)).toEqual([]);

  const number = await application.release(bank.url);
  await desk.plan({ path: '/api/antrag-intents', kind: 'not-reached' });
  await desk.plan({ path: '/api/antrag/depot', method: 'POST', kind: 'drop-answer' });
  await page.getByRole('button', { name: 'Antrag verbindlich absenden' }).click();
  await expect(page.getByText('Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.')).toBeVisible();
  await desk.clearFaults();
  await application.stands('Antrag eingegangen');
  await expect(page.getByText(number).first()).toBeVisible();
});

test('a customer changes the address: known already, once by TAN, and known again from then on [APP-08] [APP-13] @both', async ({
  page,
  bank,
  desk,
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
  await test.step('after a reload Back leads to the step before, and Forward on again', async () => {
    await page.reload();
    await application.stands('Prüfen und absenden');
    await page.goBack();
    await application.stands('Anschrift');
    await page.goForward();
    await application.stands('Prüfen und absenden');
  });
  await test.step('Back from the release the keyboard stands on the heading', async () => {
    await page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
    await expect(page.getByText('Der Antrag wird genau einmal gestellt.')).toBeVisible();
    await expect(page).toHaveTitle('Anschrift ändern · Freigabe · Depotwerk');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' })).toBeVisible();
    await expect(bernd.heading('Prüfen und absenden')).toBeFocused();
  });
  await application.send(bernd);
  await expect(page.getByRole('heading', { level: 2, name: 'Anschrift ändern' })).toBeVisible();
  await desk.advance(181);
  await page.reload();
  await expect(page.getByText('Ausgeführt', { exact: true })).toBeVisible();
  await page.goto('/ngbrk/antrag/adresse');
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Hannover');
});

test('a customer of whom the browser has lost the session is led out, and finds what was typed after the sign-in [APP-14] [APP-15]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await bernd.enter('/ngbrk/antrag/girokonto');
  await application.stands('Produkt');
  await application.goOn('Persönliche Angaben');
  await application.fill({ Geburtsname: 'Sommer' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();
  await context.clearCookies();
  await application.next.click();
  await expect(page.getByText('Wir konnten Ihre Sitzung nicht fortsetzen.')).toBeVisible();
  await bernd.enter('/ngbrk/antrag/girokonto');
  await application.stands('Persönliche Angaben');
  await expect(page.getByRole('textbox', { name: 'Geburtsname' })).toHaveValue('Sommer');
});

test('what a stranger typed outlives a reload unread, comes along with the sign-in, and is dropped when begun again [APP-15]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await page.goto('/ngbrk/antrag/girokonto');
  await application.stands('Produkt');
  await application.goOn('Persönliche Angaben');
  await application.fill({ Vorname: 'Jana', Geburtsort: 'Göttingen' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('application-draft/girokonto');
  expect(stored, 'what is typed is not kept in plain').not.toContain('Göttingen');
  await page.reload();
  await application.stands('Persönliche Angaben');
  await expect(page.getByRole('textbox', { name: 'Geburtsort' })).toHaveValue('Göttingen');

  await bernd.enter('/ngbrk/antrag/girokonto');
  await expect(
    page.getByText('Wir haben übernommen, was Sie vor der Anmeldung eingegeben haben'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Bernd');
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Eingaben löschen' }).click();
  await application.stands('Produkt');
  await page.reload();
  await application.stands('Produkt');
  await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeHidden();
});

test('what a stranger sent without hearing of it is told after the sign-in, and not sent again [APP-14] [APP-15]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await page.goto('/ngbrk/antrag/tagesgeld');
  await application.stands('Produkt');
  await application.fill(payout);
  await application.goOn('Persönliche Angaben');
  await page.getByRole('radio', { name: 'Frau' }).click();
  await application.fill({
    Vorname: 'Jana',
    Nachname: 'Neumann',
    Geburtsdatum: '14.03.1988',
    Geburtsort: 'Göttingen',
    'Straße oder Postfach': 'Lange Straße',
    Postleitzahl: '30159',
    Ort: 'Hannover',
    Telefonnummer: '0171 5554483',
    'E-Mail': 'jana@post.example',
    'E-Mail wiederholen': 'jana@post.example',
  });
  await application.goOn('Steuer');
  await application.fill({ 'Steuer-ID': '86 095 742 719' });
  await application.confirmTaxes();
  await application.goOn('Zustimmungen');
  await application.agree();
  await application.goOn('Prüfen und absenden');
  const number = await application.release(bank.url);
  await desk.plan({ path: '/api/antrag-intents', kind: 'not-reached' });
  await desk.plan({ path: '/api/antrag/tagesgeld', method: 'POST', kind: 'drop-answer' });
  await page.getByRole('button', { name: 'Antrag verbindlich absenden' }).click();
  await expect(page.getByText('Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.')).toBeVisible();

  await desk.clearFaults();
  await bernd.enter('/ngbrk/antrag/tagesgeld');
  await application.stands('Antrag eingegangen');
  await expect(page.getByText(number).first()).toBeVisible();
  await page.goto('/ngbrk/antrag/tagesgeld');
  await application.stands('Produkt');
  await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeHidden();
});

test('a step begins at its top, slides in for a second where movement is wanted, and its navigation stands in wide windows, in others behind a button [APP-01]', async ({
  page,
}) => {
  const application = new ApplicationPage(page);
  const steps = page.getByRole('navigation', { name: 'Schritte des Antrags' });
  const slide = () =>
    page
      .getByRole('textbox')
      .or(page.getByRole('checkbox'))
      .first()
      .evaluate((field) => {
        for (let part: Element | null = field; part; part = part.parentElement) {
          const { animationName, animationDuration } = getComputedStyle(part);
          if (animationName !== 'none') return animationDuration;
        }
        return 'none';
      });
  await page.goto('/ngbrk/antrag/depot');
  await application.stands('Produkt');
  expect(await slide()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    window.scrollTo(0, 300);
  });
  await application.next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Angaben' })).toBeVisible();
  expect(await slide()).toBe('1s');
  // What still slides in is not to be judged by its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(steps.getByRole('listitem')).toHaveCount(8);
  await resize(page, { width: 1023, height: 768 });
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: 'Schritt 2 von 8' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(8);
  expect(await accessibilityProblems(page)).toEqual([]);
  await steps.getByRole('button', { name: 'Produkt' }).click();
  await application.stands('Produkt');
  await expect(steps).toBeHidden();
  await resize(page, { width: 1024, height: 768 });
  await expect(steps).toBeVisible();
  await expect(page.getByRole('button', { name: /^Schritt/ })).toBeHidden();
});

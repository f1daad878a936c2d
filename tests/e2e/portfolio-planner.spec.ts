import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from './support/accessibility';
import { ApplicationPage } from './support/pages/application-page';
import { openedBy, paidOut, sent, taxed } from './support/pages/begun-application';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';

/** Pixels by which a table is wider than the region it scrolls in. */
const beyondItsFrame = ({ parentElement: frame }: Element): number =>
  frame === null ? 0 : frame.scrollWidth - frame.clientWidth;

test('a customer opens a depot with the plan that the planner proposes, and types nothing of it again [PLA-01] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await bernd.enter('/ngbrk/portfolioplaner/onboarding?wref=herbst');
  await application.stands('Ziel');
  await application.choose({
    'Wofür legen Sie an?': 'Altersvorsorge',
    'Wie lange soll das Geld angelegt sein?': 'Mehr als 10 Jahre',
  });
  await page.getByRole('radio', { name: 'Regelmäßig' }).click();
  await application.fill({ 'Sparrate im Monat': '500,00', 'Erste Ausführung': '05.01.2027' });
  await application.goOn('Mittel');
  await application.choose({ 'Woher kommt Ihr Einkommen?': 'Gehalt' });
  await page.getByRole('radio', { name: 'Es bleibt gleich' }).click();
  await application.fill({
    Alter: '45',
    'Was bleibt im Monat übrig?': '1500,00',
    'Vermögen, das schnell verfügbar ist': '30000,00',
    'Vermögen, das gebunden ist': '100000,00',
  });
  await application.goOn('Risiko');
  await application.choose({ 'Welchen Verlust könnten Sie verkraften?': 'Bis 20 Prozent' });
  await page.getByRole('radio', { name: 'Stark' }).click();
  await page.getByRole('checkbox', { name: 'Nachhaltigkeit ist mir wichtig' }).check();
  await page.getByRole('checkbox', { name: 'Menschenrechte' }).check();
  await application.goOn('Ihr Vorschlag');
  await expect(page.getByRole('heading', { name: 'Ihre Risikoklasse: Ausgewogen' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Verlust, den Sie verkraften/ })).toContainText(
    'höchstens Klasse 3 von 5, das entscheidet',
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  const window = page.viewportSize();
  await resize(page, { width: 360, height: 740 });
  for (const table of await page.getByRole('table').all())
    expect(await table.evaluate(beyondItsFrame), 'the whole table is seen on a phone').toBe(0);
  if (window !== null) await resize(page, window);
  // A customer who has a depot makes the plan there, with all of it filled in.
  await page.getByRole('link', { name: 'Als Sparplan in mein Depot' }).click();
  const rates = page.getByRole('textbox', { name: /^Rate/ });
  await expect(rates).toHaveCount(4);
  for (const [at, rate] of ['50,00', '200,00', '225,00', '25,00'].entries())
    await expect(rates.nth(at)).toHaveValue(rate);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Altersvorsorge');
  await expect(page.getByLabel('Erste Ausführung')).toHaveValue('2027-01-07');
  await page.goBack();
  await page.getByRole('button', { name: 'Depot mit diesem Vorschlag eröffnen' }).click();

  await application.stands('Produkt');
  await expect(page).toHaveURL(/\/antrag\/depot\?wref=herbst$/);
  const begun = { bernd, application };
  await application.goOn('Persönliche Angaben');
  await taxed(begun);
  await application.goOn('Beruf und Einkommen');
  await application.goOn('Erfahrung mit Wertpapieren');
  await application.choose({
    'Wissen über Wertpapiere': 'Basiswissen',
    'Wertpapiergeschäfte in den letzten drei Jahren': 'Keine',
  });
  await paidOut(begun);
  await application.goOn('Sparplan');
  await expect(page.getByRole('textbox', { name: 'Erster Kauf' })).toHaveValue('05.01.2027');
  await application.fill({
    'IBAN für die Raten': 'DE02120300000000202051',
    'Nachname des Kontoinhabers': 'Claasen',
    'Vorname des Kontoinhabers': 'Bernd',
  });
  await sent(begun, {
    'Name des Plans': 'Altersvorsorge',
    Risikoklasse: 'Ausgewogen',
    'Empfehlung zum Verlust': '40 Prozent',
    'WKN 3': 'DWGSW7',
    'Sparrate 3': '225,00 EUR',
    Kauftag: '7.',
    'Erster Kauf': '05.01.2027',
  });
  const depot = await openedBy(begun, desk, 'Depot eröffnen', 'Weiteres Depot');
  await bernd.enter('/ngbrk/wertpapiersparplan/uebersicht');
  await page.getByLabel('Depot', { exact: true }).selectOption({ label: `Zweitdepot ${depot}` });
  const plan = page.getByRole('row', { name: /^Altersvorsorge 4 Wertpapiere/ });
  await expect(plan).toContainText('DWHEN8, A0RL83, DWGSW7, DWEGD5');
  await expect(plan).toContainText('07.01.2027');
});

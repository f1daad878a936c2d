import { expect, test } from '@tests/support/journey';
import { ApplicationPage } from '../support/pages/application-page';
import { demo } from '../support/demo-customer';
import { PortalCustomer } from '../support/portal-customer';

test('an application that was sent from another window is not sent again by a window that still shows it [APP-14]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  await bernd.enter('/ngbrk/antrag/adresse');
  await application.stands('Anschrift');
  await application.fill({ 'Straße oder Postfach': 'Neue Straße', Postleitzahl: '30159', Ort: 'Hannover' });
  await application.goOn('Prüfen und absenden');

  const other = await context.newPage();
  const sent = new ApplicationPage(other);
  await other.goto('/ngbrk/antrag/adresse');
  await sent.stands('Prüfen und absenden');
  await sent.send(new PortalCustomer(other, bank.url, demo.bernd));

  await page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
  await expect(
    page.getByText(/^Diesen Antrag haben Sie eben in einem anderen Fenster oder auf einem anderen Gerät/),
  ).toBeVisible();
  await application.stands('Prüfen und absenden');
  await test.step('unless the customer wants a second one', async () => {
    await page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
    await expect(page.getByText('Der Antrag wird genau einmal gestellt.')).toBeVisible();
  });
});

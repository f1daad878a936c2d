import { expect, test } from '@tests/support/journey';
import { consents } from '../support/pages/application-page';
import { A_WHILE, begun, openedBy, paidOut, sent, taxed } from '../support/pages/begun-application';
import { tabTo } from '../support/tab-to';

/** The fixed id of the module of the debit card (girocard), as docs/decisions/wire.md has it. */
const GIROCARD_MODULE = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';

test('a customer orders a card, and it stands with the accounts [APP-01] [APP-08] [APP-13] @both', async ({
  page,
  bank,
  desk,
}) => {
  const begin = await begun(page, bank.url, 'karte');
  const { application } = begin;
  await application.stands('Karten');
  // A way of one step has nothing to navigate.
  await expect(page.getByRole('navigation', { name: 'Schritte des Antrags' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Girocard' }).check();
  await application.goOn('Prüfen und absenden');
  await application.send(begin.bernd);
  await desk.advance(A_WHILE);
  await page.reload();
  await expect(page.getByText('Ausgeführt', { exact: true })).toBeVisible();
  await page.goto('/ngbrk/konten');
  await expect(
    page.getByRole('region', { name: 'Karten' }).first().getByRole('rowheader', { name: 'Girocard' }),
  ).toBeVisible();
});

test('a customer gets a current account with cards and an overdraft, one card by a link, and it stands among the accounts [APP-11] [APP-13] @both', async ({
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
  await page.getByRole('link', { name: account }).click();
  await expect(page.getByRole('row', { name: account })).toContainText('1.000,00');
  const cards = page.getByRole('region', { name: 'Karten' }).first();
  await expect(cards.getByRole('rowheader')).toHaveText(['Kreditkarte', 'Debitkarte', 'Girocard']);
});

test('a customer puts money by for a year, and it stands among the deposits [APP-13] @both', async ({
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
  await page.getByRole('link', { name: deposit }).click();
  const row = page.getByRole('row', { name: 'Festgeld' });
  for (const said of [deposit, '2,35', '5.000,00']) await expect(row).toContainText(said);
});

test('a customer opens a CFD account by keyboard alone, and it stands among the accounts [APP-13] [SH-12] @both', async ({
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
  await tabTo(page.getByRole('link', { name: account }));
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: account })).toBeVisible();
});

import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

test('a security is found, looked at, watched with an alarm, and told of; offline says so [CUS-03] [CUS-04]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/');
  await expect(page.getByRole('heading', { name: 'Für Sie zu tun' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('SAP');
  await page.getByRole('option', { name: /^SAP SE/ }).click();
  await expect(anna.heading('SAP SE')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Kurse im Verlauf lesen' })).toBeAttached();
  const heightOf = async (words: RegExp): Promise<number> =>
    (await page.getByRole('region', { name: 'Kurs', exact: true }).getByText(words).boundingBox())?.y ?? NaN;
  const [limit, stop, cost] = [
    await heightOf(/^Ihr Verkaufslimit 285,00/),
    await heightOf(/^Ihr Verkaufs-Stop 195,00/),
    await heightOf(/^Einstand 171,36/),
  ];
  expect(limit < stop && stop < cost, `each line at its price: ${limit}, ${stop}, ${cost}`).toBe(true);
  const edge = await page.getByRole('button', { name: 'Als Tabelle' }).evaluate((toggle) => {
    const end = toggle.closest('section')?.getBoundingClientRect().right ?? NaN;
    const isSeen = getComputedStyle(toggle).borderRightColor !== 'rgba(0, 0, 0, 0)';
    return { isSeen, short: Math.round(end - toggle.getBoundingClientRect().right) };
  });
  expect(edge, 'the edge of a toggle that is off is seen, and ends where its section does').toEqual({
    isSeen: true,
    short: 0,
  });
  await page.getByRole('button', { name: 'Beobachten' }).click();
  await expect(page.getByRole('button', { name: 'Beobachtet' })).toBeVisible();
  await page.goto('/ngbrk/beobachten');
  await page.getByRole('combobox', { name: 'Wertpapier aufnehmen' }).fill('BMW');
  await page.getByRole('option', { name: /^BMW AG St/ }).click();
  await expect(page.getByText('„BMW AG St“ steht jetzt auf Ihrer Liste.')).toBeVisible();
  await page.getByRole('button', { name: 'Alarm für SAP SE' }).click();
  await page.getByLabel('Wenn der Kurs fällt auf').fill('1');
  await page.getByRole('button', { name: 'Alarm setzen' }).click();
  await expect(page.getByText(/^fällt auf 1,00/)).toBeVisible();
  await expect(page.getByText(/^Alarm für „SAP SE“ gesetzt: fällt auf 1,00/)).toBeVisible();
  await page.getByRole('button', { name: /^Benachrichtigungen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Benachrichtigungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText('Keine Verbindung.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Keine Verbindung.')).toBeHidden();
});

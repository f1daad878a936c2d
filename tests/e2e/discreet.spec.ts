import { expect, test } from '@tests/support/journey';
import { absolutePath } from '@ui/app/routes';
import { demo } from './support/demo-customer';
import { screens, type Screen } from './support/every-screen';
import { moneySeen } from './support/money-seen';
import { visitScreens } from './support/visit-screens';

/** Where prices are, or limits and proposals of the bank, which everybody may see; no other page shows any money. */
const priced: readonly string[] = [
  'depotuebersicht',
  'orderbuch',
  'order/erstellung',
  'order/absicherung',
  'order/aenderung',
  'wertpapiersparplan/anlegen',
  'wertpapiersparplan/wsp-anlage',
  'wertpapier/',
  'beobachten',
  'cominvest/einzahlen',
].map(absolutePath);

/** Where the customer's own money is: what is covered has to be there before it can be looked at. */
const covered: readonly string[] = [
  '',
  'depotuebersicht',
  'orderbuch',
  'konten',
  'order/erstellung?wkn=716460&quantity=3',
  'order/absicherung',
  'wertpapiersparplan/uebersicht',
  'wertpapier/DE0007164600',
  'steuersimulation',
  'cominvest/einzahlen',
  'cominvest/auszahlen',
].map(absolutePath);

/** What the customer has paid for a piece, by its name. */
const PAID = /Einstand\s+\d[\d.]*,\d\d/;

/** Where that is drawn into a picture of prices. */
const drawn = absolutePath('wertpapier/DE0007164600');

/** As Anna Berger meets it, who has something of everything. */
const hers = (screen: Screen): Screen =>
  screen.who === demo.bernd
    ? { ...screen, who: demo.anna, german: screen.german.replace('Herr Claasen', 'Frau Berger') }
    : screen;

test('before onlookers no page shows money of the customer’s own, prices stay [SH-11]', async ({
  page,
  bank,
}) => {
  const own = new Set<string>();
  const left: Record<string, readonly string[]> = {};
  await page.addInitScript(() => {
    // A blank page between two sign-ins has no storage.
    if (location.origin === 'null') return;
    const device = { language: 'de', appearance: 'light', discreet: true };
    localStorage.setItem('depotwerk-device', JSON.stringify(device));
  });
  await visitScreens(page, bank.url, screens.map(hers), async (screen) => {
    const { pathname } = new URL(page.url());
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (covered.includes(screen.path)) await expect(page.getByRole('main')).toContainText('••••');
    // A price that can be changed stands in its field for everybody to see, and so it may in a sentence beside it.
    const entered = await page
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((each) => (each instanceof HTMLInputElement ? each.value : '')));
    // Below 1,000 what was paid for a piece is told from a price by its name alone.
    expect(await page.getByRole('main').innerText(), screen.path).not.toMatch(PAID);
    const seen = (await moneySeen(page)).filter((figure) => !entered.includes(figure));
    left[pathname] = [...(left[pathname] ?? []), ...seen];
    await page.getByRole('button', { name: 'Beträge verbergen' }).click();
    await expect(page.getByText('••••')).toHaveCount(0);
    if (screen.path === drawn)
      await expect(page.getByRole('region', { name: 'Kurs', exact: true })).toContainText(PAID);
    const isPriced = priced.some((path) => pathname.startsWith(path));
    if (!isPriced) for (const figure of await moneySeen(page)) own.add(figure);
    if (covered.includes(screen.path) && !isPriced) expect(own.size, screen.path).toBeGreaterThan(0);
  });
  const unpriced = Object.entries(left).filter(([path]) => !priced.some((each) => path.startsWith(each)));
  expect(unpriced.filter(([, figures]) => figures.length > 0)).toEqual([]);
  // A larger sum that is not round is by chance neither a price nor a limit.
  expect(
    Object.values(left)
      .flat()
      .filter((figure) => own.has(figure) && figure.length >= '1.000,00'.length && !figure.endsWith('00,00')),
  ).toEqual([]);
  expect(left[absolutePath('wertpapier/DE0007164600')]).not.toEqual([]);
});

import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { lowTargets } from './support/low-targets';
import { PortalCustomer } from './support/portal-customer';

/** Pages with names that lead somewhere, and what stands there last. */
const pages = [
  ['', /ungelesene Dokumente/],
  ['konten', /^Girokonto/],
  ['depotuebersicht', /^Rheinmetall AG$/],
  ['orderbuch', /^NVIDIA Corp\.$/],
  ['wertpapiersparplan/PLAN', /^Verlangte Kenntnisse/],
  ['wertpapier/DE0007164600', /^Was kostet ein Verkauf an Steuer/],
  ['steuersimulation', /zum Verkauf vorbereiten/],
] as const;

test('what is pressed is high enough, for a finger too: the names of positions, orders, depots and pages @both', async ({
  page,
  bank,
  isMobile,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  // The address of a plan depends on what the customer has.
  await page.goto('/ngbrk/wertpapiersparplan/uebersicht');
  const plan = page.getByRole('main').getByRole('link', { name: 'Altersvorsorge' });
  const planId = (await plan.first().getAttribute('href'))?.split('/').at(-1) ?? '';
  const low: Record<string, readonly string[]> = {};
  for (const [path, last] of pages) {
    await page.goto(`/ngbrk/${path.replace('PLAN', planId)}`);
    await expect(page.getByRole('main').getByRole('link', { name: last }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const found = [
      ...(await lowTargets(page, 'a[href], button, summary, select, input:not([type="radio"])', 24)),
      ...(isMobile ? await lowTargets(page, 'a[href]', 44) : []),
    ];
    if (found.length > 0) low[path] = found;
  }
  expect(low).toEqual({});
});

import type { CDPSession, Locator } from '@playwright/test';
import { ApplicationPage } from '../e2e/support/pages/application-page';
import { demo } from '../e2e/support/demo-customer';
import { openPortal, type OpenPortal } from '../e2e/support/open-portal';
import { OrderPage } from '../e2e/support/pages/order-page';
import { PlanPage } from '../e2e/support/pages/plan-page';
import { median, printTable, quantile, rounded } from './measure';
import { paintsOf, recordPaints } from './paints';

const keys = 40;

/** A form of the product, ready to be typed into, and the field the keys go to. */
interface RealForm {
  readonly name: string;
  readonly key: string;
  readonly open: (portal: OpenPortal) => Promise<Locator>;
}

/** As many securities as a plan may hold (SAV-01). */
const securities = [
  '716460',
  '840400',
  '723610',
  'A1EWWW',
  '555750',
  '703712',
  '843002',
  '710000',
  'A0RPWH',
  'A0YEDG',
];

const forms: readonly RealForm[] = [
  {
    name: 'order: limit',
    key: '1',
    open: async ({ customer }) => {
      const order = new OrderPage(customer);
      await customer.enter();
      await order.open();
      await order.fill({ code: '716460', quantity: '10', type: 'Limit' });
      return customer.page.getByRole('textbox', { name: 'Limit' }).first();
    },
  },
  {
    name: 'savings plan: tenth rate',
    key: '1',
    open: async ({ customer }) => {
      await customer.enter('/ngbrk/wertpapiersparplan/anlegen');
      const plan = new PlanPage(customer.page);
      for (const [index, wkn] of securities.entries()) {
        if (index > 0) await customer.page.getByRole('button', { name: 'Wertpapier hinzufügen' }).click();
        await plan.choose(index + 1, wkn, '25');
      }
      return plan.rate(securities.length);
    },
  },
  {
    name: 'joint depot with a plan: first name',
    key: 'a',
    open: async ({ customer: { page } }) => {
      const application = new ApplicationPage(page);
      await page.goto('/ngbrk/antrag/depot');
      await application.stands('Produkt');
      await page.getByRole('radio', { name: 'Für zwei Personen' }).check();
      await page.getByRole('checkbox', { name: 'Gleich einen Wertpapiersparplan anlegen' }).check();
      await application.goOn('Persönliche Angaben');
      return page.getByRole('textbox', { name: 'Vorname', exact: true });
    },
  },
];

/** Milliseconds the main thread was busy since the page began, and what its objects take, in MB. */
async function spent(devtools: CDPSession): Promise<{ readonly busy: number; readonly heap: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { busy: of('TaskDuration') * 1000, heap: of('JSHeapUsedSize') / 1_000_000 };
}

async function typeInto({ open, key }: RealForm, slowDown: number) {
  const portal = await openPortal(demo.bernd);
  const { page } = portal.customer;
  const field = await open(portal);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await field.fill('');
  await field.focus();
  await recordPaints(page);
  const controls = await page.locator('input, select, textarea').count();
  const before = await spent(devtools);
  for (let typed = 0; typed < keys; typed += 1)
    await page.keyboard.press(typed % 4 === 3 ? 'Backspace' : key);
  const paints = await paintsOf(page, keys);
  const after = await spent(devtools);
  await portal.close();
  return { controls, paints, busy: (after.busy - before.busy) / keys, heap: after.heap };
}

async function measure(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const form of forms) {
    for (const slowDown of [1, 4]) {
      const { controls, paints, busy, heap } = await typeInto(form, slowDown);
      rows.push({
        form: form.name,
        controls,
        processor: `1/${slowDown}`,
        'key to paint ms': rounded(median(paints)),
        'p95 ms': rounded(quantile(paints, 0.95)),
        'main thread a key ms': rounded(busy),
        'heap of the page MB': rounded(heap),
      });
    }
  }
  printTable(`The product’s own forms against a running bank, ${keys} keys each`, rows);
}

void measure();

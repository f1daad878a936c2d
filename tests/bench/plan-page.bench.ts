import { chromium as browserType, type Browser, type Page } from '@playwright/test';
import { AREAS, buildServer } from '@sandbox/served';
import { chromium } from '@tests/support/chromium';
import { patience } from '@tests/support/patience';
import { demo } from '../e2e/support/demo-customer';
import { PortalCustomer } from '../e2e/support/portal-customer';
import { median, printTable, rounded } from './measure';
import { bankWith, withLog } from './plans-of-bank';

/** So many days are in the log of the plan. */
const LOGS = [400, 2_000, 10_000];
const runs = 3;
const presses = 10;

interface Seen {
  /** From the request for the page to the first rows of the log, and to the sum of all of them. */
  readonly rows: number;
  readonly sum: number;
  /** From a press to the paint after it. */
  readonly older: number;
  readonly year: number;
  readonly elements: number;
  readonly heap: number;
}

const LOG = 'Ausführungen des Plans, Tabelle';

/** Milliseconds from a press on the page to the paint after it. */
const painted = (page: Page, press: () => Promise<void>): Promise<number> =>
  page
    .evaluate(() => {
      Object.assign(window, {
        painted: new Promise((done) => {
          const once = ({ timeStamp }: Event): void => {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
          };
          for (const type of ['click', 'change'])
            document.addEventListener(type, once, { capture: true, once: true });
        }),
      });
    })
    .then(press)
    .then(() => page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>));

async function seen(browser: Browser, url: string, planId: string): Promise<Seen> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await new PortalCustomer(page, url, demo.anna).enter('/ngbrk/wertpapiersparplan/uebersicht');
  const begun = performance.now();
  await page.goto(`/ngbrk/wertpapiersparplan/${planId}`, { waitUntil: 'commit' });
  const log = page.getByRole('region', { name: LOG });
  await log.locator('tbody tr').first().waitFor();
  const rows = performance.now() - begun;
  await log
    .locator('tfoot')
    .getByText(/\d,\d\d/)
    .first()
    .waitFor();
  const sum = performance.now() - begun;
  const older: number[] = [];
  const years: number[] = [];
  const press = page.getByRole('button', { name: 'Ältere' });
  for (let at = 0; at < presses; at += 1) older.push(await painted(page, () => press.click()));
  const year = page.getByRole('combobox', { name: 'Jahr' });
  const names = await year.locator('option').allTextContents();
  for (const name of names.slice(-3))
    years.push(await painted(page, async () => void (await year.selectOption(name))));
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const elements = await page.locator('*').count();
  await context.close();
  return { rows, sum, older: median(older), year: median(years), elements, heap: usedSize / 1_000_000 };
}

/** The page of a plan in the browser, with the log that the bank has of it. */
async function measured(browser: Browser, days: number): Promise<Readonly<Record<string, number>>> {
  const opened = await bankWith(1);
  const { plan_id: planId } = await withLog(opened, days);
  const server = await buildServer(opened.bank, AREAS);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const all: Seen[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await seen(browser, url, planId));
  await server.close();
  await opened.close();
  const middle = (of: (each: Seen) => number): number => rounded(median(all.map(of)));
  return {
    days,
    'first rows, ms': middle((each) => each.rows),
    'sum of all, ms': middle((each) => each.sum),
    'older to paint, ms': middle((each) => each.older),
    'year to paint, ms': middle((each) => each.year),
    elements: middle((each) => each.elements),
    'heap, MB': middle((each) => each.heap),
  };
}

async function main(): Promise<void> {
  const browser = await browserType.launch(chromium);
  const rows: Readonly<Record<string, number>>[] = [];
  for (const days of LOGS) rows.push(await measured(browser, days));
  printTable(`The page of a savings plan, median of ${String(runs)}`, rows);
  await browser.close();
}

void main();

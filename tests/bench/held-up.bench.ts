import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox } from '@tests/support/sandbox';
import { demo } from '../e2e/support/demo-customer';
import { everyRoute } from '../e2e/support/every-route';
import { PortalCustomer } from '../e2e/support/portal-customer';
import { median, printTable, rounded } from './measure';

/** A telephone has a processor four times slower; a task of fifty milliseconds is felt. */
const slowDown = 4;
const felt = 50;
const runs = 3;
/** Milliseconds from the first paint on: what comes, what is fetched when it is quiet, and prices that move. */
const watched = 5000;

interface Visit {
  /** What tasks take beyond 50 ms, together. */
  readonly heldUp: number;
  readonly largestPaint: number;
}

/** One visit without a cache. */
async function visit(page: Page, path: string): Promise<Visit> {
  await page.goto('about:blank');
  await page.goto(path);
  await page.waitForFunction((end) => performance.now() > end, watched, { polling: 200 });
  return page.evaluate(() => Object(Reflect.get(window, 'visit')) as Visit);
}

async function measure(): Promise<void> {
  const bank = await startSandbox({ env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock } });
  const browser = await browserType.launch(chromium);
  const context = await browser.newContext({ baseURL: bank.url, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript((least) => {
    const visit = { heldUp: 0, largestPaint: 0 };
    Object.assign(window, { visit });
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('longtask', ({ duration }) => (visit.heldUp += duration - least));
    watch('largest-contentful-paint', ({ startTime }) => (visit.largestPaint = startTime));
  }, felt);
  await new PortalCustomer(page, bank.url, demo.bernd).enter();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const rows: { page: string; heldUp: number; largestPaint: number }[] = [];
  for (const { name, path } of everyRoute) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(page, path));
    const middle = (of: (visit: Visit) => number): number => rounded(median(visits.map(of)));
    rows.push({
      page: name,
      heldUp: middle(({ heldUp }) => heldUp),
      largestPaint: middle(({ largestPaint }) => largestPaint),
    });
  }
  printTable(
    `What holds a page up, ms beyond ${felt} of each task in its first ${watched}, and its largest paint: processor ${slowDown} x slower, median of ${runs}`,
    rows,
  );
  await browser.close();
  await bank.stop();
}

void measure();

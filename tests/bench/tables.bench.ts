import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { growthChart } from '../../scripts/charts/growth-chart';
import { bundlePages } from './bundle-pages';
import { median, printTable, rounded } from './measure';
import type { TableBench } from './pages/table-data';

const runs = 3;
const scrollSteps = 20;
const priceSeconds = 2;
const counts = [10, 1_000, 10_000, 100_000];
/** What is compared: the limit, the same rows without the portal's table, the portal's table. */
const pages = {
  'plain DOM': 'plain-table.ts',
  'mobx, own window': 'mobx-table.tsx',
  ours: 'positions-table.tsx',
};
const folder = mkdtempSync(join(tmpdir(), 'depotwerk-tables-'));
/** Where the pictures of growth go. */
const pictures = join(__dirname, '../../reports/bench');

const figures = {
  first: 'first rows ms',
  sort: 'sort ms',
  scroll: 'scroll step ms',
  price: '200 prices/s, script ms/s',
  heap: 'heap MB',
} as const;
type Seen = Readonly<Record<keyof typeof figures, number>>;

/** Milliseconds the page's thread has worked, on scripts or on anything. */
async function worked(devtools: CDPSession, what: 'ScriptDuration' | 'TaskDuration'): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === what)?.value ?? Number.NaN);
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** Milliseconds until an action has been drawn: script, style and layout. */
const drawn = (page: Page, action: 'show' | { readonly sortBy: number }): Promise<number> =>
  page.evaluate((what) => {
    const bench = Object(Reflect.get(window, 'bench')) as TableBench;
    const begun = performance.now();
    if (what === 'show') bench.show();
    else document.querySelectorAll<HTMLElement>('thead button')[what.sortBy]?.click();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, action);

async function once(browser: Browser, name: string, count: number): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.setContent('<!doctype html><div id="root"></div>');
  const style = join(folder, `${name}.css`);
  if (existsSync(style)) await page.addStyleTag({ path: style });
  await page.addScriptTag({ path: join(folder, `${name}.js`) });
  await page.evaluate((rows) => {
    (Object(Reflect.get(window, 'bench')) as TableBench).prepare(rows);
  }, count);
  const before = await heapOf(devtools);
  const first = await drawn(page, 'show');
  const heap = (await heapOf(devtools)) - before;
  const sorts: number[] = [];
  // Columns that have not been ranked by before, so that nothing is remembered.
  for (const sortBy of [1, 2, 4]) sorts.push(await drawn(page, { sortBy }));
  const beforeScroll = await worked(devtools, 'TaskDuration');
  await page.evaluate(async (steps) => {
    const region = document.querySelector('[role="region"]');
    for (let step = 0; step < steps; step += 1) {
      if (region !== null) region.scrollTop += 350;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  }, scrollSteps);
  const scroll = ((await worked(devtools, 'TaskDuration')) - beforeScroll) / scrollSteps;
  // The rows that are followed change once scrolling has come to rest: what it puts off is put off by now.
  await page.waitForFunction(() => (Object(Reflect.get(window, 'bench')) as TableBench).isAtRest());
  const beforePrices = await worked(devtools, 'ScriptDuration');
  await page.evaluate(async (rounds) => {
    const bench = Object(Reflect.get(window, 'bench')) as TableBench;
    for (let round = 0; round < rounds; round += 1) {
      bench.price(10);
      await new Promise((done) => setTimeout(done, 50));
    }
  }, priceSeconds * 20);
  const price = ((await worked(devtools, 'ScriptDuration')) - beforePrices) / priceSeconds;
  await page.close();
  return { first, sort: median(sorts), scroll, price, heap };
}

const figureNames = ['first', 'sort', 'scroll', 'price', 'heap'] as const;

interface Measured {
  readonly table: string;
  readonly count: number;
  readonly middle: Seen;
}

async function measured(browser: Browser, table: string, file: string, count: number): Promise<Measured> {
  const seen: Seen[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await once(browser, file.replace(/\.tsx?$/, ''), count));
  const middle = (figure: keyof Seen): number => rounded(median(seen.map((each) => each[figure])));
  return {
    table,
    count,
    middle: {
      first: middle('first'),
      sort: middle('sort'),
      scroll: middle('scroll'),
      price: middle('price'),
      heap: middle('heap'),
    },
  };
}

/** One picture a figure, on which linear growth is a straight line. */
function draw(all: readonly Measured[]): void {
  mkdirSync(pictures, { recursive: true });
  for (const figure of figureNames) {
    const lines = Object.keys(pages).map((name) => ({
      name,
      points: all
        .filter(({ table }) => table === name)
        .map(({ count, middle }) => [count, middle[figure]] as const),
    }));
    const file = join(pictures, `tables-${figure}.svg`);
    writeFileSync(file, growthChart('Positions', figures[figure], lines));
    console.log(`drawn: ${file}`);
  }
}

async function measure(): Promise<void> {
  await bundlePages(folder, Object.values(pages));
  const browser = await browserType.launch(chromium);
  const all: Measured[] = [];
  for (const count of counts) {
    const some: Measured[] = [];
    for (const [table, file] of Object.entries(pages)) some.push(await measured(browser, table, file, count));
    all.push(...some);
    printTable(
      `${count} positions in 12 columns, median of ${runs} (performance.md: 1.2 x the mobx page)`,
      some.map(({ table, middle }) => ({
        table,
        ...Object.fromEntries(figureNames.map((figure) => [figures[figure], middle[figure]])),
      })),
    );
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  draw(all);
}

void measure();

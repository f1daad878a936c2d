import { chromium as browserType, type Browser } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox } from '@tests/support/sandbox';
import { demo } from '../e2e/support/demo-customer';
import { PortalCustomer } from '../e2e/support/portal-customer';
import { median, printTable, rounded } from './measure';

/** The line and processor of performance.md: 1.6 Mbit/s, 150 ms, four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowDown = 4;
const runs = 3;

interface Load {
  readonly kB: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly longTasks: number;
  readonly shift: number;
}

type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>;

/** One cold load of the tile overview by somebody signed in. */
async function coldLoad(browser: Browser, url: string, cookies: Cookies): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { largest: 0, long: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
    watch('longtask', ({ duration }) => (seen.long += duration));
    watch('layout-shift', (entry) => (seen.shift += Number(Reflect.get(entry, 'value'))));
  });
  await page.goto(`${url}/ngbrk/`, { waitUntil: 'commit' });
  await page.getByRole('region', { name: 'Vermögen heute' }).waitFor();
  const beforePrefetch = bytes;
  await page.waitForLoadState('load');
  const figures = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    seen: Object(Reflect.get(window, 'seen')) as { largest: number; long: number; shift: number },
  }));
  await context.close();
  const { largest, long, shift } = figures.seen;
  return {
    kB: beforePrefetch / 1000,
    firstPaint: figures.first,
    largestPaint: largest,
    longTasks: long,
    shift,
  };
}

async function measure(): Promise<void> {
  const bank = await startSandbox({ env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock } });
  const browser = await browserType.launch(chromium);
  const context = await browser.newContext({ baseURL: bank.url });
  await new PortalCustomer(await context.newPage(), bank.url, demo.bernd).signIn();
  const cookies = await context.cookies();
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await coldLoad(browser, bank.url, cookies));
  const middle = (of: (load: Load) => number): number => rounded(median(loads.map(of)));
  printTable(
    `Tile overview, signed in, cold: 1.6 Mbit/s, 150 ms, processor ${slowDown} x slower, median of ${runs}`,
    [
      { figure: 'JS over the line, kB', ours: middle(({ kB }) => kB), aim: '150' },
      { figure: 'first paint, ms', ours: middle(({ firstPaint }) => firstPaint), aim: '800' },
      { figure: 'largest paint, ms', ours: middle(({ largestPaint }) => largestPaint), aim: '1500' },
      { figure: 'long tasks, ms', ours: middle(({ longTasks }) => longTasks), aim: '200' },
      { figure: 'layout shift', ours: median(loads.map(({ shift }) => shift)).toFixed(4), aim: '0' },
    ],
  );
  await browser.close();
  await bank.stop();
}

void measure();

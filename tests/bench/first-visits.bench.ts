import { chromium as browserType, type Browser, type Page } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox } from '@tests/support/sandbox';
import * as t from 'io-ts';
import { decoded } from '../e2e/support/decoded';
import { screens, type Screen } from '../e2e/support/every-screen';
import { PortalCustomer } from '../e2e/support/portal-customer';
import { median, printTable, rounded } from './measure';

/** A telephone is that much slower, and a task keeps a finger waiting from so many milliseconds on: Lighthouse's terms. */
const slowDown = 4;
const patience = 50;
const runs = 3;
/** Milliseconds a page is watched for once its heading stands: what it loads then counts too. */
const watched = 3000;

/** What a first visit cost the page's main thread, in milliseconds of processor time on this machine. */
interface Visit {
  readonly work: number;
  readonly longest: number;
  /** What its tasks would keep a telephone waiting for. */
  readonly blocking: number;
}

const Trace = t.type({
  traceEvents: t.array(
    t.intersection([
      t.type({ name: t.string, pid: t.number, tid: t.number, ts: t.number }),
      t.partial({ args: t.UnknownRecord, tdur: t.number, dur: t.number }),
    ]),
  ),
});

/**
 * The processor time of each task of the pages' main threads, in milliseconds. Chromium counts it beside the time that
 * has passed, so that a machine that is busy with something else, or shared, measures the same.
 */
function tasksOf(trace: Buffer): readonly number[] {
  const { traceEvents } = decoded(Trace, JSON.parse(trace.toString('utf8')));
  const placeOf = ({ pid, tid }: { readonly pid: number; readonly tid: number }): string => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
      .map(placeOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(placeOf(event)))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
}

async function coldVisit(browser: Browser, page: Page, { path, german }: Screen): Promise<Visit> {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: german }).waitFor();
  await page.waitForTimeout(watched);
  const tasks = tasksOf(await browser.stopTracing());
  const sum = (of: (task: number) => number): number => tasks.reduce((all, task) => all + of(task), 0);
  return {
    work: sum((task) => task),
    longest: Math.max(...tasks),
    blocking: sum((task) => Math.max(0, task * slowDown - patience)),
  };
}

async function measure(): Promise<void> {
  const bank = await startSandbox({
    env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock, WERKBANK_RATE_LIMIT: '1000000' },
  });
  const browser = await browserType.launch(chromium);
  const rows: Record<string, string | number>[] = [];
  for (const screen of screens) {
    const context = await browser.newContext({
      baseURL: bank.url,
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      locale: 'de-DE',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await new PortalCustomer(page, bank.url, screen.who).enter(screen.path);
    const path = (await screen.link?.(page).getAttribute('href')) ?? screen.path;
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await coldVisit(browser, page, { ...screen, path }));
    const middle = (of: (visit: Visit) => number): number => rounded(median(visits.map(of)));
    rows.push({
      page: `${screen.german} (${screen.path})`,
      'work, ms': middle(({ work }) => work),
      'longest task, ms': middle(({ longest }) => longest),
      [`blocking x ${slowDown}, ms`]: middle(({ blocking }) => blocking),
    });
    await context.close();
  }
  printTable(
    `First visit of every page on a telephone, cold: processor time of the main thread, median of ${runs}`,
    rows,
  );
  await browser.close();
  await bank.stop();
}

void measure();

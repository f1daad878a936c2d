import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Browser } from '@playwright/test';
import { catalogue } from '@domain/product-application/catalogue/catalogue';
import { chromium } from '@tests/support/chromium';
import { bundlePages } from './bundle-pages';
import { median, printTable, rounded } from './measure';
import { paintsOf, recordPaints } from './paints';

const runs = 3;
const keys = 30;
const folder = mkdtempSync(join(tmpdir(), 'depotwerk-application-'));

/** What tests/bench/pages offers on the window. */
interface BenchPage {
  readonly mount: () => void;
}

async function once(browser: Browser, slowDown: number) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.setContent('<!doctype html><div id="root"></div>');
  const style = join(folder, 'every-field.css');
  if (existsSync(style)) await page.addStyleTag({ path: style });
  await page.addScriptTag({ path: join(folder, 'every-field.js') });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
  };
  const before = await heap();
  const mount = await page.evaluate(() => {
    const bench = Object(Reflect.get(window, 'bench')) as BenchPage;
    const begun = performance.now();
    bench.mount();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  });
  const memory = (await heap()) - before;
  const controls = await page.locator('input, select').count();
  await recordPaints(page);
  await page.getByRole('textbox', { name: 'Ausstellende Behörde' }).first().focus();
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a');
  const paints = await paintsOf(page, keys);
  const validate = await page.evaluate(() => {
    const begun = performance.now();
    document.querySelector<HTMLButtonElement>('form > button')?.click();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  });
  const wrong = await page.locator('[aria-invalid=true]').count();
  if (wrong < catalogue.length / 2) throw new Error(`Only ${wrong} of ${catalogue.length} fields are wrong.`);
  await page.close();
  return { mount, key: median(paints), validate, memory, controls };
}

async function measure(): Promise<void> {
  await bundlePages(folder, ['every-field.tsx']);
  const browser = await browserType.launch(chromium);
  const rows: Record<string, string | number>[] = [];
  for (const slowDown of [1, 4]) {
    const seen: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await once(browser, slowDown));
    const middle = (of: (each: (typeof seen)[number]) => number): number => rounded(median(seen.map(of)));
    rows.push({
      processor: `1/${slowDown}`,
      controls: middle(({ controls }) => controls),
      'mount ms': middle(({ mount }) => mount),
      'key to paint ms': middle(({ key }) => key),
      'validate all ms': middle(({ validate }) => validate),
      'heap MB': middle(({ memory }) => memory),
    });
  }
  printTable(
    `An application that asks for all ${catalogue.length} fields of all groups at once, median of ${runs}`,
    rows,
  );
  await browser.close();
  rmSync(folder, { recursive: true });
}

void measure();

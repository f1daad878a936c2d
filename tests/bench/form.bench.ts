import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Browser } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { bundlePages } from './bundle-pages';
import { median, printTable, rounded } from './measure';
import { paintsOf, recordPaints } from './paints';

const runs = 3;
const keys = 30;
const folder = mkdtempSync(join(tmpdir(), 'depotwerk-form-'));

/** What tests/bench/pages offers on the window. */
interface BenchPage {
  readonly mount: () => void;
}

async function once(browser: Browser, name: string, slowDown: number) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.setContent('<!doctype html><div id="root"></div>');
  await page.addScriptTag({ path: join(folder, `${name}.js`) });
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
  await recordPaints(page);
  await page.locator('input[name=f500]').focus();
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('7');
  const paints = await paintsOf(page, keys);
  const validate = await page.evaluate(() => {
    const begun = performance.now();
    document.querySelector('button')?.click();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  });
  const alerts = await page.getByRole('alert').count();
  if (alerts !== 999) throw new Error(`${name} shows ${alerts} errors of 999.`);
  await page.close();
  return { mount, key: median(paints), validate, memory };
}

async function measure(): Promise<void> {
  await bundlePages(folder, ['form-engine.tsx', 'mobx-form.tsx', 'plain-dom.ts']);
  const browser = await browserType.launch(chromium);
  const rows: Record<string, string | number>[] = [];
  for (const slowDown of [1, 4]) {
    for (const name of ['plain-dom', 'mobx-form', 'form-engine']) {
      const seen: Awaited<ReturnType<typeof once>>[] = [];
      for (let run = 0; run < runs; run += 1) seen.push(await once(browser, name, slowDown));
      const middle = (of: (each: (typeof seen)[number]) => number): number => rounded(median(seen.map(of)));
      rows.push({
        form: name,
        processor: `1/${slowDown}`,
        'mount ms': middle(({ mount }) => mount),
        'key to paint ms': middle(({ key }) => key),
        'validate all ms': middle(({ validate }) => validate),
        'heap MB': middle(({ memory }) => memory),
      });
    }
  }
  printTable(
    `1,000 fields, required and pattern, median of ${runs} (aims: mount 1.2 x mobx; key 1.3 x, validate 1.2 x plain DOM)`,
    rows,
  );
  await browser.close();
  rmSync(folder, { recursive: true });
}

void measure();

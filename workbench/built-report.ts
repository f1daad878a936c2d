import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { LastRun } from './book/last-run';

const lastRun = t.strict({
  at: t.string,
  scenarios: t.readonlyArray(
    t.strict({
      path: t.string,
      line: t.number,
      status: t.keyof({
        passed: null,
        failed: null,
        ambiguous: null,
        undefined: null,
        pending: null,
        skipped: null,
      }),
    }),
  ),
});

/** The report that the page was built with, as it stands in the page; a page may be built without one. */
export function builtReport(page: Document): LastRun | undefined {
  const text = page.getElementById('letzter-lauf')?.textContent ?? '';
  if (text.trim() === '') return undefined;
  const read = lastRun.decode(JSON.parse(text));
  return isRight(read) ? read.right : undefined;
}

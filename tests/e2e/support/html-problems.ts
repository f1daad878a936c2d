import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

/** The rules a rendered page can break; style of writing (attribute case, quotes, indentation) is React's, not ours. */
const validator = new HtmlValidate(
  new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
);

/** Where the rendered page breaks the rules of HTML, one line each. */
export async function htmlProblems(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

import type { Page } from '@playwright/test';
import { StaticConfigLoader, HtmlValidate } from 'html-validate';

/**
 * The rules a rendered page can break. Roles that elements have anyway are named on purpose: tables become blocks
 * on narrow windows, and a block would lose its role.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
);

/** Where the rendered page breaks the rules of HTML, one line each. */
export async function htmlProblems(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  const { results } = await validator.validateString(html);
  const broken = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  return [...broken, ...(await selectsWithoutPlaceholder(page)), ...(await missingDescription(page))];
}

/** What stands below a page's title where it is found by a search, which no rule of HTML asks for. */
async function missingDescription(page: Page): Promise<readonly string[]> {
  const described = page.locator('meta[name="description"][content]:not([content=""])');
  return (await described.count()) === 1 ? [] : ['meta-description: a page says once what it is about'];
}

/** Required lists whose first entry is no placeholder, which the validator does not know to be wrong. */
const selectsWithoutPlaceholder = (page: Page): Promise<readonly string[]> =>
  page
    .locator('select[required]:not([multiple])')
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.querySelector('option')?.value !== '')
        .map((list) => `required-select: a required list needs a placeholder (#${list.id})`),
    );

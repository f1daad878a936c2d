import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formPage } from '../../scripts/forms/form-page';
import { formProblems, type HasText } from '../../scripts/forms/form-problems';
import { registeredForms } from '../../scripts/forms/registered-forms';
import { readTranslations, type Texts } from '../../scripts/webpack/translations';

const texts = { de: readTranslations('de'), en: readTranslations('en') };

/** A key may have points of its own, as those of the bank have; areas have none. */
function find(tree: Texts | string | undefined, path: readonly string[]): boolean {
  if (path.length === 0) return typeof tree === 'string';
  return (
    typeof tree === 'object' &&
    path.some((_, end) => find(tree[path.slice(0, end + 1).join('.')], path.slice(end + 1)))
  );
}

const hasText: HasText = (key, language) => find(texts[language], key.split('.'));

describe.each(registeredForms.map((form) => [form.name, form] as const))('the form %s', (name, form) => {
  it('has no mistake that can be found without a customer', () => {
    expect(formProblems(form, hasText)).toEqual([]);
  });

  it('is drawn in docs/forms as it stands', () => {
    const page = readFileSync(join(__dirname, '../../docs/forms', `${name}.md`), 'utf8');
    expect(page).toBe(formPage(form));
  });
});

import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';

/** Named like a hint, and none below a field: a placeholder, a word beside a choice, a line beside a heading. */
const NO_HINTS = /^(palette\.hint|tan\.method\.|shell\.search\.isinHint\.|tax\.explainHint)/;

const hintsOf = (texts: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, value]: readonly [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return hintsOf(value, at);
    return typeof value === 'string' && /hint/i.test(at) && !NO_HINTS.test(at) ? [[at, value]] : [];
  });

it.each([
  ['de', germanTexts, germanFieldTexts],
  ['en', englishTexts, englishFieldTexts],
])('ends every hint below a field with a full stop, in %s [SH-11] [APP-01]', (_, texts, fields) => {
  const hints = [...hintsOf(texts), ...hintsOf(fields)];
  expect(hints.length).toBeGreaterThan(150);
  expect(hints.filter(([, words]) => !words.endsWith('.'))).toEqual([]);
});

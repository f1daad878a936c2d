import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { readTranslations } from '../../scripts/webpack/translations';

describe('the merged translation files', () => {
  it.each([
    ['de', germanTexts],
    ['en', englishTexts],
  ])('hold for %s the same tree the typed keys are made from', (language, typed) => {
    expect(readTranslations(language)).toEqual(typed);
  });
});

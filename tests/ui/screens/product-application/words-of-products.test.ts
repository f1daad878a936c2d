import type { Language } from '@application/ports/device-preferences';
import { compile } from '@tests/support/compile';
import { products } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { wordsThere } from '@ui/screens/product-application/words-there';
import * as E from 'fp-ts/Either';

const wordsOf: Readonly<Record<Language, ReturnType<typeof wordsThere>>> = {
  de: wordsThere(germanTexts, germanFieldTexts),
  en: wordsThere(englishTexts, englishFieldTexts),
};

describe.each(['de', 'en'] as const)('the words of applications in %s [APP-02] [APP-12]', (language) => {
  it.each(products)('are all there: %s', (product) => {
    const made = compile(applicationFor(product, ['group-1']), { hasWords: wordsOf[language] });
    expect(E.isLeft(made) ? made.left : []).toEqual([]);
  });
});

describe('a word that is missing [APP-02]', () => {
  const without = (texts: Parameters<typeof wordsThere>[0], fields = germanFieldTexts): readonly string[] => {
    const made = compile(applicationFor('festgeld', []), { hasWords: wordsThere(texts, fields) });
    return E.isLeft(made) ? made.left : [];
  };
  const application = (changed: object) => ({
    ...germanTexts,
    application: { ...germanTexts.application, ...changed },
  });

  it.each([
    ['title', { title: {} }, 'festgeld: its title has no words'],
    [
      'step',
      { step: { ...germanTexts.application.step, anlage: '' } },
      'festgeld: the step anlage has no words',
    ],
    [
      'section',
      { section: { ...germanTexts.application.section, debit: ' ' } },
      'festgeld: the section debit in konto has no words',
    ],
    ['person', { role: {} }, 'festgeld: the person I1 of the section person in person-i1 has no words'],
  ])('is named with its place: %s', (_, changed, problem) => {
    expect(without(application(changed))).toContain(problem);
  });

  it('is named with its place: fields and their codes', () => {
    const { LAUFZEIT } = germanFieldTexts.FESTGELD;
    const { 12: year, ...others } = LAUFZEIT.options ?? {};
    expect(year).toBeDefined();
    const fields = {
      ...germanFieldTexts,
      FESTGELD: {
        ...germanFieldTexts.FESTGELD,
        ANLAGEBETRAG: { label: '' },
        LAUFZEIT: { ...LAUFZEIT, options: others },
      },
    };
    expect(without(germanTexts, fields)).toEqual([
      'festgeld: FESTGELD.ANLAGEBETRAG in anlage has no words',
      'festgeld: 12 of FESTGELD.LAUFZEIT in anlage has no words',
    ]);
  });
});

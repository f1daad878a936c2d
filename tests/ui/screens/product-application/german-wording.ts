import { createFormats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import type { Wording } from '@ui/screens/product-application/field-words';

const { t } = createTexts('de', germanTexts);

/** How fields are said in German, where the bank has no words of its own for any. */
export const germanWording: Wording = {
  t,
  fields: germanFieldTexts,
  formats: createFormats('de', t),
  group: () => undefined,
  statement: () => undefined,
  condition: () => undefined,
  legalText: () => undefined,
  known: () => undefined,
};

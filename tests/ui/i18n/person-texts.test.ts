import { personRelations } from '@domain/person/person-relation';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { holdingText, relationText } from '@ui/i18n/person-texts';
import { createTexts } from '@ui/i18n/texts';

describe.each([
  ['de', germanTexts, 'Gemeinschaftskonto', 'Unbekannte Beziehung'],
  ['en', englishTexts, 'Joint account', 'Unknown relationship'],
] as const)('labels in %s [KIT-15]', (language, tree, joint, unknown) => {
  const { t } = createTexts(language, tree);

  it('name each relation in words of its own', () => {
    const labels = Object.values(personRelations).map((relation) => relationText(t, relation));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.some((label) => label.startsWith('person.'))).toBe(false);
  });

  it('name what nobody knows, and whose an account is', () => {
    expect(relationText(t, undefined)).toBe(unknown);
    expect(holdingText(t, 'joint')).toBe(joint);
  });
});

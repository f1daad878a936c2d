import { CFD_STATEMENTS } from '@sandbox/areas/application/open/cfd-statements';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';

/** What the portal says of the bank's codes, in both languages. */
const languages = [
  ['de', { group: germanFieldTexts.WP_PRODUKTGRUPPE.UUID, answer: germanFieldTexts.CFD_ANTWORT.ANTWORT }],
  ['en', { group: englishFieldTexts.WP_PRODUKTGRUPPE.UUID, answer: englishFieldTexts.CFD_ANTWORT.ANTWORT }],
] as const;

describe('what applications ask in words of the bank, said by the portal by its codes [APP-12] [CUS-09]', () => {
  it.each(languages)('names every product group as the bank does (%s)', (language, { group }) => {
    expect(group.options).toEqual(Object.fromEntries(GROUPS.map(({ id, name }) => [id, name[language]])));
  });

  it.each(languages)('has words for every statement about CFDs, and for no other (%s)', (_, { answer }) => {
    expect(Object.keys(answer.statements ?? {})).toEqual(CFD_STATEMENTS.map(({ id }) => id));
  });

  it('says the statements in German word for word as the bank does', () => {
    expect(germanFieldTexts.CFD_ANTWORT.ANTWORT.statements).toEqual(
      Object.fromEntries(CFD_STATEMENTS.map(({ id, text }) => [id, text])),
    );
  });
});

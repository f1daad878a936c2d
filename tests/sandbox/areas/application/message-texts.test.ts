import { applicationReasons } from '@domain/product-application/submitted-application';
import { applicationMessage } from '@sandbox/areas/application/application-messages';
import { REASONS } from '@sandbox/areas/application/application-state';
import english from '@ui/i18n/en/error-codes.json';
import german from '@ui/i18n/de/error-codes.json';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { messageText } from '@ui/i18n/message-parts';
import { createTexts } from '@ui/i18n/texts';

const placeholders = (text: string): readonly string[] => (text.match(/{{\w+}}/g) ?? []).toSorted();
const textOf = (texts: object, key: string): string => new Map(Object.entries(texts)).get(key) ?? '';

describe('what the bank says about applications', () => {
  it('each reason for what an application has come to has words of ours [APP-13]', () => {
    expect(Object.keys(REASONS).toSorted()).toEqual([...applicationReasons].toSorted());
  });

  it.each(applicationMessage.keys)('%s has a sentence of ours in both languages [APP-05]', (key) => {
    expect(textOf(german, key)).not.toBe('');
    expect(textOf(english, key)).toMatch(/^[A-Z].+(?:[.]|HYPERLINK)$/);
    expect(placeholders(textOf(english, key))).toEqual(placeholders(textOf(german, key)));
  });

  it.each([
    ['de', 'Der Betrag darf höchstens 1.234,50 EUR sein.'],
    ['en', 'The amount can be EUR 1,234.50 at most.'],
  ] as const)('writes amounts as %s does, whatever the bank wrote', (language, said) => {
    const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
    const told = applicationMessage.error('fehler-betrag-zu-hoch', { args: { maximalbetrag: '1234.50' } });
    expect(told.message).toBe('Der Betrag darf höchstens 1.234,50 EUR sein.');
    expect(messageText(texts, { key: told.key, args: { maximalbetrag: '1234.50' } })).toBe(said);
  });
});

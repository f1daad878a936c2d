import { createFormats } from '@ui/i18n/formats';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { messageText } from '@ui/i18n/message-parts';
import { toldWords } from '@ui/i18n/told-words';
import { createTexts, switchLanguage } from '@ui/i18n/texts';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PERCENT, PIECES } from '@domain/money/unit';

describe('texts', () => {
  it('switches the language and with it words and figures [SH-11]', async () => {
    const texts = createTexts('de', germanTexts);
    expect(texts.t('shell.signOut')).toBe('Abmelden');
    await switchLanguage(texts, 'en', englishTexts);
    expect(texts.t('shell.signOut')).toBe('Sign out');
    const formats = createFormats('en', texts.t);
    expect(formats.amount(amount('1234.5', EUR))).toBe('1,234.50\u00a0EUR');
    expect(formats.amount(amount('40', PIECES))).toBe('40\u00a0units');
    expect(formats.amount(amount('1', PIECES))).toBe('1\u00a0unit');
    expect(formats.amount(amount('1.5', PIECES))).toBe('1.5\u00a0units');
    expect(formats.unit(PIECES)).toBe('units');
    // The word would tell what the cover hides.
    const covered = createFormats('en', texts.t, true);
    expect(covered.amount(amount('1', PIECES))).toBe('••••\u00a0units');
    // What a bond has cost.
    expect(covered.amount(amount('88.12', PERCENT))).toBe('••••%');
    expect(formats.amount(amount('86.7', PERCENT))).toBe('86.70%');
    expect(formats.percent(decimal('1.48'))).toBe('1.48%');
  });

  it('writes a typographic apostrophe everywhere, as a typesetter would [SH-11]', () => {
    const wordsOf = (texts: unknown): readonly string[] =>
      typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(wordsOf);
    const all = [englishTexts, englishFieldTexts, germanTexts].flatMap(wordsOf);
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter((words) => /\p{L}'\p{L}/u.test(words))).toEqual([]);
  });

  it('names special units in words and keeps money at two decimals [SH-11]', () => {
    const formats = createFormats('de', createTexts('de', germanTexts).t);
    expect(formats.amount(amount('40', PIECES))).toBe('40\u00a0Stück');
    expect(formats.amount(amount('86.7', PERCENT))).toBe('86,70\u00a0%');
    expect(formats.amount(amount('5', EUR))).toBe('5,00\u00a0EUR');
  });

  it.each([
    ['de', germanTexts, '5.698 ungelesene Dokumente', '12 ungelesene Dokumente'],
    ['en', englishTexts, '5,698 unread documents', '12 unread documents'],
  ] as const)('writes counts in %s as every figure [SH-11]', (language, source, many, few) => {
    const { t } = createTexts(language, source);
    expect(t('start.day.documents', { count: 5698 })).toBe(many);
    expect(t('start.day.documents', { count: 12 })).toBe(few);
  });

  it('covers before onlookers what is the customer’s own, and neither a price nor a percentage [SH-11]', () => {
    const formats = createFormats('de', createTexts('de', germanTexts).t, true);
    expect(formats.amount(amount('1234.5', EUR))).toBe('••••\u00a0EUR');
    expect(formats.amount(amount('40', PIECES))).toBe('••••\u00a0Stück');
    expect(formats.own(amount('40', PIECES).value)).toBe('••••');
    expect(toldWords('Kauf 5 Stück SAP SE, 1.189,50 EUR am 23.11.2026', formats)).toBe(
      'Kauf •••• Stück SAP SE, •••• EUR am 23.11.2026',
    );
    expect(toldWords('Kauf 12,50 EUR Bundesrepublik Deutschland 2,50 % 2022', formats)).toBe(
      'Kauf •••• EUR Bundesrepublik Deutschland 2,50 % 2022',
    );
    expect(formats.price(amount('231.8', EUR))).toBe('231,80\u00a0EUR');
    // Of a bond it is what was paid for it, in percent.
    expect(formats.amount(amount('86.7', PERCENT))).toBe('••••\u00a0%');
    expect(formats.price(amount('86.7', PERCENT))).toBe('86,70\u00a0%');
  });

  const texts = createTexts('de', {
    ...germanTexts,
    'error-codes': { known: 'Es fehlen {{fehlbetrag}}.' },
  });
  it.each([
    [
      'our own text with its arguments',
      { key: 'known', args: { fehlbetrag: '5 EUR' }, text: 'Bank' },
      'Es fehlen 5 EUR.',
    ],
    [
      'a key that has its prefix already',
      { key: 'error-codes.known', args: { fehlbetrag: '1' } },
      'Es fehlen 1.',
    ],
    [
      'the bank’s words for a key nobody translated',
      { key: 'new', args: {}, text: 'Bank sagt' },
      'Bank sagt',
    ],
    ['the fallback of a rule', { key: 'new', args: {}, fallback: 'Bitte wählen' }, 'Bitte wählen'],
    ['something, when there is nothing', { key: 'new', args: {} }, 'Unbekannter Fehler'],
  ])('says %s [KIT-05]', (_, message, expected) => {
    expect(messageText(texts, message)).toBe(expected);
  });
});

import type { LinePart } from '@domain/order/prefill/one-line-part';
import { englishTexts } from '@ui/i18n/english-texts';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, switchLanguage } from '@ui/i18n/texts';
import { partWords } from '@ui/screens/palette/part-words';

describe('what was understood of an order in one line', () => {
  it.each<[LinePart, string, string]>([
    [{ kind: 'limit', price: '1.198,50' }, '1.198,50', '1,198.50'],
    [{ kind: 'trigger', price: '128' }, '128', '128'],
    [{ kind: 'quantity', quantity: '10' }, '10', '10'],
    [{ kind: 'distance', distance: '2,5', distanceKind: 'relative' }, '2,5\u00a0%', '2.5%'],
    [{ kind: 'distance', distance: '4,25', distanceKind: 'absolute' }, '4,25', '4.25'],
    [{ kind: 'validity', validity: { type: 'GFD' } }, 'Tagesgültig', 'Day order'],
    [{ kind: 'validity', validity: { type: 'MAX' } }, 'Maximal', 'Maximum'],
  ])('writes %j as each language does: %s, %s [ORD-30] [SH-11]', async (part, german, english) => {
    const texts = createTexts('de', germanTexts);
    expect(partWords(part, texts.t, createFormats('de', texts.t))?.value).toBe(german);
    await switchLanguage(texts, 'en', englishTexts);
    expect(partWords(part, texts.t, createFormats('en', texts.t))?.value).toBe(english);
  });
});

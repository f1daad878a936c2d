import { orderFindings } from '@domain/order/read/order-finding';
import { orderMessagePlaces } from '@domain/order/check/order-message';
import english from '@ui/i18n/en/error-codes.json';
import german from '@ui/i18n/de/error-codes.json';

const placeholders = (text: string): readonly string[] => (text.match(/{{\w+}}/g) ?? []).toSorted();
const textsOf = (language: object): ReadonlyMap<string, string> => new Map(Object.entries(language));
const inGerman = textsOf(german);
const inEnglish = textsOf(english);

describe('what is said about orders', () => {
  it.each(Object.keys(orderMessagePlaces))('%s has a sentence in both languages [ORD-25]', (key) => {
    expect(inGerman.get(key)).toMatch(/^[A-ZÄÖÜ].+(?:[.]|HYPERLINK)$/);
    expect(inEnglish.get(key)).toMatch(/^[A-Z].+(?:[.]|HYPERLINK)$/);
    expect(placeholders(inEnglish.get(key) ?? '')).toEqual(placeholders(inGerman.get(key) ?? ''));
  });

  it.each(orderFindings)('%s says how to mend it', (key) => {
    expect(inGerman.get(key)).toMatch(/(?:Bitte .+[.]|Tausenderpunkte .+[.]|Meinen Sie .+[?]|[.])$/);
    expect(inGerman.get(key)).toMatch(/^[A-ZÄÖÜ]/);
    expect(inEnglish.get(key)).toMatch(/^[A-Z].+[.?]$/);
    expect(placeholders(inEnglish.get(key) ?? '')).toEqual(placeholders(inGerman.get(key) ?? ''));
  });
});

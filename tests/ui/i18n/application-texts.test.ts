import german from '@ui/i18n/de/error-codes.json';

const texts = new Map<string, string>(Object.entries(german));

/** What brokerage.md 8 says of the application form, word by word, and the keys of the portal and of the bank for it. */
const sentences: readonly (readonly [sentence: string, ...keys: readonly string[]])[] = [
  ['Bitte alle Pflichtfelder ausfüllen', 'application-required', 'fehler_pflichtfeld_nicht_gesetzt'],
  ['Bitte akzeptieren', 'requiredTrue', 'fehler-nicht-akzeptiert'],
  ['Bitte bestätigen Sie Ihre Einwilligung', 'application-consent', 'fehler-einwilligung-fehlt'],
  ['Bitte mindestens {} Zeichen eingeben', 'minLength', 'fehler-mindestlaenge'],
  ['Bitte eine gültige E-Mail eingeben', 'email', 'fehler-email-ungueltig'],
  ['eingegebene E-Mail Adressen müssen übereinstimmen', 'E1916'],
  [
    'Bitte geben Sie einen gültigen Betrag ein. Erlaubt sind Ziffern von 0 bis 9.',
    'application-amount',
    'fehler-betrag-ungueltig',
  ],
  ['Bitte legen Sie mindestens {} Euro an.', 'application-amount-least', 'ANLAGEBETRAG_ZU_NIEDRIG'],
  [
    'Der Sparbetrag darf max. {} EUR betragen.',
    'application-saving-most',
    'fehler-max-anlagebetrag-ueberschritten',
  ],
];

describe('what the portal says of an application [APP-07]', () => {
  it.each(sentences)('%s', (sentence, ...keys) => {
    expect(keys.map((key) => [key, texts.get(key)?.replace(/\{\{\w+\}\}/gu, '{}')])).toEqual(
      keys.map((key) => [key, sentence]),
    );
  });
});

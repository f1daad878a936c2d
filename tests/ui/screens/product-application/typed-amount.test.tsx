import { decimal, type Decimal } from '@domain/money/decimal';
import { entryOf } from '@domain/product-application/catalogue/catalogue';
import { askedField } from '@domain/product-application/field/asked-field';
import { readAmount } from '@domain/product-application/field/read-amount';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fc } from '@tests/support/properties';
import { shownIssue } from '@ui/forms/use-issue-texts';
import { AmountField } from '@ui/components/field/amount-field';
import { englishTexts } from '@ui/i18n/english-texts';
import { formatDecimal } from '@ui/i18n/format-decimal';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, switchLanguage } from '@ui/i18n/texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import type { Wording } from '@ui/screens/product-application/field-words';
import { saidIn } from '@ui/screens/product-application/summary/said-in';
import { grouped, ungrouped } from '@ui/screens/product-application/typed-amount';
import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';

type Language = 'de' | 'en';
const languages = ['de', 'en'] as const;
const trees = { de: germanTexts, en: englishTexts };

/** The control of an amount as applications have it, and what stands in the form behind it. */
function control(language: Language, kept = '') {
  const texts = createTexts(language, trees[language]);
  const form = { value: kept };
  function Control() {
    const [value, setValue] = useState(kept);
    form.value = value;
    return (
      <AmountField
        id="amount"
        label="Betrag"
        unit="EUR"
        value={grouped(value)}
        onChange={(typed) => setValue(ungrouped(typed))}
      />
    );
  }
  render(
    <I18nextProvider i18n={texts}>
      <Control />
    </I18nextProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Betrag');
  return {
    texts,
    form,
    input,
    paste: (text: string) => fireEvent.change(input, { target: { value: text } }),
    /** Key by key, each at the end of what stands there. */
    type: (text: string) =>
      Array.from(text).forEach((key) => fireEvent.change(input, { target: { value: input.value + key } })),
  };
}

const read = (text: string): Decimal | undefined => {
  const value = readAmount(text, {});
  return E.isRight(value) ? value.right : undefined;
};

describe('an amount typed into an application [APP-07] [CUS-09]', () => {
  it.each<[Language, string, string, string, string | undefined]>([
    ['de', '1234,56', '1.234,56', '1234,56', '1234.56'],
    ['de', '1.234,56', '1.234,56', '1234,56', '1234.56'],
    ['en', '1234.56', '1,234.56', '1234,56', '1234.56'],
    ['en', '1,234.56', '1,234.56', '1234,56', '1234.56'],
    ['en', '1,234', '1,234', '1234', '1234.00'],
    ['de', '1000000', '1.000.000', '1000000', '1000000.00'],
    ['de', '12.50', '12.50', '12.50', undefined],
    ['en', '12,50', '12,50', '12.50', undefined],
    ['en', '12.5', '12.5', '12,5', undefined],
    ['de', '0.123', '0.123', '0.123', undefined],
  ])('in %s, %s is shown as %s, kept as %s and read as %s', (language, typed, shown, kept, value) => {
    const { form, input, type } = control(language);
    type(typed);
    expect(input.value).toBe(shown);
    expect(form.value).toBe(kept);
    expect(read(form.value)).toEqual(value === undefined ? undefined : decimal(value));
  });

  it('is in each language what it is written as, and means the same in the other', () => {
    const cents = fc.bigInt({ min: 0n, max: 99_999_999_999n });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...languages),
        fc.constantFrom(...languages),
        (units, first, then) => {
          const value = { units, scale: 2 };
          const written = (language: Language) => formatDecimal(language, value, { minDecimals: 2 });
          const { form, input, paste } = control(first);
          paste(written(first));
          expect(read(form.value)).toEqual(value);
          expect(input.value).toBe(written(first));
          cleanup();
          const later = control(then, form.value);
          expect(later.input.value).toBe(written(then));
          expect(read(later.form.value)).toEqual(value);
          cleanup();
        },
      ),
    );
  });

  it('keeps its value while the language is switched before the eyes of the customer', async () => {
    const { form, input, texts, type } = control('en');
    type('1,234.56');
    await act(() => switchLanguage(texts, 'de', germanTexts));
    expect(input.value).toBe('1.234,56');
    type('7');
    expect(form.value).toBe('1234,567');
    await act(() => switchLanguage(texts, 'en', englishTexts));
    expect(input.value).toBe('1,234.567');
  });
});

describe('what was typed, as the summary and the document say it [APP-10] [CUS-09]', () => {
  function said(language: Language, name: string, typed: string): string | undefined {
    const entry = entryOf(name);
    if (entry === undefined) throw new Error(`No field ${name}`);
    const { t } = createTexts(language, trees[language]);
    const nothing = () => undefined;
    const wording: Wording = {
      t,
      fields: germanFieldTexts,
      formats: createFormats(language, t),
      group: nothing,
      statement: nothing,
      condition: nothing,
      legalText: nothing,
      known: nothing,
    };
    return saidIn(askedField(name, entry, {}), typed, wording);
  }

  it.each<[Language, string, string, RegExp]>([
    ['de', 'FESTGELD.ANLAGEBETRAG', '12500', /^12\.500,00\sEUR$/],
    ['en', 'FESTGELD.ANLAGEBETRAG', '12500', /^12,500\.00\sEUR$/],
    ['en', 'FESTGELD.ANLAGEBETRAG', '12.5', /^12\.5$/],
    ['de', 'WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ', '2,5', /^2,5\s%$/],
    ['en', 'WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ', '2,5', /^2\.5\s%$/],
    ['de', 'PERSON.GEBURTSDATUM_I1', '14.03.1988', /^14\.03\.1988$/],
    ['de', 'AUSZAHLUNG_KONTO.KONTO_ID', 'DE02120300000000202051', /^DE02 1203 0000 0000 2020 51$/],
    ['en', 'PERSON.GEBURTSDATUM_I1', '14.03.1988', /^14\sMar\s1988$/],
  ])('in %s, %s with %s', (language, name, typed, shown) => {
    expect(said(language, name, typed)).toMatch(shown);
  });

  it.each<[Language, string]>([
    ['de', 'Der Sparbetrag darf max. 10.000,00 EUR betragen.'],
    ['en', 'The savings amount must not exceed EUR 10,000.00.'],
  ])('and the bounds in messages (%s)', (language, words) => {
    const texts = createTexts(language, trees[language]);
    const found = readAmount('10000,01', { most: '10000.00', saving: true });
    if (E.isRight(found)) throw new Error('Nothing is found');
    expect(shownIssue(found.left, texts).text).toBe(words);
  });
});

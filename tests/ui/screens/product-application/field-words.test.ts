import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { entryOf } from '@domain/product-application/catalogue/catalogue';
import { askedField } from '@domain/product-application/field/asked-field';
import { products } from '@domain/product-application/engine/product';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { applicationFor } from '@domain/product-application/products/products';
import { createFormats } from '@ui/i18n/formats';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { hintOf, labelOf, type Wording } from '@ui/screens/product-application/field-words';
import { saidIn } from '@ui/screens/product-application/summary/said-in';

const fields = { de: germanFieldTexts, en: englishFieldTexts };
const trees = { de: germanTexts, en: englishTexts };

/** The words of a language, where the bank asks about these. */
function wordingIn(language: 'de' | 'en', asked: { readonly group?: string; readonly statement?: string }) {
  const { t } = createTexts(language, trees[language]);
  const { group, statement } = asked;
  const wording: Wording = {
    t,
    fields: fields[language],
    formats: createFormats(language, t),
    group: () => (group === undefined ? undefined : { id: group, name: 'Worte der Bank' }),
    statement: () => (statement === undefined ? undefined : { id: statement, text: 'Worte der Bank' }),
    condition: (term) =>
      term === '12' ? { id: 'FG-1-12', term, rate: percentage(decimal('2.35')) } : undefined,
    legalText: () => undefined,
    known: () => undefined,
  };
  return wording;
}

function labelIn(language: 'de' | 'en', name: string, asked: Parameters<typeof wordingIn>[1]): string {
  const entry = entryOf(name);
  if (entry === undefined) throw new Error(`No field ${name}`);
  return labelOf(entry, wordingIn(language, asked));
}

describe('labels of fields that the bank has words for [APP-12] [CUS-09]', () => {
  it.each([
    ['de', 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_3', { group: 'aktien' }, 'Aktien'],
    ['en', 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_3', { group: 'aktien' }, 'Shares'],
    ['en', 'WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_3', { group: 'aktien' }, 'Number of transactions (Shares)'],
    ['en', 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_3', { group: 'kunst' }, 'Worte der Bank'],
    ['en', 'WP_PRODUKTGRUPPE.KENNTNISSE_I1_3', {}, 'Knowledge present'],
    [
      'de',
      'CFD_ANTWORT.ANTWORT_I1_5',
      { statement: 'stop-order' },
      'Eine Stop-Order garantiert immer genau den Kurs der Stop-Marke.',
    ],
    [
      'en',
      'CFD_ANTWORT.ANTWORT_I1_5',
      { statement: 'stop-order' },
      'A stop order always guarantees exactly the stop price.',
    ],
    ['en', 'CFD_ANTWORT.ANTWORT_I1_5', { statement: 'new' }, 'Worte der Bank'],
  ] as const)('in %s, of %s with %j: %s', (language, name, asked, label) => {
    expect(labelIn(language, name, asked)).toBe(label);
  });
});

describe('a term with what the bank pays for it [APP-13] [CUS-09]', () => {
  it.each([
    ['de', '12', '12 Monate · 2,35\u00a0% p. a.'],
    ['en', '12', '12 months · 2.35% p.a.'],
    ['de', '24', '24 Monate'],
  ] as const)('in %s, of %s months: %s', (language, term, said) => {
    const entry = entryOf('FESTGELD.LAUFZEIT');
    if (entry === undefined) throw new Error('No term');
    expect(saidIn(askedField(entry.name, entry, {}), term, wordingIn(language, {}))).toBe(said);
  });
});

describe('months that were typed, in the summary [APP-10] [CUS-09]', () => {
  it.each([
    ['de', '04.2019', 'April 2019'],
    ['de', '12.2020', 'Dezember 2020'],
    ['en', '12.2020', 'December 2020'],
    ['en', '13.2020', '13.2020'],
  ] as const)('in %s: %s is %s', (language, typed, said) => {
    const name = 'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1';
    const entry = entryOf(name);
    if (entry === undefined) throw new Error(`No field ${name}`);
    expect(saidIn(askedField(name, entry, {}), typed, wordingIn(language, {}))).toBe(said);
  });
});

describe('what helps to fill in a field [APP-12]', () => {
  const asked = products.flatMap((product) =>
    applicationFor(product, ['group-1', 'group-2'])
      .steps.flatMap(fieldsIn)
      .flatMap(({ formFieldName, isHidden, isCarried }) =>
        isHidden || isCarried ? [] : (entryOf(formFieldName) ?? []),
      ),
  );
  /** What is asked of every group of securities and of every statement: the first says it for all. */
  const once = /^(WP_PRODUKTGRUPPE\.KENNTNISSE|CFD_ANTWORT\.ANTWORT)_/;

  it.each(['de', 'en'] as const)('in %s no field that is asked is without it', (language) => {
    const wording = { fields: fields[language] };
    const without = asked.filter(({ name }) => !once.test(name)).filter((entry) => !hintOf(entry, wording));
    expect(without.map(({ name }) => name)).toEqual([]);
    const listed = asked.filter(({ name }) => once.test(name));
    expect(new Set(listed.map(({ index }) => index))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const entry of listed) expect(hintOf(entry, wording) === undefined).toBe(entry.index !== 1);
  });

  it.each(['de', 'en'] as const)('in %s it is short, and more than the label', (language) => {
    const wording = wordingIn(language, {});
    for (const entry of asked) {
      const hint = hintOf(entry, wording) ?? '';
      expect([entry.name, hint.length <= 110]).toEqual([entry.name, true]);
      expect(hint.replace(/\.$/, '')).not.toBe(labelOf(entry, wording));
    }
  });

  it.each([
    ['PERSON.GEBURTSDATUM_I1', 'Zum Beispiel 14.03.1988.'],
    ['WERTPAPIERSPARPLAN.LETZTER_KAUF', 'Leer lassen, wenn der Plan weiterläuft.'],
    ['POST.VORHER_PLZ_E1', 'In Deutschland fünf Ziffern.'],
    ['KARTEN.RATENSERVICE_TELEFON_I1', 'Ohne Ländervorwahl, zum Beispiel 170 1234567.'],
    ['AUSZAHLUNG_KONTO.BIC', '8 oder 11 Zeichen, zum Beispiel auf dem Kontoauszug.'],
  ])('of %s it says, nearest first: %s', (name, hint) => {
    const entry = entryOf(name);
    expect(entry && hintOf(entry, { fields: germanFieldTexts })).toBe(hint);
  });
});

describe('hints of fields [APP-12]', () => {
  /** The fields that a product shows; of several alike the first, which says the hint for all. */
  const shown = (product: (typeof products)[number]) =>
    applicationFor(product, ['aktien'])
      .steps.flatMap(({ formContextSelector }) => formContextSelector.flatMap((section) => section.fields))
      .filter(({ isHidden }) => isHidden !== true)
      .flatMap(({ formFieldName }) => entryOf(formFieldName) ?? [])
      .filter(({ index = 1 }) => index === 1);

  it.each(products)('are there for each field that %s shows, in both languages', (product) => {
    const without = (['de', 'en'] as const).flatMap((language) =>
      shown(product).flatMap((entry) =>
        hintOf(entry, wordingIn(language, {})) === undefined ? [`${language} ${entry.name}`] : [],
      ),
    );
    expect(without).toEqual([]);
  });
});

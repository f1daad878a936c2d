import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';

/** All texts of a tree of them, each with its key. */
const flat = (tree: object, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name).sort();

/** Words that both languages have, and names that neither translates. */
const alike = new Set(
  (
    'Alt Bank Euro Gold In Index Internet Limit Name Order Person Position Prof Quiz Quote Software Standard Status Stop nominal s ' +
    'BIC Cash CSV Depotwerk ETF EUR Girocard IBAN ISIN OCO photoTAN Priority Skyline TAN Unlimited WKN'
  ).split(' '),
);

const wordsOf = (text: string): readonly string[] =>
  text.startsWith('/') ? [] : (text.replaceAll(/{{[^}]*}}/g, ' ').match(/\p{L}+/gu) ?? []);

describe('languages', () => {
  const german = new Map(flat(germanTexts));
  const english = new Map(flat(englishTexts));

  it('have the same keys [SH-11]', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it('name in German one thing, of which it is said that it is loading or cannot be loaded [SH-11]', () => {
    // Words of one thing that begin as those of several do: who adds one here has read the sentence it stands in.
    const ones = 'Liste Übersicht Position Order Kosteninformation Kostenaufstellung Kontoliste Umsatzliste';
    const more = 'Beobachtungsliste Steuersimulation Jahressteuerbescheinigung';
    const begins = new RegExp(
      `^(Der|Das|Ihr) |^(?:Die|Ihre) (${`${ones} ${more}`.replaceAll(' ', '|')})\\b`,
      'u',
    );
    // Besides those that are called so, whatever a view hands over as one.
    const views = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const handed = new Set(
      views.flatMap((view) =>
        [...readFileSync(join('ui', view), 'utf8').matchAll(/\bsubject(?:=\{|: )t\('([\w.]+)'/gu)].map(
          ([, key]) => key,
        ),
      ),
    );
    expect(handed.size).toBeGreaterThan(20);
    const subjects = [...german].filter(
      ([key]) => handed.has(key) || (/ubject$/u.test(key) && !key.includes('Receipts.')),
    );
    expect(subjects.length).toBeGreaterThan(30);
    expect(subjects.filter(([, text]) => !begins.test(text))).toEqual([]);
  });

  it('fill in the same values [SH-11]', () => {
    const filled = (texts: ReadonlyMap<string, string>) =>
      [...texts].map(([key, text]) => [key, placeholders(text)]).sort();
    expect(filled(english)).toEqual(filled(german));
  });

  it('say nothing alike but what is called so in both: an English text is none that was left in German [SH-11] [APP-12]', () => {
    const untranslated = (texts: object, others: object) => {
      const known = new Map(flat(others));
      return flat(texts).filter(
        ([key, text]) => known.get(key) === text && wordsOf(text).some((word) => !alike.has(word)),
      );
    };
    expect(untranslated(englishTexts, germanTexts)).toEqual([]);
    expect(untranslated(englishFieldTexts, germanFieldTexts)).toEqual([]);
  });
});

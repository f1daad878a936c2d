import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name).sort();

describe('languages', () => {
  const german = new Map(flat(germanTexts));
  const english = new Map(flat(englishTexts));

  it('have the same keys [SH-11]', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it('fill in the same values [SH-11]', () => {
    const filled = (texts: ReadonlyMap<string, string>) =>
      [...texts].map(([key, text]) => [key, placeholders(text)]).sort();
    expect(filled(english)).toEqual(filled(german));
  });
});

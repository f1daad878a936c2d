import type { Language } from '@application/ports/device-preferences';
import type { TextSource, TextTree } from '@application/ports/text-source';

/** A source that has these texts. */
export type MakeTextSource = (texts: Readonly<Partial<Record<Language, TextTree>>>) => TextSource;

/** The contract of every source of texts. */
export function describeTextSource(name: string, make: MakeTextSource): void {
  describe(`${name} as a text source [KIT-05]`, () => {
    const de = { shell: { skip: 'Zum Inhalt springen' }, 'error-codes': { x: 'Fehler' } };
    const en = { shell: { skip: 'Skip to content' } };

    it.each([
      ['de', de],
      ['en', en],
    ] as const)('has the texts of %s as a tree', async (language, tree) => {
      expect(await make({ de, en }).load(language)()).toEqual(tree);
    });

    it('has no texts, and does not fail, where there are none', async () => {
      expect(await make({ de }).load('en')()).toBeUndefined();
    });
  });
}

import type { Language } from '@application/ports/device-preferences';
import { applicationAuthor } from '@src/application-author';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import * as TE from 'fp-ts/TaskEither';

const lost = { kind: 'not-found' } as const;

function bench({ texts = true, fields = true } = {}) {
  const said: unknown[] = [];
  const asked: Language[] = [];
  const author = applicationAuthor({
    console: { error: (...parts) => void said.push(...parts) },
    language: () => 'en',
    textSource: {
      load: (language) => () => {
        asked.push(language);
        return Promise.resolve(texts ? englishTexts : undefined);
      },
    },
    fieldTexts: (language) => {
      asked.push(language);
      return fields ? TE.right(englishFieldTexts) : TE.left(lost);
    },
  });
  return { author, said, asked };
}

describe('the author of an application, while it is developed [APP-02]', () => {
  it('knows the words of the language shown', async () => {
    const { author, asked } = bench();
    const hasWords = await author.words();
    expect(asked).toEqual(['en', 'en']);
    expect(hasWords?.('step.produkt')).toBe(true);
    expect(hasWords?.('PERSON.NAME')).toBe(true);
    expect(hasWords?.('step.nirgends')).toBe(false);
    expect(hasWords?.('PERSON.NIEMAND')).toBe(false);
  });

  it.each([{ texts: false }, { fields: false }])(
    'knows none where they did not come: %j',
    async (missing) => {
      expect(await bench(missing).author.words()).toBeUndefined();
    },
  );

  it('reads in the console what is wrong, a line each', () => {
    const { author, said } = bench();
    author.tell(['depot: its title has no words', 'depot: nobody reaches the step steuer']);
    expect(said).toEqual([
      'This application cannot work and does not start:\ndepot: its title has no words\ndepot: nobody reaches the step steuer',
    ]);
  });
});

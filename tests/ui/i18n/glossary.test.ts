import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';

/** Every text below a tree with its key; an address is none, and what is filled in is no word of ours. */
const texts = (tree: unknown, key = ''): readonly (readonly [string, string])[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([part, below]) => texts(below, `${key}.${part}`))
    : String(tree).startsWith('/')
      ? []
      : [[key, String(tree).replace(/{{.*?}}/g, '')]];

const rows = readFileSync(join(__dirname, '../../../docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const words = (column: number): readonly string[] =>
  rows
    .flatMap((row) => (row[column] ?? '').split(',').map((word) => word.trim()))
    .filter((word) => word !== '');

const whole = (word: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, flags);

describe('one word for one thing [CUS-09]', () => {
  const german = [...texts(germanTexts), ...texts(germanFieldTexts)];
  const english = [...texts(englishTexts), ...texts(englishFieldTexts)];

  it('a table says which', () => {
    expect([words(1).length, words(3).length, words(4).length].every((count) => count > 10)).toBe(true);
  });

  // German nouns are told from verbs by their capital: "Ordnen" is no button, to order things is no mistake.
  it.each(words(3))('"%s" stands in no German text', (word) => {
    expect(german.filter(([, text]) => whole(word, 'u').test(text))).toEqual([]);
  });

  it.each(words(4))('"%s" stands in no English text', (word) => {
    expect(english.filter(([, text]) => whole(word, 'iu').test(text))).toEqual([]);
  });

  /** What becomes of an order whose stop is missing is a market order, and is told as one. */
  it('no text says of a stop that it is executed at the next price: it is at the one then available', () => {
    const ofStops = [...german, ...english].filter(
      ([key]) => /stop|trigger/i.test(key) && !key.includes('.fallBack.'),
    );
    expect(
      ofStops.filter(([, text]) => /erzielbaren Kurs|price then available/.test(text)).length,
    ).toBeGreaterThan(9);
    expect(ofStops.filter(([, text]) => /nächsten Kurs|next (available )?price/i.test(text))).toEqual([]);
  });

  it('no English text holds German words', () => {
    const isGerman =
      /[äöüß]|(?<!\p{L})(der|die|das|den|und|oder|nicht|kein|bitte|Sie|Ihre?|Ihren|ist|sind|wird|mit|von|für)(?!\p{L})/u;
    expect(english.filter(([, text]) => isGerman.test(text)).map(([, text]) => text)).toEqual([]);
  });
});

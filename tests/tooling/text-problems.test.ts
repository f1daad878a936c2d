import { unequalTexts, unusedAndMissingTexts } from '../../scripts/texts/text-problems';

describe('texts in two languages', () => {
  it('are alike when each has the same keys and places', () => {
    expect(unequalTexts({ a: { b: 'Hallo {{name}}' } }, { a: { b: '{{name}}, hello' } })).toEqual([]);
  });

  it.each([
    ['missing in English', { a: 'x', b: 'y' }, { a: 'x' }, 'b: has no text in English'],
    ['missing in German', { a: 'x' }, { a: 'x', b: 'y' }, 'b: has no text in German'],
    ['empty', { a: ' ' }, { a: 'x' }, 'a: is empty'],
    [
      'different places',
      { a: '{{from}} bis {{to}}' },
      { a: 'until {{to}}' },
      'a: German fills in from, to, English to',
    ],
    [
      'a place in single braces',
      { a: 'in {n} Jahren' },
      { a: 'in years' },
      'a: would show its braces as they are, "in {n} Jahren"',
    ],
    ['a place lost', { a: '{{n}} Stück' }, { a: 'pieces' }, 'a: German fills in n, English nothing'],
  ])('are reported when unequal: %s', (_, german, english, problem) => {
    expect(unequalTexts(german, english)).toEqual([problem]);
  });
});

describe('use of texts', () => {
  const source = (content: string) => [{ file: 'ui/page.tsx', content }];

  it.each([
    ['looked up', `t('order.title')`],
    ['looked up in a view', `const a = <h1>{texts.t('order.title')}</h1>`],
    ['passed on as data', `const route = { titleKey: 'order.title' }`],
    ['composed by a template', '`order.${part}`'],
  ])('is seen when the key is %s', (_, content) => {
    expect(unusedAndMissingTexts({ order: { title: 'Order' } }, source(content), [])).toEqual([]);
  });

  it('is seen for plural forms', () => {
    const texts = { found: { count_one: '{{count}} Treffer', count_other: '{{count}} Treffer' } };
    expect(unusedAndMissingTexts(texts, source(`t('found.count', { count })`), [])).toEqual([]);
  });

  it('is missed when no source names the key', () => {
    expect(unusedAndMissingTexts({ order: { title: 'Order' } }, source(`t`), [])).toEqual([
      'order.title: is used nowhere',
    ]);
  });

  it('is not claimed by a template that fills one step of the path only', () => {
    const texts = { order: { deep: { title: 'Order' } } };
    expect(unusedAndMissingTexts(texts, source('`order.${part}`'), [])).toEqual([
      'order.deep.title: is used nowhere',
    ]);
  });

  it('is reported with file and line when the text is not there', () => {
    expect(unusedAndMissingTexts({}, source(`\n\nt('order.title')`), [])).toEqual([
      'ui/page.tsx:3 order.title: has no text',
    ]);
  });

  it('is taken for granted under a listed beginning, which must begin something', () => {
    const texts = { errors: { generic: 'Fehler' } };
    const listed = [
      { prefix: 'errors.', reason: 'the code comes from the address' },
      { prefix: 'gone.', reason: 'left behind' },
    ];
    expect(unusedAndMissingTexts(texts, [], listed)).toEqual([
      'gone.: is listed as composed, but no text begins so',
    ]);
  });
});

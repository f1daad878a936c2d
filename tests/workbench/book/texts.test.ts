import { compareLines } from '@workbench/book/compare-lines';
import { Drafts } from '@workbench/book/drafts';
import { countsOf, lineOutcomes } from '@workbench/book/line-outcomes';
import { mended } from '@workbench/book/mend';
import { readBook } from '@workbench/book/book';
import { stepLineAt, withStep } from '@workbench/book/step-line';
import { StepOffers } from '@workbench/book/step-offers';
import { runFeature } from '@workbench/runner/run-feature';
import { marbleFile } from '../support/marble-book';
import { MemoryTexts } from '../support/memory-texts';
import { rightOf } from '../support/right-of';
import { smallRegistry } from '../support/small-registry';

describe('two texts side by side [BDD-05]', () => {
  it.each([
    ['a\nb\nc', 'a\nc', ' a,-b, c'],
    ['a\nb', 'a\nx\nb\ny', ' a,+x, b,+y'],
    ['a\nb\nc', 'x\nb\nz', '-a,+x, b,-c,+z'],
    ['', '', ' '],
  ])('%j and %j', (before, after, lines) => {
    const signs = { same: ' ', gone: '-', new: '+' };
    expect(
      compareLines(before, after)
        .map(({ kind, text }) => signs[kind] + text)
        .join(),
    ).toBe(lines);
  });
});

describe('drafts [BDD-05]', () => {
  it('are kept under a key each, and found again in the order of their names', () => {
    const kept = new MemoryTexts();
    kept.setItem('anderes', 'x');
    const drafts = new Drafts(kept);
    expect(drafts.nextNew).toBe('neu/1');
    expect(drafts.keep('neu/10', 'zehn')).toBe(true);
    drafts.keep('neu/9', 'neun');
    drafts.keep('glas/a', 'a');
    expect(new Drafts(kept).ids).toEqual(['glas/a', 'neu/9', 'neu/10']);
    expect(drafts.nextNew).toBe('neu/11');
    expect(drafts.of('neu/10')).toBe('zehn');
    drafts.drop('neu/10');
    expect(drafts.of('neu/10')).toBeUndefined();
  });

  it('that the browser has no room for are told', () => {
    const kept = new MemoryTexts();
    kept.isFull = true;
    expect(new Drafts(kept).keep('a', 'text')).toBe(false);
  });
});

describe('the step at the caret [BDD-05]', () => {
  const text = 'Szenario: S\n  Angenommen ein Glas\n  | a |\n  Und ';

  it('is what stands behind its first word', () => {
    expect(stepLineAt(text, text.indexOf('ein Glas'))).toEqual({
      number: 2,
      keyword: 'Angenommen',
      text: 'ein Glas',
    });
    expect(stepLineAt(text, text.length)).toEqual({ number: 4, keyword: 'Und', text: '' });
    expect(stepLineAt(text, 3)).toBeUndefined();
    expect(stepLineAt(text, text.indexOf('| a'))).toBeUndefined();
  });

  it('gives way to another in its place', () => {
    const changed = withStep(text, 2, 'ein leeres Glas');
    expect(changed.text).toBe(text.replace('ein Glas', 'ein leeres Glas'));
    expect(changed.text.slice(0, changed.caret)).toMatch(/leeres Glas$/);
  });
});

describe('steps that may be meant [BDD-02] [BDD-05]', () => {
  const offers = new StepOffers(smallRegistry().registry, readBook([marbleFile]));

  it('are shown as the book uses them, with how often it does', () => {
    expect(offers.all.map(({ example, uses }) => [example, uses])).toEqual([
      ['ein leeres Glas', 3],
      ['1 Murmel hineinkommen', 2],
      ['diese hineinfallen:', 0],
      ['der Zettel sagt:', 0],
      ['das Glas zerbricht', 0],
      ['es ewig dauert', 0],
      ['es noch offen ist', 0],
      [String.raw`^sind (\d+) darin$`, 0],
      ['sind {int} darin', 0],
      ['liegen 0 Murmeln im Glas', 3],
    ]);
  });

  it('go on with what is typed, then have its words, then are near', () => {
    expect(offers.toGoOn('liegen').map(({ example }) => example)[0]).toBe('liegen 0 Murmeln im Glas');
    expect(offers.toGoOn('glas')[0]?.example).toBe('ein leeres Glas');
    expect(offers.toGoOn('5 ')).toEqual([]);
    expect(offers.nearest('ein ganz leeres Glas')[0]?.example).toBe('ein leeres Glas');
    expect(offers.nearest('Unfug')).toEqual([]);
  });
});

describe('an expectation that is mended [BDD-05]', () => {
  const text = 'Dann sind <Zahl> EUR da\n| Zahl | \n| 96 | \n| 960 |\nDann 5 und 5';

  it.each([
    [[1, 3], '96', '97', text.replace('| 96 |', '| 97 |')],
    [[4], '96', '97', undefined],
    [[5], '5', '6', undefined],
    [[3], '96', '96', undefined],
    [[3], '', '97', undefined],
    [[3], '96', '$&', text.replace('| 96 |', () => '| $& |')],
  ])('in the lines %j: %s to %s', (lines, expected, actual, better) => {
    expect(mended(text, lines, expected, actual)).toBe(better);
  });
});

describe('what became of each line [BDD-05]', () => {
  it('is the worst of all rows of examples, a row for itself, and says a step that is unknown once', async () => {
    const { registry } = smallRegistry();
    const results = rightOf(
      await runFeature(
        registry,
        `Funktionalität: F
Szenariogrundriss: S
Wenn <Zahl> Murmeln hineinfallen
Dann liegen 2 Murmeln im Glas
Und das kennt niemand
Beispiele:
| Zahl |
| 2 |
| 3 |
| 4 |
`,
        () => () => undefined,
      ),
    );
    const outcomes = lineOutcomes(results);
    expect(
      [...outcomes.values()].map(({ line, status, problems }) => [line, status, problems.length]),
    ).toEqual([
      [8, 'undefined', 0],
      [9, 'failed', 0],
      [10, 'failed', 0],
      [3, 'passed', 0],
      [4, 'failed', 2],
      [5, 'undefined', 1],
    ]);
    expect(outcomes.get(4)?.problems.map(({ exampleLine }) => exampleLine)).toEqual([9, 10]);
    expect(countsOf(results)).toEqual([
      ['passed', 4],
      ['failed', 2],
      ['undefined', 3],
    ]);
  });
});

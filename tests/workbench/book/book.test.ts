import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { readBook } from '@workbench/book/book';
import { inBook } from '@workbench/book/in-book';
import { reportedStatus } from '@workbench/book/last-run';
import { readFeature } from '@workbench/runner/read-feature';
import { marbleFile } from '../support/marble-book';
import { featureFiles } from '../support/own-steps';
import { rightOf } from '../support/right-of';

const book = readBook([marbleFile, { path: 'glas/kaputt.feature', text: 'Das ist keine Regel' }]);
const [plain, outline, last] = book.entries;

describe('the book of rules [BDD-03]', () => {
  it('has each scenario with its rule, the numbers it proves and a name of its own', () => {
    expect(
      book.entries.map(({ id, rule, requirements, from, to }) => [id, rule, requirements, from, to]),
    ).toEqual([
      ['glas/murmeln/Nichts darin', '', ['BDD-01'], 9, 10],
      ['glas/murmeln/Es fallen <Zahl>', 'Was fällt, liegt darin', ['BDD-01', 'ORD-01'], 19, 26],
      ['glas/murmeln/Nichts darin (2)', 'Was fällt, liegt darin', ['BDD-01', 'ORD-01', 'ORD-02'], 28, 32],
    ]);
    expect(book.chapters.map(({ folder, name, description }) => [folder, name, description])).toEqual([
      ['glas', 'Murmeln', 'Sie fallen in ein Glas.'],
    ]);
    expect(book.unreadable).toEqual(['glas/kaputt.feature']);
  });

  it('knows the last result of each from the report, the worst of an outline', () => {
    const run = {
      at: '2026-11-27T12:00:00Z',
      scenarios: [
        { path: 'glas/murmeln.feature', line: 9, status: 'passed' as const },
        { path: 'glas/murmeln.feature', line: 25, status: 'passed' as const },
        { path: 'glas/murmeln.feature', line: 26, status: 'failed' as const },
        { path: 'glas/andere.feature', line: 29, status: 'passed' as const },
      ],
    };
    expect(book.entries.map((entry) => reportedStatus(run, entry))).toEqual(['passed', 'failed', undefined]);
  });
});

describe('a scenario by itself [BDD-05]', () => {
  it('brings what it needs to be understood, and nothing else', () => {
    expect(plain?.text).not.toContain('Regel:');
    expect(last?.text).toBe(`# language: de
@BDD-01
Funktionalität: Murmeln
  Sie fallen in ein Glas.

  Grundlage:
    Angenommen ein leeres Glas

  # Warum es das gibt.
  @ORD-01 @schnell
  Regel: Was fällt, liegt darin

    Grundlage:
      Wenn 1 Murmel hineinkommen

    # Der letzte.
    @ORD-02
    Szenario: Nichts darin
      Wenn keine Murmeln hineinfallen
      Dann liegen 1 Murmeln im Glas
`);
  });

  it('goes back into its file with what was changed over it, and with scenarios that were added', () => {
    const draft = (last?.text ?? '')
      .replace('Was fällt', 'Was gefallen ist')
      .concat('\n    Szenario: Noch eins\n      Dann liegen 1 Murmeln im Glas\n');
    const changed = inBook(marbleFile.text, last?.from ?? 0, draft) ?? '';
    expect(changed).toBe(
      marbleFile.text.replace('Was fällt', 'Was gefallen ist') +
        '\n    Szenario: Noch eins\n      Dann liegen 1 Murmeln im Glas\n',
    );
    expect(E.isRight(readFeature(changed))).toBe(true);
    expect(inBook(marbleFile.text, plain?.from ?? 0, plain?.text ?? '')).toBe(marbleFile.text);
  });

  it('stays by itself where it no longer has the parts of its file', () => {
    const withoutRule = (outline?.text ?? '').replace('  Regel: Was fällt, liegt darin\n', '');
    expect(inBook(marbleFile.text, outline?.from ?? 0, withoutRule)).toBeUndefined();
    expect(inBook(marbleFile.text, outline?.from ?? 0, 'Unsinn')).toBeUndefined();
    expect(inBook(marbleFile.text, 1, outline?.text ?? '')).toBeUndefined();
  });

  it.each(featureFiles())('of %s leaves its file as it was where nothing was changed', (path) => {
    const text = readFileSync(join(__dirname, '../../../features', path), 'utf8');
    for (const entry of readBook([{ path, text }]).entries) {
      expect(rightOf(readFeature(entry.text)).pickles.length).toBeGreaterThan(0);
      expect(inBook(text, entry.from, entry.text)).toBe(text);
    }
  });
});

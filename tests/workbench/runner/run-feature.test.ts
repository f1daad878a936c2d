import * as E from 'fp-ts/Either';
import { runFeature } from '@workbench/runner/run-feature';
import type { ScenarioResult } from '@workbench/runner/scenario-result';
import { rightOf } from '../support/right-of';
import { smallRegistry } from '../support/small-registry';

const patient = () => () => undefined;

async function run(text: string) {
  const { registry, ended } = smallRegistry();
  const results = rightOf(await runFeature(registry, `Funktionalität: Murmeln\n${text}`, patient));
  return { results, ended };
}

const told = ({ steps }: ScenarioResult) => steps.map(({ line, status }) => `${line} ${status}`);

describe('a feature run on the page [BDD-05]', () => {
  it('runs backgrounds, rules, outlines, tables and texts, each scenario in a world of its own', async () => {
    const { results, ended } = await run(`
  Grundlage:
    Angenommen ein leeres Glas
  @ORD-01
  Regel: Murmeln fallen
    Grundlage:
      Wenn 1 Murmel hineinkommen
    Szenariogrundriss: <Zahl> fallen
      Wenn <Zahl> Murmeln hineinfallen
      Dann liegen <Summe> Murmeln im Glas
      Beispiele:
        | Zahl | Summe |
        | 2    | 3     |
        | 3    | 5     |
    @ORD-02
    Szenario: Tabelle und Text
      Wenn diese hineinfallen:
        | Zahl |
        | 4    |
        | 5    |
      Dann liegen 10 Murmeln im Glas
      Wenn der Zettel sagt:
        """
        sieben!
        """
      Dann liegen 7 Murmeln im Glas
`);
    expect(results.map(({ name, exampleLine, status }) => [name, exampleLine, status])).toEqual([
      ['2 fallen', 14, 'passed'],
      ['3 fallen', 15, 'failed'],
      ['Tabelle und Text', undefined, 'passed'],
    ]);
    expect(results[1]?.steps.at(-1)).toMatchObject({
      line: 11,
      keyword: 'Dann',
      text: 'liegen 5 Murmeln im Glas',
      failure: { kind: 'difference', expected: 5, actual: 4 },
    });
    expect(results.map(({ tags }) => tags)).toEqual([['@ORD-01'], ['@ORD-01'], ['@ORD-01', '@ORD-02']]);
    expect(ended).toEqual([3, 4, 7]);
  });

  it('says of each step what became of it, and runs none after one that did not pass', async () => {
    const { results } = await run(`
  Szenario: Fehler
    Wenn das Glas zerbricht
    Dann liegen 0 Murmeln im Glas
  Szenario: Unbekannt
    Wenn ein Hund bellt
    Dann liegen 0 Murmeln im Glas
  Szenario: Mehrdeutig
    Dann sind 0 darin
  Szenario: Offen
    Wenn es noch offen ist
  Szenario: Ohne Tabelle
    Wenn diese hineinfallen:
  Szenario: Leer
`);
    expect(results.map(told)).toEqual([
      ['4 failed', '5 skipped'],
      ['7 undefined', '8 skipped'],
      ['10 ambiguous'],
      ['12 pending'],
      ['14 failed'],
      [],
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'failed',
      'undefined',
      'ambiguous',
      'pending',
      'failed',
      'skipped',
    ]);
    expect(results[0]?.steps[0]?.failure).toEqual({ kind: 'error', message: 'Scherben' });
    expect(results[2]?.steps[0]?.meanings).toEqual([String.raw`^sind (\d+) darin$`, 'sind {int} darin']);
    expect(results[4]?.steps[0]?.failure).toEqual({ kind: 'argument', takes: 1, given: 0 });
  });

  it('ends a step that does not end, and says when what comes after fails', async () => {
    const { registry } = smallRegistry();
    registry.after(() => {
      throw new Error('Aufräumen misslang');
    });
    const impatient = (expire: () => void) => {
      const timer = setImmediate(expire);
      return () => clearImmediate(timer);
    };
    const [result] = rightOf(
      await runFeature(registry, 'Funktionalität: F\nSzenario: S\nWenn es ewig dauert', impatient),
    );
    expect(result?.steps[0]).toMatchObject({ status: 'failed', failure: { kind: 'endless' } });
    expect(result?.ending).toEqual({ kind: 'error', message: 'Aufräumen misslang' });
  });

  it('leaves out what needs a browser of its own', async () => {
    const { results } = await run('@browser-only\nSzenario: Nur dort\nAngenommen ein leeres Glas');
    expect(results).toEqual([]);
  });

  it('says where a text cannot be understood, by line and what could stand there', async () => {
    const { registry } = smallRegistry();
    const problemsIn = async (text: string) =>
      E.match(
        (problems: readonly object[]) => problems,
        () => [],
      )(await runFeature(registry, text, patient));
    const wrong = 'Funktionalität: F\nSzenario: S\nAngenommen ein leeres Glas\nDan liegt es da\n';
    expect(await problemsIn(wrong)).toMatchObject([{ kind: 'unexpected', line: 4, text: 'Dan liegt es da' }]);
    expect(await problemsIn('# language: xx\nFunktionalität: F')).toMatchObject([
      { kind: 'language', line: 1, language: 'xx' },
    ]);
    expect(
      await problemsIn('Funktionalität: F\nSzenario: S\nWenn diese hineinfallen:\n|a|b|\n|1|\n'),
    ).toMatchObject([{ kind: 'cells', line: 5 }]);
    expect(
      await problemsIn('Funktionalität: F\nSzenario: S\nWenn der Zettel sagt:\n"""\noffen'),
    ).toMatchObject([{ kind: 'end' }]);
    expect(await problemsIn('@ORD-01\n')).toMatchObject([{ kind: 'end' }]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import NearestSteps from '../../scripts/bdd/nearest-steps.mjs';
import { linesOf, stepsIn, stepsPage } from '../../scripts/bdd/step-catalogue.mjs';
import { nearestSteps } from '../../scripts/bdd/step-likeness.mjs';

const SOURCE = `
Given('ein leerer Sparplan', function () {});

When(
  'der Kunde {int} Tag(e) wartet/schläft',
  function () {},
);
Then(/^zeigt das Konto: (.+)$/, function () {});
`;

const FEATURE = `# language: de
Funktionalität: Sparplan
  Grundlage:
    Angenommen ein leerer Sparplan
  Szenariogrundriss: Warten
    Wenn der Kunde <Tage> Tage wartet
    Und "kaum" ist er fort
    Beispiele:
      | Tage | Wort |
      | 1    | eins |
      | 2    | zwei |
`;

describe('docs/steps.md [BDD-02]', () => {
  const page = stepsPage();

  it('is drawn from the steps as they stand', () => {
    expect(readFileSync(join(__dirname, '../../docs/steps.md'), 'utf8')).toBe(page);
  });

  it('shows an example of every step, taken from a scenario', () => {
    expect(page.split('\n').filter((line) => line.endsWith('| `` |'))).toEqual([]);
    expect(page).toContain('| Angenommen | `ein leerer Sparplan` | `ein leerer Sparplan` |');
  });
});

describe('the steps of scenarios [BDD-02]', () => {
  it('are read from their definitions, in words and as patterns', () => {
    const steps = stepsIn(SOURCE);
    expect(steps.map(({ word, text }) => [word, text])).toEqual([
      ['Angenommen', 'ein leerer Sparplan'],
      ['Wenn', 'der Kunde {int} Tag(e) wartet/schläft'],
      ['Dann', '^zeigt das Konto: (.+)$'],
    ]);
    const waits = steps[1]?.pattern;
    for (const text of ['der Kunde 1 Tag wartet', 'der Kunde 12 Tage schläft'])
      expect(text).toMatch(waits ?? '');
    expect('der Kunde 1 Tag wartet nicht').not.toMatch(waits ?? '');
  });

  it('are found in features, in an outline once for each of its examples', () => {
    expect(linesOf(FEATURE)).toEqual([
      'ein leerer Sparplan',
      'der Kunde 1 Tage wartet',
      'der Kunde 2 Tage wartet',
      '"kaum" ist er fort',
    ]);
  });

  it('nearest to one that is unknown are those with most words in common', () => {
    const near = (text: string) => nearestSteps(text, stepsIn(SOURCE)).map((step) => step.text);
    expect(near('ein ganz leerer Sparplan')).toEqual(['ein leerer Sparplan']);
    expect(near('wartet der Kunde am Konto')).toEqual([
      'der Kunde {int} Tag(e) wartet/schläft',
      '^zeigt das Konto: (.+)$',
    ]);
    expect(near('Unfug')).toEqual([]);
  });

  it('that nothing defines are answered with the nearest, and where all stand', () => {
    const told = new NearestSteps().build({ generatedExpressions: [{ source: 'ein ganz leerer Sparplan' }] });
    expect(told.split('\n').slice(0, 2)).toEqual([
      'Diesen Schritt gibt es nicht. Am ähnlichsten sind:',
      '  Angenommen ein leerer Sparplan',
    ]);
    expect(told).toContain('docs/steps.md');
  });
});

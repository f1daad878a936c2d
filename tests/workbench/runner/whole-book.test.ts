import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readFeature } from '@workbench/runner/read-feature';
import { runFeature } from '@workbench/runner/run-feature';
import type { ScenarioResult } from '@workbench/runner/scenario-result';
import type { StepRegistry } from '@workbench/runner/step-registry';
import { rightOf } from '../support/right-of';
import { featureFiles, ownSteps } from '../support/own-steps';

jest.mock('@cucumber/cucumber', () => jest.requireActual<object>('@workbench/runner/cucumber'));
jest.mock('node:assert', () => jest.requireActual<object>('@workbench/runner/assert'));
jest.mock('node:assert/strict', () => jest.requireActual<object>('@workbench/runner/assert'));
// What drives a browser stays out, as in the bundle.
jest.mock('../../../features/support/tasks/browser/browser-sale-tasks', () => ({}));

const root = join(__dirname, '../../..');
const neverExpires = () => () => undefined;

let registry: StepRegistry;

beforeAll(async () => {
  registry = await ownSteps();
});

const run = async (text: string): Promise<readonly ScenarioResult[]> =>
  rightOf(await runFeature(registry, text, neverExpires));

describe('the whole book in the workbench [BDD-05]', () => {
  it.each(featureFiles())('%s passes by its own steps', async (file) => {
    const text = readFileSync(join(root, 'features', file), 'utf8');
    const results = await run(text);
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
    const { pickles } = rightOf(readFeature(text));
    expect(results).toHaveLength(pickles.filter(({ tags }) => !tags.some(isBrowserOnly)).length);
  });
});

const isBrowserOnly = ({ name }: { readonly name: string }): boolean => name === '@browser-only';

/** Scenarios that go wrong in every way there is, in the words of the book. */
const GONE_WRONG = `# language: de
Funktionalität: Was nicht stimmt

  Grundlage:
    Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse

  Szenario: Alles stimmt
    Wenn als Limit "95" eingegeben wird
    Dann ist das Limit 95 EUR

  Szenario: Die Erwartung stimmt nicht
    Wenn als Limit "95" eingegeben wird
    Dann ist das Limit 96 EUR
    Und entsteht eine Limit-Order
    Und das kennt niemand

  Szenario: Einen Schritt gibt es nicht
    Wenn als Limit "95" eingegeben wird
    Und der Mond aufgeht
    Dann ist das Limit 95 EUR

  Szenario: Eine Tabelle, wo keine hingehört
    Wenn als Limit "95" eingegeben wird
      | Wert |
      | 95   |
    Dann ist das Limit 95 EUR

  Szenario: Ohne Schritte danach

  Szenariogrundriss: Limit <Limit>
    Wenn als Limit "<Limit>" eingegeben wird
    Dann ist das Limit <Erwartet>

    Beispiele:
      | Limit | Erwartet |
      | 95    | 95 EUR   |
      | 96    | 95 EUR   |
      | 97    | sieben   |
`;

interface CucumberStep {
  readonly line?: number;
  readonly hidden?: boolean;
  readonly name?: string;
  readonly result: { readonly status: string };
}

interface CucumberScenario {
  readonly line: number;
  readonly name: string;
  readonly steps: readonly CucumberStep[];
}

/** What Cucumber itself says of a text, in a process of its own. */
function byCucumber(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  const feature = join(folder, 'wrong.feature');
  const report = join(folder, 'report.json');
  writeFileSync(feature, text);
  const cli = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  // A profile without reporters of its own, so that nothing is written over the report of the book.
  const config = { requireModule: ['@swc-node/register'], worldParameters: { mode: 'core' }, language: 'de' };
  const profile = join(folder, 'cucumber.json');
  const require = ['features/support/**/*.ts', 'features/steps/**/*.ts'];
  writeFileSync(profile, JSON.stringify({ default: { ...config, require, format: [`json:${report}`] } }));
  try {
    execFileSync(process.execPath, [cli, '--config', relative(root, profile), feature], {
      cwd: root,
      stdio: 'pipe',
    });
  } catch {
    // It ends with a failure, as it should.
  }
  const [found]: readonly { readonly elements: readonly CucumberScenario[] }[] = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  return (found?.elements ?? []).map(({ line, name, steps }) => ({
    line,
    name,
    steps: steps
      .filter(({ hidden }) => hidden !== true)
      .map((step) => [step.line, step.name, step.result.status]),
  }));
}

describe('scenarios that go wrong [BDD-05]', () => {
  it('end step by step as under Cucumber', async () => {
    const results = (await run(GONE_WRONG)).map(({ line, exampleLine, name, steps }) => ({
      line: exampleLine ?? line,
      name,
      steps: steps.map((step) => [step.line, step.text, step.status]),
    }));
    expect(results).toHaveLength(8);
    expect(results).toEqual(byCucumber(GONE_WRONG));
  });

  it('say what was expected and what was there', async () => {
    const [, wrong, , table] = await run(GONE_WRONG);
    const failureOf = (result: ScenarioResult | undefined) =>
      result?.steps.find(({ status }) => status === 'failed')?.failure;
    expect(failureOf(wrong)).toMatchObject({ kind: 'difference' });
    expect(failureOf(table)).toEqual({ kind: 'argument', takes: 1, given: 2 });
  });
});

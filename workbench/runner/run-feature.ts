import * as E from 'fp-ts/Either';
import { readFeature } from './read-feature';
import { runScenario, type Patience } from './run-scenario';
import type { ScenarioResult } from './scenario-result';
import type { StepRegistry } from './step-registry';
import type { SyntaxProblem } from './syntax-problem';

/** Only the portal in a browser can run what has this tag. */
export const browserOnly = '@browser-only';

/** What became of a text. */
export type FeatureRun = E.Either<readonly SyntaxProblem[], readonly ScenarioResult[]>;

/** Reads a feature and runs each of its scenarios that needs no bank beside it. */
export async function runFeature(
  registry: StepRegistry,
  text: string,
  patience: Patience,
): Promise<FeatureRun> {
  const feature = readFeature(text);
  if (E.isLeft(feature)) return feature;
  const results: ScenarioResult[] = [];
  for (const pickle of feature.right.pickles)
    if (!pickle.tags.some(({ name }) => name === browserOnly))
      results.push(await runScenario(registry, feature.right, pickle, patience));
  return E.right(results);
}

import type { Pickle, PickleStep } from '@cucumber/messages';
import { AssertionError } from './assert';
import { DataTable } from './data-table';
import type { ReadFeature } from './read-feature';
import { worstStatus, type ScenarioResult, type StepFailure, type StepResult } from './scenario-result';
import type { StepCode, StepMatch, StepRegistry } from './step-registry';

/** Waits as long as a step may take, then calls; what it answers ends the waiting. */
export type Patience = (expire: () => void) => () => void;

class EndlessStep extends Error {}

/** Runs one scenario in a world of its own, step by step as Cucumber does: after the first that does not pass none is run. */
export async function runScenario(
  registry: StepRegistry,
  feature: ReadFeature,
  pickle: Pickle,
  patience: Patience,
): Promise<ScenarioResult> {
  const world = registry.newWorld();
  const steps: StepResult[] = [];
  for (const step of pickle.steps) {
    const isSkipping = steps.some(({ status }) => status !== 'passed');
    steps.push({
      ...placeOf(feature, step),
      ...(await outcomeOf(registry, step, world, isSkipping, patience)),
    });
  }
  const ending = await endingOf(registry.hooks, world, patience);
  const [line = 0, exampleLine] = pickle.astNodeIds.map((id) => feature.lines.get(id));
  return {
    name: pickle.name,
    line,
    ...(exampleLine !== undefined && { exampleLine }),
    tags: pickle.tags.map(({ name }) => name),
    status: ending ? 'failed' : worstStatus(steps.map(({ status }) => status)),
    steps,
    ...(ending && { ending }),
  };
}

function placeOf({ lines, keywords }: ReadFeature, { astNodeIds: [id = ''], text }: PickleStep) {
  return { line: lines.get(id) ?? 0, keyword: keywords.get(id) ?? '', text };
}

async function outcomeOf(
  registry: StepRegistry,
  step: PickleStep,
  world: object,
  isSkipping: boolean,
  patience: Patience,
): Promise<Pick<StepResult, 'status' | 'failure' | 'meanings'>> {
  const [match, ...others] = registry.matches(step.text);
  if (match === undefined) return { status: 'undefined' };
  if (others.length > 0)
    return { status: 'ambiguous', meanings: [match, ...others].map(({ definition }) => definition.text) };
  if (isSkipping) return { status: 'skipped' };
  return runStep(match, step, world, patience);
}

async function runStep(
  { definition, values }: StepMatch,
  { argument }: PickleStep,
  world: object,
  patience: Patience,
): Promise<Pick<StepResult, 'status' | 'failure'>> {
  try {
    const given = [
      ...(await Promise.all(values.map((value) => value.getValue<unknown>(world)))),
      ...(argument?.dataTable ? [new DataTable(argument.dataTable)] : []),
      ...(argument?.docString ? [argument.docString.content] : []),
    ];
    const takes = definition.code.length;
    if (takes !== given.length)
      return { status: 'failed', failure: { kind: 'argument', takes, given: given.length } };
    const answer = await patiently(definition.code, world, given, patience);
    return { status: answer === 'pending' || answer === 'skipped' ? answer : 'passed' };
  } catch (reason: unknown) {
    return { status: 'failed', failure: failureIn(reason) };
  }
}

async function endingOf(
  hooks: readonly StepCode[],
  world: object,
  patience: Patience,
): Promise<StepFailure | undefined> {
  let failure: StepFailure | undefined;
  for (const hook of hooks)
    try {
      await patiently(hook, world, [], patience);
    } catch (reason: unknown) {
      failure ??= failureIn(reason);
    }
  return failure;
}

function patiently(code: StepCode, world: object, values: readonly unknown[], patience: Patience) {
  return new Promise<unknown>((resolve, reject) => {
    const stop = patience(() => reject(new EndlessStep()));
    const run = async (): Promise<unknown> => Reflect.apply(code, world, values);
    run().then(resolve, reject).finally(stop);
  });
}

function failureIn(reason: unknown): StepFailure {
  if (reason instanceof EndlessStep) return { kind: 'endless' };
  if (!(reason instanceof AssertionError) || (reason.expected === undefined && !reason.generatedMessage))
    return { kind: 'error', message: reason instanceof Error ? reason.message : String(reason) };
  const { expected, actual, generatedMessage, message } = reason;
  return { kind: 'difference', expected, actual, ...(!generatedMessage && { message }) };
}

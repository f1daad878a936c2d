import { grouped } from './grouped';
import {
  worstStatus,
  type ScenarioResult,
  type StepResult,
  type StepStatus,
} from '../runner/scenario-result';

/** What one line of a text came to, in each row of examples that ran it. */
export interface LineOutcome {
  readonly line: number;
  readonly status: StepStatus;
  /** Those in which it did not pass, and nothing before it had gone wrong. */
  readonly problems: readonly LineProblem[];
}

/** A step that did not pass, and the row of examples it ran with. */
export interface LineProblem {
  readonly step: StepResult;
  readonly exampleLine?: number;
}

/** What became of each step and each row of examples, by its line. */
export function lineOutcomes(results: readonly ScenarioResult[]): ReadonlyMap<number, LineOutcome> {
  const ran = results.flatMap(({ exampleLine, steps }) =>
    steps.map((step) => ({ step, ...(exampleLine !== undefined && { exampleLine }) })),
  );
  const rows = results.flatMap(({ exampleLine, status }) =>
    exampleLine === undefined ? [] : [[exampleLine, { line: exampleLine, status, problems: [] }] as const],
  );
  return new Map<number, LineOutcome>([
    ...rows,
    ...[...grouped(ran, ({ step }) => step.line)].map(
      ([line, problems]) =>
        [
          line,
          {
            line,
            status: worstStatus(problems.map(({ step }) => step.status)),
            problems: withoutRepetition(
              problems.filter(({ step: { status } }) => status !== 'passed' && status !== 'skipped'),
            ),
          },
        ] as const,
    ),
  ]);
}

/** A step that nothing defines is the same in each row of examples that does not change its words. */
const withoutRepetition = (problems: readonly LineProblem[]): readonly LineProblem[] =>
  problems.filter(
    ({ step }, index) =>
      step.status === 'failed' || problems.findIndex((other) => other.step.text === step.text) === index,
  );

/** How many steps there are of each kind, the best first. */
export function countsOf(results: readonly ScenarioResult[]): readonly (readonly [StepStatus, number])[] {
  const counts = new Map<StepStatus, number>();
  for (const { status } of results.flatMap(({ steps }) => steps))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  const order: readonly StepStatus[] = ['passed', 'failed', 'ambiguous', 'undefined', 'pending', 'skipped'];
  return order.flatMap((status) => {
    const count = counts.get(status);
    return count === undefined ? [] : [[status, count] as const];
  });
}

import type { StepStatus } from '../runner/scenario-result';
import { worstStatus } from '../runner/scenario-result';
import type { Entry } from './book';

/** What Cucumber said of one scenario, or of one row of an outline, when the page was built. */
export interface ReportedScenario {
  readonly path: string;
  readonly line: number;
  readonly status: StepStatus;
}

/** The last run of the whole book before the page was built. */
export interface LastRun {
  /** As a date and time in ISO 8601. */
  readonly at: string;
  readonly scenarios: readonly ReportedScenario[];
}

/** What the report says of a scenario; nothing where it did not run. */
export function reportedStatus({ scenarios }: LastRun, entry: Entry): StepStatus | undefined {
  const own = scenarios.filter(
    ({ path, line }) => path === entry.path && line >= entry.from && line <= entry.to,
  );
  return own.length === 0 ? undefined : worstStatus(own.map(({ status }) => status));
}

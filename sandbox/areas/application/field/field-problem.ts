import type { WireMessage } from '@sandbox/platform/http/message';
import { applicationMessage } from '../application-messages';

/** A key of the messages about applications. */
export type ProblemKey = Parameters<typeof applicationMessage.error>[0];

/** Why a value will not do. */
export interface FieldProblem {
  readonly key: ProblemKey;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A problem without more to say than its key. */
export const problem = (key: ProblemKey, args?: FieldProblem['args']): FieldProblem => ({
  key,
  ...(args === undefined ? {} : { args }),
});

/** The message of a problem, at the fields it is about. */
export const messageOf = ({ key, args = {} }: FieldProblem, ...origin: readonly string[]): WireMessage =>
  applicationMessage.error(key, { args, origin });

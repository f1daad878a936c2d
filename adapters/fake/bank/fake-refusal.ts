import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';

/** A message of level error with this key. */
export const errorMessage = (
  key: string,
  origin: readonly string[] = [],
  args: Readonly<Record<string, string>> = {},
): Message => ({ severity: 'ERROR', key, args, origin });

/** The refusal that says so: 422 precondition.failed (portal.md 8). */
export const refusal = (...messages: readonly Message[]): Extract<Failure, { kind: 'validation' }> => ({
  kind: 'validation',
  code: 'precondition.failed',
  messages,
});

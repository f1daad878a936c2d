import type { Failure } from '../failure/failure';

/**
 * The arguments an error page may be told: they are kept in the tab's storage, so none of them says anything about a
 * person (rules.md 14). `errorId` names the failure in the log, `bis` says how long something lasts.
 */
const harmless: ReadonlySet<string> = new Set(['errorId', 'bis']);

/** What the error page is told about a failure: of its arguments the harmless ones, and its id. */
export function errorPageArguments(failure: Failure): Readonly<Record<string, string>> {
  if (failure.kind === 'blocked')
    return Object.fromEntries(Object.entries(failure.args).filter(([name]) => harmless.has(name)));
  return 'errorId' in failure ? { errorId: failure.errorId } : {};
}

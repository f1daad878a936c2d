import type { Message } from '@domain/message/message';
import type { Severity } from '@domain/message/severity';

/** What a rule found wrong, before it is known where: text key, its arguments and a text for when the key is unknown. */
export interface Finding {
  readonly severity: Severity;
  readonly key: string;
  readonly args: Readonly<Record<string, string>>;
  readonly fallback: string;
}

/** Who noticed: a rule of the form at once, a check of the bank while typing, or the bank's answer to a submit. */
export type IssueSource = 'rule' | 'async' | 'server';

/** A finding at its field; `field` is undefined if it concerns the form as a whole. */
export interface Issue extends Finding {
  readonly field: string | undefined;
  readonly source: IssueSource;
}

/** A finding of level error; the fallback says how to mend it. */
export function errorFinding(
  key: string,
  fallback: string,
  args: Readonly<Record<string, string>> = {},
): Finding {
  return { severity: 'ERROR', key, args, fallback };
}

/** Puts a finding at its field. */
export function issueAt(field: string | undefined, finding: Finding, source: IssueSource): Issue {
  return { ...finding, field, source };
}

/** A message of the bank as a finding; its text is the fallback for a key this portal does not know. */
export function findingOf(message: Message): Finding {
  return {
    severity: message.severity,
    key: message.key,
    args: message.args,
    fallback: message.text ?? '',
  };
}

/** Only errors keep a form from being sent; hints and warnings are shown and let pass (portal.md section 5). */
export function isError(finding: Finding): boolean {
  return finding.severity === 'ERROR';
}

/** How much a message matters; ERROR alone stops what the customer wants to do. */
export type Severity = 'INFO' | 'WARN' | 'ERROR';

const rank: Readonly<Record<Severity, number>> = { INFO: 0, WARN: 1, ERROR: 2 };

/** The gravest severity among them, undefined when there are none. */
export const worst = (messages: readonly { readonly severity: Severity }[]): Severity | undefined =>
  messages.reduce<Severity | undefined>(
    (gravest, { severity }) => (gravest === undefined || rank[severity] > rank[gravest] ? severity : gravest),
    undefined,
  );

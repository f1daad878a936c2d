import type { TanEntryKind } from '@domain/tan/tan-entry';
import { tanTransitions } from '@domain/tan/tan-transitions';

/** What the customer sees in each state. */
const meanings: Readonly<Record<TanEntryKind, string>> = {
  choosing: 'The types stand to choose; an SMS waits for its button.',
  requesting: 'The request is with the bank; nothing else can be done.',
  entering: 'Field for the code, with the picture or the recipient of the SMS.',
  awaitingPush: 'Spinner; the status is asked for every 3 seconds.',
  pushRefused: 'Declined or too late, with a button to ask again.',
  ready: 'Approved on the device, or no TAN needed.',
  submitting: 'The proof is with the bank; it is sent once.',
  expired: 'Too late, replaced or void, with a button to ask again.',
  locked: 'Nothing helps any more; what to do is said.',
  accepted: 'Released.',
};

/** A table as the formatter of this project wants it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}

/** The page docs/tan-states.md: the table of transitions as a chart and in words. */
export function tanStatesPage(): string {
  const states = Object.entries(meanings).map(([state, meaning]) => [`\`${state}\``, meaning]);
  const chart = tanTransitions.map(
    ({ from, on, to, when }) =>
      `  ${from} --> ${to}: ${on}${when === undefined ? '' : ` (${when.replace(/:/g, ',')})`}`,
  );
  const steps = tanTransitions.map(({ from, on, to, when = '' }) => [
    `\`${from}\``,
    `\`${on}\``,
    when,
    `\`${to}\``,
  ]);
  return `# States of the TAN widget

Drawn by \`npm run tan-states\` from \`domain/tan/tan-transitions.ts\`; a test says when it is out of date. The first step that applies is taken; an event without a step changes nothing.

\`\`\`mermaid
stateDiagram-v2
  [*] --> choosing: M_TAN is the favourite
  [*] --> requesting: otherwise
${chart.join('\n')}
  locked --> [*]
  accepted --> [*]
\`\`\`

## States

${table(['State', 'What the customer sees'], states)}

## Steps

${table(['From', 'On', 'When', 'To'], steps)}
`;
}

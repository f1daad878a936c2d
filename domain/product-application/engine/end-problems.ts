import type { StepDescription } from './description';

/** What stands at the end of an application: it is sent once, and behind that only stands what came of it. */
export function endProblems(steps: readonly StepDescription[]): readonly string[] {
  const submits = steps.filter(({ type }) => type === 'SUBMIT');
  const [first] = submits;
  const behind = first === undefined ? [] : steps.slice(steps.indexOf(first) + 1);
  return [
    ...(submits.length > 1
      ? [`it is sent more than once: ${submits.map(({ name }) => name).join(', ')}`]
      : []),
    ...behind
      .filter(({ type, component }) => type !== 'SUBMIT' && component !== 'done')
      .map(({ name }) => `the step ${name} stands behind ${first?.name ?? ''}, with which it is sent`),
  ];
}

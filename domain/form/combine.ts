import type { Issue } from './issue';
import { read, refused, waiting, type Outcome, type Read } from './outcome';

/** Outcomes by name. */
export type Outcomes = Readonly<Record<string, Outcome<unknown>>>;

/** The values that they are read to. */
export type ValuesIn<R extends Outcomes> = {
  readonly [Name in keyof R]: Extract<R[Name], Read<unknown>>['value'];
};

/** Makes another value of one that was read. */
export const mapped = <A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> =>
  outcome.kind === 'read' ? read(change(outcome.value)) : outcome;

/** Reads further what was read. */
export const chained = <A, B>(outcome: Outcome<A>, next: (value: A) => Outcome<B>): Outcome<B> =>
  outcome.kind === 'read' ? next(outcome.value) : outcome;

/** Where nothing was said, nothing is missing. */
export const orNothing = <T>(outcome: Outcome<T>): Outcome<T | undefined> =>
  outcome.kind === 'empty' ? read(undefined) : outcome;

/** All of them, each needed: whatever is wrong or missing is told at once, before anything is waited for. */
export function together<R extends Outcomes>(outcomes: R): Outcome<ValuesIn<R>> {
  const issues = new Set<Issue>();
  const facts = new Set<string>();
  const values: Record<string, unknown> = {};
  let isWrong = false;
  for (const [name, outcome] of Object.entries(outcomes))
    switch (outcome.kind) {
      case 'read':
        values[name] = outcome.value;
        break;
      case 'waiting':
        for (const fact of outcome.facts) facts.add(fact);
        break;
      default:
        isWrong = true;
        for (const issue of outcome.kind === 'empty' ? outcome.missing : outcome.issues) issues.add(issue);
    }
  if (isWrong) return refused([...issues]);
  return facts.size > 0 ? waiting(...facts) : read(values as ValuesIn<R>);
}

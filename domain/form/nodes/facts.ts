import { waiting } from '../outcome';
import type { FactNode } from './node';

/** The facts of a form by name, as nodes. */
export type FactNodes<F extends object> = {
  readonly [Name in keyof F]-?: FactNode<Exclude<F[Name], undefined>>;
};

/** Facts by name; each node is made when its name is first used. */
export function factNodes<F extends object>(): FactNodes<F> {
  const made = new Map<string, FactNode<unknown>>();
  return new Proxy({} as FactNodes<F>, {
    get(_, name) {
      const text = String(name);
      const fact = made.get(text) ?? { kind: 'fact', name: text, initially: waiting(text) };
      made.set(text, fact);
      return fact;
    },
  });
}

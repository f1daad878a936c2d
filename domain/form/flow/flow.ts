import type { Form } from '../form';
import type { Condition } from '../nodes/node';

/** One step of a flow, as data. */
export interface Step {
  readonly name: string;
  /** A submit step sends the form, and is gone on from only then; it need not be the last. */
  readonly kind: 'step' | 'submit';
  /** What is asked in it: fields, groups of them, collections. */
  readonly asks: readonly object[];
  /** Shown in this situation only; else it is skipped, forward and back. */
  readonly when?: Condition;
  /** The bank is not asked about it before the next step. */
  readonly skipsPrevalidation?: true;
  /** What was said in it is not sent where it is skipped. */
  readonly excludeIfSkipped?: true;
  /** It is shown, but what is said in it is never sent, such as a page of thanks. */
  readonly notPartOfForm?: true;
}

type StepLife = Omit<Step, 'name' | 'kind' | 'asks'>;

/** Steps through a form, as data; a form may have several flows: a full page, an interview, a slim one. */
export interface Flow<S extends object> {
  readonly form: Pick<Form<S, object>, 'nodes'>;
  readonly steps: readonly Step[];
}

/** A step that asks these nodes. */
export const step = (name: string, asks: readonly object[], life: StepLife = {}): Step => ({
  name,
  kind: 'step',
  asks,
  ...life,
});

/** The step that sends the form. */
export const submit = (name: string, asks: readonly object[] = [], life: StepLife = {}): Step => ({
  name,
  kind: 'submit',
  asks,
  ...life,
});

/** A flow over a form: `flow(opening, ({ account, persons }) => [step('account', [account]), …])`. */
export function flow<S extends object>(
  form: Pick<Form<S, object>, 'nodes'>,
  steps: (nodes: S) => readonly Step[],
): Flow<S> {
  return { form, steps: steps(form.nodes) };
}

import type { Form } from '../form';
import type { Issue } from '../issue';
import type { AnyNode, Condition, Node } from '../nodes/node';

/** One step of a flow, as data. */
export interface Step<Name extends string = string> {
  readonly name: Name;
  /** A submit step sends the form, and is gone on from only then; it need not be the last. */
  readonly kind: 'step' | 'submit';
  /** What is asked in it: fields, groups of them, collections. */
  readonly asks: readonly object[];
  /** Shown in this situation only; else it is skipped, forward and back. */
  readonly when?: Condition;
  /** What has to be said here, though the form could do without it. */
  readonly needs?: readonly AnyNode[];
  /** Rules that hold here and nowhere else in the form: an error of one holds the customer back. */
  readonly rules?: readonly Node<readonly Issue[]>[];
  /** Answers that decide what can be said here: it is asked again when one of them reads another value. */
  readonly restsOn?: readonly AnyNode[];
  /** The bank is not asked about it before the next step: it is done as long as nothing is wrong in it. */
  readonly skipsPrevalidation?: true;
  /** What was said in it is not sent where it is skipped. */
  readonly excludeIfSkipped?: true;
  /** It is shown, but what is said in it is never sent, such as a page of thanks. */
  readonly notPartOfForm?: true;
}

type StepLife = Omit<Step, 'name' | 'kind' | 'asks'>;

/** How the customer is led. */
interface FlowLife {
  /** On to what is still open: a step that is done is shown again only where the customer goes to it. */
  readonly skipsDone?: true;
}

/** Steps through a form, as data; a form may have several flows: a full page, an interview, a slim one. */
export interface Flow<S extends object, Name extends string = string> extends FlowLife {
  readonly form: Pick<Form<S, object>, 'nodes'>;
  readonly steps: readonly Step<Name>[];
}

/** A step that asks these nodes. */
export const step = <const Name extends string>(
  name: Name,
  asks: readonly object[],
  life: StepLife = {},
): Step<Name> => ({ name, kind: 'step', asks, ...life });

/** The step that sends the form. */
export const submit = <const Name extends string>(
  name: Name,
  asks: readonly object[] = [],
  life: StepLife = {},
): Step<Name> => ({ name, kind: 'submit', asks, ...life });

/** A flow over a form: `flow(opening, ({ account, persons }) => [step('account', [account]), …])`. */
export function flow<S extends object, Name extends string>(
  form: Pick<Form<S, object>, 'nodes'>,
  steps: (nodes: S) => readonly Step<Name>[],
  life: FlowLife = {},
): Flow<S, Name> {
  return { form, steps: steps(form.nodes), ...life };
}

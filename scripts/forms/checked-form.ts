import type { Flow } from '@domain/form/flow/flow';
import type { Form } from '@domain/form/form';
import type { FormSession } from '@domain/form/session/form-session';

/** A form as it is checked: with its flows, its words, and what the bank may say of it. */
export interface CheckedForm {
  readonly name: string;
  readonly form: Form<object, object>;
  /** What the examples are read against, where it takes facts to read anything. */
  readonly facts?: object;
  readonly flows: readonly { readonly name: string; readonly flow: Flow<object> }[];
  /** The text key of a field's label; the rows of a collection stand as `positions[*].rate`. */
  readonly labelOf: (path: string) => string;
  /** For each issue the form can raise, its text key, and what raises it in an untouched form. */
  readonly issues: Readonly<Record<string, IssueExample>>;
  /** Where each message of the bank stands; undefined above the form. */
  readonly serverPlaces: Readonly<Record<string, string | undefined>>;
}

/** An issue with its text and an example that raises it. */
export interface IssueExample {
  readonly text: string;
  readonly raise: (session: FormSession<object, object>) => void;
}

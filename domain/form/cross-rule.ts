import type { FieldName, FormContext } from './form-context';
import type { Finding } from './issue';

/** A rule over several fields; what it finds is shown at the fields it names. */
export interface CrossRule<Values, Facts> {
  readonly at: readonly FieldName<Values>[];
  readonly check: (context: FormContext<Values, Facts>) => Finding | undefined;
  readonly when?: (context: FormContext<Values, Facts>) => boolean;
}

/** The names of a form's fields. */
export type FieldName<Values> = keyof Values & string;

/** What rules may look at: the edited values of the whole form and facts from outside it. */
export interface FormContext<Values, Facts> {
  readonly values: Readonly<Values>;
  readonly facts: Facts;
}

import type { FieldDefinition } from '@domain/form/field-definition';
import type { FieldName, FormContext } from '@domain/form/form-context';
import type { FormDefinition } from '@domain/form/form-definition';
import { FieldModel } from './field-model';

/** The models of a form's fields by name. */
export type FormFields<Values, Facts> = {
  readonly [Name in FieldName<Values>]: FieldModel<Values[Name], Values, Facts>;
};

/**
 * Builds the fields of a form once. The values that rules see are read from the fields when asked for,
 * so a rule depends on exactly the fields it looked at and no map of values is ever copied.
 */
export function buildFields<Values extends object, Facts>(
  definition: FormDefinition<Values, Facts>,
  facts: () => Facts,
  edited: (name: FieldName<Values>) => void,
): {
  readonly fields: FormFields<Values, Facts>;
  readonly context: FormContext<Values, Facts>;
  readonly names: readonly FieldName<Values>[];
} {
  const fields = {} as { -readonly [Name in FieldName<Values>]: FieldModel<Values[Name], Values, Facts> };
  const values = {} as Values;
  const context = {
    values,
    get facts() {
      return facts();
    },
  };
  const crossRules = definition.crossRules ?? [];
  for (const [name, fieldDefinition] of namedFields(definition)) {
    const field = new FieldModel(name, fieldDefinition, {
      context,
      crossRules: crossRules.filter((rule) => rule.at.includes(name)),
      edited: () => edited(name),
    });
    fields[name] = field;
    Object.defineProperty(values, name, { enumerable: true, get: () => field.value });
  }
  return { fields, context, names: namedFields(definition).map(([name]) => name) };
}

type AnyField<Values, Facts> = FieldDefinition<Values[FieldName<Values>], FormContext<Values, Facts>>;

/** The fields of a form with their names, in their order on the page. */
function namedFields<Values extends object, Facts>({ fields }: FormDefinition<Values, Facts>) {
  const entries: [string, AnyField<Values, Facts>][] = Object.entries(fields);
  return entries as [FieldName<Values>, AnyField<Values, Facts>][];
}

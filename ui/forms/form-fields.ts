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
  const names = fieldNames(definition);
  for (const name of names) {
    const { [name]: own } = definition.fields;
    const field = new FieldModel(name, own, {
      context,
      crossRules: crossRules.filter((rule) => rule.at.includes(name)),
      edited: () => edited(name),
    });
    fields[name] = field;
    Object.defineProperty(values, name, { enumerable: true, get: () => field.value });
  }
  return { fields, context, names };
}

/** The names of a form's fields, in their order on the page. */
function fieldNames<Values extends object, Facts>(definition: FormDefinition<Values, Facts>) {
  return Object.keys(definition.fields) as FieldName<Values>[];
}

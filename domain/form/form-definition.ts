import type { AsyncRule } from './async-rule';
import type { CrossRule } from './cross-rule';
import type { FieldDefinition } from './field-definition';
import type { FieldName, FormContext } from './form-context';

/** A form as data, written once and never changed; the order of `fields` is their order on the page. */
export interface FormDefinition<Values extends object, Facts> {
  readonly fields: {
    readonly [Name in FieldName<Values>]: FieldDefinition<Values[Name], FormContext<Values, Facts>>;
  };
  readonly crossRules?: readonly CrossRule<Values, Facts>[];
  readonly asyncRules?: readonly AsyncRule<Values, Facts>[];
  /** Where messages of the bank belong whose origin is not the name of a field. */
  readonly placeOf?: (origin: string) => FieldName<Values> | undefined;
}

import type { Message } from '@domain/message/message';
import type { AsyncRule } from './async-rule';
import type { CrossRule } from './cross-rule';
import type { FieldDefinition } from './field-definition';
import type { FieldName, FormContext } from './form-context';
import type { Issue } from './issue';

/** A form as data, written once and never changed; the order of `fields` is their order on the page. */
export interface FormDefinition<Values extends object, Facts> {
  readonly fields: {
    readonly [Name in FieldName<Values>]: FieldDefinition<Values[Name], FormContext<Values, Facts>>;
  };
  readonly crossRules?: readonly CrossRule<Values, Facts>[];
  readonly asyncRules?: readonly AsyncRule<Values, Facts>[];
  /** What a message of the bank says of this form, and where; if not said, its origin names the field. */
  readonly issueOf?: (message: Message) => Issue;
}

import type { CrossRule } from './cross-rule';
import type { FieldDefinition } from './field-definition';
import type { FieldState } from './field';
import type { FormContext } from './form-context';
import { issueAt, type Issue } from './issue';
import { applies, findingsOf } from './rule';

/**
 * Everything there is to say about one field: what its own rules find, what rules over several fields find
 * at it, and what the bank said about this value. A disabled field has no issues.
 */
export function issuesOf<Value, Values, Facts>(
  name: string,
  definition: FieldDefinition<Value, FormContext<Values, Facts>>,
  crossRules: readonly CrossRule<Values, Facts>[],
  field: FieldState<Value>,
  context: FormContext<Values, Facts>,
): readonly Issue[] {
  if (definition.disabled?.(context) === true) return [];
  const own = findingsOf(definition.rules ?? [], field.edited, context);
  const crossing = crossRules.flatMap((rule) => (applies(rule, context) ? (rule.check(context) ?? []) : []));
  return [...own, ...crossing].map((finding) => issueAt(name, finding, 'rule')).concat(field.attached);
}

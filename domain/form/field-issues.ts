import type { CrossRule } from './cross-rule';
import type { FieldDefinition } from './field-definition';
import type { FieldState } from './field';
import type { FormContext } from './form-context';
import { isError, issueAt, type Issue } from './issue';
import { applies, findingsOf } from './rule';

/**
 * Everything there is to say about one field: what its own rules find, what rules over several fields find
 * at it, and what the bank said about this value. A disabled field has no issues. Where the form itself finds
 * an error, the bank was asked without this value, and what it said of its lack is left out.
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
  const found = [...own, ...crossing];
  const said = found.some(isError)
    ? field.attached.filter(({ source }) => source !== 'async')
    : field.attached;
  return [...found.map((finding) => issueAt(name, finding, 'rule')), ...said];
}

import type { Finding } from './issue';

/** One rule of one field: what it checks, and in which situation it applies (always, if not said). */
export interface Rule<Value, Context> {
  readonly check: (value: Value, context: Context) => Finding | undefined;
  readonly when?: (context: Context) => boolean;
  /** The rule demands a value: the field is marked as required while the rule applies. */
  readonly demandsValue?: true;
}

/** Narrows a rule to the situations in which it applies. */
export function onlyWhen<Value, Context>(
  when: (context: Context) => boolean,
  rule: Rule<Value, unknown>,
): Rule<Value, Context> {
  return { ...rule, when };
}

/** Whether a rule applies in this situation. */
export function applies<Context>(
  rule: { readonly when?: (context: Context) => boolean },
  context: Context,
): boolean {
  return rule.when?.(context) ?? true;
}

/** Everything the applying rules find, in the order of the rules. */
export function findingsOf<Value, Context>(
  rules: readonly Rule<Value, Context>[],
  value: Value,
  context: Context,
): readonly Finding[] {
  return rules.flatMap((rule) => (applies(rule, context) ? (rule.check(value, context) ?? []) : []));
}

/** Whether some applying rule demands a value. */
export function isRequired<Value, Context>(
  rules: readonly Rule<Value, Context>[],
  context: Context,
): boolean {
  return rules.some((rule) => rule.demandsValue === true && applies(rule, context));
}

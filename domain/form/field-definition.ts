import type { Rule } from './rule';

/** One field: its first value and its rules. Values are compared by `equals`, by identity if not said. */
export interface FieldDefinition<Value, Context> {
  readonly initial: Value;
  readonly rules?: readonly Rule<Value, Context>[];
  /** A disabled field keeps its value, takes no input and is not checked. */
  readonly disabled?: (context: Context) => boolean;
  readonly equals?: (one: Value, other: Value) => boolean;
}

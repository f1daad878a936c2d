import type { Issue } from '@domain/form/issue';

/** What the control on the page needs to know of its model, whatever form it belongs to. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly shownIssues: readonly Issue[];
  readonly required: boolean;
  readonly disabled: boolean;
  setValue(value: Value): void;
  blur(): void;
}

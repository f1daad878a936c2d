import type { FieldProps } from '@ui/components/field/field-frame';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import type { BoundField } from './bound-field';
import { onceReleased } from './once-released';
import { useIssueTexts } from './use-issue-texts';
import { useCallback } from 'react';

/** What a field of ui/components takes, from its model; the component that calls this must be an observer. */
export function useField<Value>(field: BoundField<Value>): Omit<FieldProps, 'label'> & {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
} {
  const textOf = useIssueTexts();
  const onBlur = useCallback(() => onceReleased(field.blur), [field]);
  return {
    id: fieldId(field.name),
    value: field.value,
    onChange: field.setValue,
    onBlur,
    issues: eachOnce(field.shownIssues.map(textOf)),
    disabled: field.disabled,
  };
}

/** Our own rule and the bank may find the same; the customer reads it once. */
const eachOnce = (issues: readonly ShownIssue[]): readonly ShownIssue[] => [
  ...new Map(issues.map((issue) => [issue.text, issue])).values(),
];

/** The id of a field's control on the page, which an error summary leads to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

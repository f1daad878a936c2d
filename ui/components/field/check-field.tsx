import type { ReactNode } from 'react';
import css from './check-field.module.css';
import { classNames } from '../class-names';
import type { FieldProps } from './field-frame';
import { IssueText } from './issue-text';

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  /** The whole sentence that is agreed to. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, with the sentence it stands for at its right. */
export function CheckField({ id, label, hint, issues = [], checked, onChange, ...field }: CheckFieldProps) {
  const described = classNames(hint !== undefined && `${id}-hint`, issues.length > 0 && `${id}-issue`);
  return (
    <div className={css['field']}>
      <label className={css['check']}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={field.disabled}
          required={field.optional === false}
          aria-describedby={described || undefined}
          aria-invalid={issues.some((issue) => issue.severity === 'ERROR') || undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
      {issues.length > 0 && (
        <div id={`${id}-issue`}>
          {issues.map((issue) => (
            <IssueText key={issue.text} issue={issue} />
          ))}
        </div>
      )}
    </div>
  );
}

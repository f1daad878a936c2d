import { worst } from '@domain/message/severity';
import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './field-frame.module.css';
import { IssueText } from './issue-text';
import type { ShownIssue } from './shown-issue';

/** What every field takes, whatever it holds. */
export interface FieldProps {
  /** Unique on the page; the control carries it, so an error summary can lead here. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Marked "freiwillig"; all other fields are required, which the form says once. */
  readonly optional?: boolean;
  /** What to say now; being invalid and showing it are two states, this is the second. */
  readonly issues?: readonly ShownIssue[];
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** What a frame hands to its control. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Radio buttons are named together by a legend, a single control by a label. */
  readonly group?: boolean;
  /** Short words at the right of the label, such as the market price. */
  readonly aside?: ReactNode;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** Says that one of the group is chosen, so that it can be invalid and required as a whole. */
const radioGroup = { role: 'radiogroup' };

/** Label above, control, then what there is to say or else the hint; all wired to the control. */
export function FieldFrame({
  id,
  label,
  hint,
  optional = false,
  issues = [],
  group = false,
  aside,
  children,
}: FieldFrameProps) {
  const t = useTexts();
  const hintId = `${id}-hint`;
  const issueId = `${id}-issue`;
  const gravest = worst(issues);
  const showsHint = hint !== undefined && gravest !== 'ERROR';
  const wiring: ControlWiring = {
    id,
    'aria-describedby': classNames(showsHint && hintId, issues.length > 0 && issueId) || undefined,
    'aria-invalid': gravest === 'ERROR' || undefined,
  };
  const heading = (
    <>
      {label}
      {optional && <span className={css['mark']}>{t('common.field.optional')}</span>}
      {aside !== undefined && <span className={css['mark']}>{aside}</span>}
    </>
  );
  const content = (
    <>
      {children(wiring)}
      {showsHint && (
        <p className={css['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {issues.length > 0 && (
        <div className={css['issues']} id={issueId}>
          {issues.map((issue) => (
            <IssueText key={issue.text} issue={issue} />
          ))}
        </div>
      )}
    </>
  );
  const className = classNames(css['field'], gravest !== undefined && css[gravest]);
  return group ? (
    <fieldset
      className={className}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      aria-required={!optional}
      {...radioGroup}
    >
      <legend className={css['label']}>{heading}</legend>
      {content}
    </fieldset>
  ) : (
    <div className={className}>
      <label className={css['label']} htmlFor={id}>
        {heading}
      </label>
      {content}
    </div>
  );
}

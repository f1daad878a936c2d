import { ErrorSummary } from '@ui/components/feedback/error-summary';
import { observer } from 'mobx-react-lite';
import type { Issue } from '@domain/form/issue';
import { fieldId } from './use-field';
import { useIssueTexts } from './use-issue-texts';

interface FormSummaryProps {
  readonly form: { readonly summary: readonly Issue[] };
  /** Of so many errors; whether any of them is one of a field, or all of what the form met outside. */
  readonly headline: (count: number, isAtFields: boolean) => string;
  /** The name of a field as its label says it. */
  readonly labelOf: (field: string) => string;
  /** Counts failed attempts; each brings the focus here. Before the first, nothing is shown. */
  readonly attempt: number;
}

/** After a failed submit: every error that still stands, each with the name of its field and a way to it. */
export const FormSummary = observer(function FormSummary({
  form,
  headline,
  labelOf,
  attempt,
}: FormSummaryProps) {
  const textOf = useIssueTexts();
  if (attempt === 0) return null;
  const errors = form.summary.map((issue) => {
    const { text } = textOf(issue);
    return issue.field === undefined
      ? { fieldId: undefined, text }
      : { fieldId: fieldId(issue.field), text: `${labelOf(issue.field)}: ${text}` };
  });
  const isAtFields = errors.some((error) => error.fieldId !== undefined);
  return <ErrorSummary headline={headline(errors.length, isAtFields)} errors={errors} attempt={attempt} />;
});

import { entryOf } from '@domain/product-application/catalogue/catalogue';
import type { Issue } from '@domain/form/issue';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { FormSummary } from '@ui/forms/form-summary';
import { observer } from 'mobx-react-lite';
import type { ApplicationWalk } from './application-walk';
import { labelOf, type Wording } from './field-words';
import { roleName } from './role-name';
import { isShown } from './step-fields';

interface StepErrorsProps {
  readonly walk: ApplicationWalk;
  readonly wording: Wording;
}

/** After a failed attempt to go on: what is wrong with this step, each with the name of its field and a way to it. */
export const StepErrors = observer(function StepErrors({ walk, wording }: StepErrorsProps) {
  const { t } = wording;
  return (
    <FormSummary
      form={{ summary: errorsHere(walk) }}
      attempt={walk.attempt}
      headline={(count, isAtFields) =>
        isAtFields ? t('application.errors', { count }) : t('application.stopped')
      }
      labelOf={(path) => labelOfPerson(path, walk, wording) ?? path}
    />
  );
});

/** What is wrong in another step is said there: nothing leads to its fields from here. Past the last of them all is said. */
function errorsHere({ form, step }: ApplicationWalk): readonly Issue[] {
  if (step.type === 'SUBMIT') return form.summary;
  const here = new Set<string>(fieldsIn(step).map(({ formFieldName }) => formFieldName));
  return form.summary.filter(({ field }) => field === undefined || here.has(field));
}

/** Where a step asks of several persons, a field is named with the one it is about: all of them have the same. */
function labelOfPerson(path: string, walk: ApplicationWalk, wording: Wording): string | undefined {
  const label = nameOf(path, wording);
  const { formContextSelector: sections } = walk.step;
  const asked = sections.filter(({ fields }) => fields.some((config) => isShown(walk, config)));
  const persons = new Set(asked.flatMap(({ role }) => role ?? []));
  const role = sections.find(({ fields }) => fields.some((each) => each.formFieldName === path))?.role;
  if (label === undefined || role === undefined || persons.size < 2) return label;
  return wording.t('application.ofPerson', { label, person: roleName(walk, role, wording) });
}

/** What a field is called on the page; of none that the catalogue does not have. */
export function nameOf(path: string, wording: Wording): string | undefined {
  const entry = entryOf(path);
  return entry && labelOf(entry, wording);
}

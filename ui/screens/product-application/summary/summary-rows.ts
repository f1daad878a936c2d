import type { Role } from '@domain/product-application/catalogue/group-spec';
import type { StepDescription } from '@domain/product-application/engine/description';
import type { AskedField } from '@domain/product-application/field/asked-field';
import { fieldsIn } from '@domain/product-application/engine/situation';
import type { ApplicationWalk } from '../application-walk';
import { labelOf, type Wording } from '../field-words';
import { saidIn } from './said-in';
import { roleName } from '../role-name';

/** One line of the summary. */
export interface SummaryLine {
  readonly name: string;
  readonly label: string;
  /** Escaped: shown as it stands. */
  readonly value: string;
  /** Raw: HTML of the bank, of which only the words are drawn. */
  readonly raw: string | undefined;
}

interface SaidLine extends SummaryLine {
  readonly role: Role | undefined;
}

/**
 * What was said in each of the steps, in the order of its fields; of each person under its name, where it is about more
 * than one (APP-10).
 */
export function summaryOf(
  walk: Pick<ApplicationWalk, 'form' | 'compiled'>,
  steps: readonly StepDescription[],
  wording: Wording,
): readonly (readonly SummaryLine[])[] {
  const said = steps.map((step) => linesOf(walk, step, wording));
  const persons = new Set(said.flat().flatMap(({ role }) => (role === undefined ? [] : [role])));
  if (persons.size < 2) return said;
  return said.map((lines) =>
    lines.map(({ role, ...line }) =>
      role === undefined
        ? line
        : {
            ...line,
            label: wording.t('application.ofPerson', {
              label: line.label,
              person: roleName(walk, role, wording),
            }),
          },
    ),
  );
}

const linesOf = (
  walk: Pick<ApplicationWalk, 'form' | 'compiled'>,
  step: StepDescription,
  wording: Wording,
): readonly SaidLine[] => {
  const { form, compiled } = walk;
  return step.formContextSelector.flatMap(({ fields, role }) =>
    fields.flatMap(({ formFieldName: name, isHidden }): readonly SaidLine[] => {
      const asked = compiled.fields.get(name);
      if (asked === undefined || isHidden || !isAsked(form, asked)) return [];
      const value = saidIn(asked, valueOf(walk, name), wording);
      if (value === undefined) return [];
      return [{ name, value, raw: wording.legalText(name), label: labelOf(asked.entry, wording), role }];
    }),
  );
};

/** Whether a field is there in this situation. */
function isAsked(form: ApplicationWalk['form'], { node: { life } }: AskedField): boolean {
  return life.when === undefined || form.observed(form.session.holds(life.when));
}

function valueOf({ form, compiled }: Pick<ApplicationWalk, 'form' | 'compiled'>, name: string): unknown {
  const asked = compiled.fields.get(name);
  switch (asked?.control) {
    case 'text':
      return form.field(asked.node).value;
    case 'choice':
      return form.field(asked.node).value;
    case 'flag':
      return form.field(asked.node).value;
    case undefined:
      return undefined;
  }
}

/** Whether the summary offers to edit a step: as it says, or only if something that it asks for takes input (APP-10). */
export function isEditable(
  { form, compiled }: Pick<ApplicationWalk, 'form' | 'compiled'>,
  step: StepDescription,
): boolean {
  const { summary } = step.metaData;
  if (summary !== 'input-dependent') return summary === 'visible';
  return fieldsIn(step).some(({ formFieldName, isHidden }) => {
    const asked = compiled.fields.get(formFieldName);
    return asked !== undefined && !isHidden && asked.node.life.disabled === undefined && isAsked(form, asked);
  });
}

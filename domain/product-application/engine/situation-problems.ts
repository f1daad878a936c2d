import type { AskedField } from '../field/asked-field';
import type { Situation, StepDescription } from './description';
import { askedAs, canStartWith } from './field-problems';
import { fieldsIn } from './situation';

/** Situations that cannot come about, whatever is said: a misspelt code, a yes where a code is chosen. */
export const situationProblems = (steps: readonly StepDescription[]): readonly string[] =>
  steps.flatMap((step) => {
    const place = `the step ${step.name}`;
    return [
      ...neverHolding(step.transitionHandler, place),
      ...step.dependencies.flatMap(({ dependsOn }) => neverHolding(dependsOn, place)),
      ...fieldsIn(step).flatMap(({ formFieldName, conditions }) =>
        neverHolding(conditions, `${formFieldName} in ${step.name}`),
      ),
    ];
  });

function neverHolding(situation: Situation | undefined, place: string): readonly string[] {
  switch (situation?.kind) {
    case undefined:
    case 'given':
      return [];
    case 'all':
      return situation.of.flatMap((each) => neverHolding(each, place));
    case 'not':
      return neverHolding(situation.of, place);
    case 'needsBic': {
      const asked = askedAs(situation.field);
      return asked === undefined || asked.entry.spec.rule.type === 'iban'
        ? []
        : [`${place} asks whether ${situation.field} needs a BIC, which is no account`];
    }
    case 'is': {
      const { field, values } = situation;
      const asked = askedAs(field);
      if (values.length === 0) return [`${place} compares ${field} with nothing`];
      return values
        .filter((value) => asked && !canSay(asked, value))
        .map((value) => `${place} waits until ${field} says ${String(value)}, which it never does`);
    }
  }
}

/** Whether a field reads this once it is answered; a day reads otherwise than it is typed, an amount as no text. */
function canSay(asked: AskedField, value: string | boolean): boolean {
  switch (asked.entry.spec.rule.type) {
    case 'amount':
    case 'percent':
      return false;
    case 'day':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'month':
      return typeof value === 'string' && /^\d{4}-\d{2}$/.test(value);
    default:
      return canStartWith(asked, value);
  }
}

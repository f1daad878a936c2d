import { issueAt } from '@domain/form/issue';
import type { DerivedNode, FactNode } from '@domain/form/nodes/node';
import { rule } from '@domain/form/nodes/rule';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import { applicationFinding, type ApplicationFinding } from '../field/application-finding';
import type { AskedField } from '../field/asked-field';
import type { SyncValidator } from './description';

const OF_AGE = 18;

/** Full years from one day to another. */
export function yearsBetween(born: string, today: LocalDate): number {
  const hadBirthday = today.slice(5) >= born.slice(5);
  return yearOf(today) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

const rules: Readonly<
  Record<
    SyncValidator,
    { readonly key: ApplicationFinding; readonly holds: (day: string, today: LocalDate) => boolean }
  >
> = {
  // A month reads as the beginning of its days, and has come with the first of them.
  past: { key: 'application-past', holds: (day, today) => day <= today },
  future: { key: 'application-future', holds: (day, today) => day >= today },
  adult: { key: 'application-age', holds: (day, today) => yearsBetween(day, today) >= OF_AGE },
  child: {
    key: 'application-child',
    holds: (day, today) => day <= today && yearsBetween(day, today) < OF_AGE,
  },
};

/** What a day or a month has to be, measured against the day of the application. */
export function dayRule(
  { node }: AskedField,
  validator: SyncValidator,
  today: FactNode<LocalDate>,
): DerivedNode<unknown> {
  const { key, holds } = rules[validator];
  return rule({ day: node, today }, (said, at) =>
    typeof said.day === 'string' && !holds(said.day, said.today)
      ? issueAt(at.day, applicationFinding(key), 'rule')
      : undefined,
  );
}

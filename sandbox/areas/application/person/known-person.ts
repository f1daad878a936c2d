import type { PersonalRecord } from '@sandbox/areas/customer/personal-record';
import { FIELDS } from '../field/field-catalogue';
import type { Role } from '../field/field-group';
import type { Answers, SentField } from '../check/answers';

/** Groups of which the bank keeps what a person has said. */
const KEPT_GROUPS = new Set([
  'PERSON',
  'POST',
  'TELEKOM',
  'MAILADRESSE',
  'PERSON_TIN_LAND',
  'WIRTSCHAFTSDATEN',
]);
/** What is said for one application alone. */
const PASSING = new Set([
  'PERSON.AUSWEIS_VORHANDEN',
  'PERSON.ZUGANG_VORHANDEN',
  'PERSON.ZUGANGSNUMMER',
  'PERSON.KUNDEN_ID',
  'MAILADRESSE.WIEDERHOLUNG',
  'WIRTSCHAFTSDATEN.UMGEZOGEN',
  'PERSON_TIN_LAND.BESTAETIGUNG',
]);

const entryOf = (group: string, field: string, index: number | undefined): string =>
  `${group}.${field}${index === undefined ? '' : `#${String(index)}`}`;

/** What is kept of a person, under the names of the fields of a role; the mail address is known twice. */
export function knownAs(record: PersonalRecord, role: Role): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { name, group, field, role: of, index } of FIELDS.values()) {
    const entry = name.startsWith('MAILADRESSE.WIEDERHOLUNG')
      ? 'MAILADRESSE.ADRESSE'
      : entryOf(group, field, index);
    const value = of === role ? record[entry] : undefined;
    if (value !== undefined) known.set(name, value);
  }
  return known;
}

/** Groups that are said whole, by the field that each of them begins with: what is left out of one is no more. */
const WHOLE: Readonly<Record<string, string>> = {
  POST: 'STRASSE',
  TELEKOM: 'NUMMER',
  PERSON_TIN_LAND: 'WEITERE',
  WIRTSCHAFTSDATEN: 'NETTOEINKOMMEN',
};

const isSaidWhole = (answers: Answers, group: string, role: Role): boolean => {
  const first = WHOLE[group];
  return first !== undefined && answers.of(group, first, role, group === 'TELEKOM' ? 1 : undefined) !== '';
};

/** What an application says of a person that is worth keeping; an empty entry is kept no more. */
export function recordFrom(answers: Answers, role: Role): PersonalRecord {
  const entries: Record<string, string> = {};
  for (const { name, group, field, role: of, index } of FIELDS.values()) {
    const entry = entryOf(group, field, index);
    const isKept =
      of === role && KEPT_GROUPS.has(group) && !PASSING.has(entry) && !field.startsWith('VORHER_');
    if (isKept && (answers.isSent(name) || isSaidWhole(answers, group, role)))
      entries[entry] = answers.get(name);
  }
  return entries;
}

/** What is known as fields that are filled in already. */
export const prefilledFrom = (known: ReadonlyMap<string, string>): SentField[] =>
  [...known].map(([fieldname, fieldvalue]) => ({ fieldname, fieldvalue }));

import type { WireMessage } from '@sandbox/platform/http/message';
import { applicationMessage } from '../application-messages';
import { FIELDS, siblingOf } from '../field/field-catalogue';
import type { LocalDate } from '@domain/time/local-date';
import { messageOf, problem } from '../field/field-problem';
import type { Answers } from './answers';
import { type SentField } from './answers';
import type { Scope } from './check-facts';
import type { Needs } from './needed-of-persons';

/** What has no name in the catalogue, and what is there twice: such a request is not understood at all. */
export function misnamed(fields: readonly SentField[]): readonly WireMessage[] {
  const seen = new Set<string>();
  return fields.flatMap(({ fieldname }) => {
    const isTwice = seen.has(fieldname);
    seen.add(fieldname);
    const key = !FIELDS.has(fieldname)
      ? 'fehler-feld-unbekannt'
      : isTwice
        ? 'fehler-feld-mehrfach'
        : undefined;
    if (key === undefined) return [];
    return [
      applicationMessage.error(key, {
        args: { feld: fieldname.slice(0, 80) },
        origin: [fieldname.slice(0, 80)],
      }),
    ];
  });
}

/** Each value by the rule of its field; an empty one is no value. */
export function checkValues(answers: Answers, today: LocalDate): readonly WireMessage[] {
  const valueOf = (name: string): string => answers.get(name);
  return answers.fields().flatMap(({ fieldname, fieldvalue }) => {
    const definition = FIELDS.get(fieldname);
    if (definition === undefined || fieldvalue === null || fieldvalue === '') return [];
    const found = definition.check(
      fieldvalue,
      { today, valueOf },
      { sibling: (base) => siblingOf(definition, base) },
    );
    return found === undefined ? [] : [messageOf(found, fieldname)];
  });
}

const MISSING = problem('fehler_pflichtfeld_nicht_gesetzt');

/** What has to be filled in and is not: all of it, or of what was sent empty alone. */
export function checkNeeds(needs: Needs, answers: Answers, scope: Scope): readonly WireMessage[] {
  return needs(answers)
    .filter((name) => answers.get(name).trim() === '' && (scope === 'all' || answers.isSent(name)))
    .map((name) => messageOf(MISSING, name));
}

import type { Role } from '@domain/product-application/catalogue/group-spec';
import type { ApplicationWalk } from './application-walk';
import type { Wording } from './field-words';

type Naming = Pick<ApplicationWalk, 'form' | 'compiled'>;

/** What the field of a name says; a text that is none, and may have any length, names nobody. */
function said({ form, compiled }: Naming, field: string, { known }: Wording): string {
  const asked = compiled.fields.get(field);
  if (asked === undefined) return known(field) ?? '';
  const name = asked.control === 'text' ? form.value(asked.node) : undefined;
  return typeof name === 'string' ? name : '';
}

/** A person by first name and surname, once these are known; until then what it is to the application. */
export function roleName(walk: Naming, role: Role, wording: Wording): string {
  const name = [`PERSON.VORNAME_${role}`, `PERSON.NAME_${role}`]
    .map((field) => said(walk, field, wording))
    .filter((part) => part !== '')
    .join(' ');
  return name === '' ? wording.t(`application.role.${role}`) : name;
}

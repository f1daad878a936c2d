import type { Role } from '@domain/product-application/catalogue/group-spec';
import type { TextLookup } from '@ui/i18n/texts';
import type { ApplicationWalk } from './application-walk';

/** What the field of a name says; a text that is none, and may have any length, names nobody. */
function said(walk: Pick<ApplicationWalk, 'form' | 'compiled'>, field: string): string {
  const asked = walk.compiled.fields.get(field);
  const name = asked?.control === 'text' ? walk.form.value(asked.node) : undefined;
  return typeof name === 'string' ? name : '';
}

/** A person by first name and surname, once these are known; until then what it is to the application. */
export function roleName(
  walk: Pick<ApplicationWalk, 'form' | 'compiled'>,
  role: Role,
  t: TextLookup,
): string {
  const name = [said(walk, `PERSON.VORNAME_${role}`), said(walk, `PERSON.NAME_${role}`)]
    .filter((part) => part !== '')
    .join(' ');
  return name === '' ? t(`application.role.${role}`) : name;
}

import type { Role } from '@domain/product-application/catalogue/group-spec';
import type { TextLookup } from '@ui/i18n/texts';
import type { ApplicationWalk } from './application-walk';

/** What is typed into the field of a name so far. */
function typed(walk: Pick<ApplicationWalk, 'form' | 'compiled'>, name: string): string {
  const asked = walk.compiled.fields.get(name);
  return asked?.control === 'text' ? walk.form.field(asked.node).value.trim() : '';
}

/** A person by first name and surname, once these are known; until then what it is to the application. */
export function roleName(
  walk: Pick<ApplicationWalk, 'form' | 'compiled'>,
  role: Role,
  t: TextLookup,
): string {
  const name = [typed(walk, `PERSON.VORNAME_${role}`), typed(walk, `PERSON.NAME_${role}`)]
    .filter((part) => part !== '')
    .join(' ');
  return name === '' ? t(`application.role.${role}`) : name;
}

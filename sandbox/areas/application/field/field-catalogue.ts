import type { FieldCheck } from './field-check';
import type { FieldGroup, FieldSpec, Role } from './field-group';
import { accountGroups } from './group/account-groups';
import { otherGroups } from './group/other-groups';
import { personGroups } from './group/person-groups';
import { plannerGroups } from './group/planner-groups';
import { securitiesGroups } from './group/securities-groups';

/** One named field of the catalogue. */
export interface FieldDefinition {
  /** On the wire, `GROUP.FIELD`, with the person and the number where it has them: `WP_PRODUKTGRUPPE.UUID_I1_7`. */
  readonly name: string;
  readonly group: string;
  readonly field: string;
  readonly role: Role | undefined;
  readonly index: number | undefined;
  readonly check: FieldCheck;
}

const groups: readonly FieldGroup[] = [
  ...personGroups,
  ...accountGroups,
  ...securitiesGroups,
  ...plannerGroups,
  ...otherGroups,
];

/** The name of a field on the wire (decisions.md). */
export const fieldName = (group: string, field: string, role?: Role, index?: number): string =>
  [
    `${group}.${field}`,
    ...(role === undefined ? [] : [role]),
    ...(index === undefined ? [] : [String(index)]),
  ].join('_');

function definitions(group: string, { field, roles, most, check }: FieldSpec): readonly FieldDefinition[] {
  const persons: readonly (Role | undefined)[] = roles.length === 0 ? [undefined] : roles;
  const numbers = most === undefined ? [undefined] : Array.from({ length: most }, (_, index) => index + 1);
  return persons.flatMap((role) =>
    numbers.map((index) => ({
      name: fieldName(group, field, role, index),
      group,
      field,
      role,
      index,
      check,
    })),
  );
}

/** Every field the bank knows, by its name: its own list, whatever a portal thinks there is. */
export const FIELDS: ReadonlyMap<string, FieldDefinition> = new Map(
  groups
    .flatMap(({ group, fields }) => fields.flatMap((spec) => definitions(group, spec)))
    .map((definition) => [definition.name, definition]),
);

/** The name of another field of the same group for the same person and number; `#2` names another number. */
export function siblingOf({ group, role, index }: FieldDefinition, base: string): string {
  const [field = '', number] = base.split('#');
  return fieldName(group, field, role, number === undefined ? index : Number(number));
}

import { accountGroups } from './groups/account-groups';
import { cfdGroups } from './groups/cfd-groups';
import { depotGroups } from './groups/depot-groups';
import { personGroups } from './groups/person-groups';
import { plannerGroups } from './groups/planner-groups';
import { salesGroups } from './groups/sales-groups';
import type { FieldSpec } from './field-spec';
import { isOnWire, type GroupSpec, type WireRole } from './group-spec';

/** All groups of fields that an application may have (brokerage.md 3, APP-12). */
export const groups = {
  ...personGroups,
  ...accountGroups,
  ...depotGroups,
  ...plannerGroups,
  ...cfdGroups,
  ...salesGroups,
} as const;

/** A group by its name. */
export type GroupName = keyof typeof groups;

/** The fields of a group, whatever person and number. */
export type FieldOf<G extends GroupName> = PerPerson<G> | Shared<G> | PerRow<G>;

type Groups = typeof groups;
type PerPerson<G extends GroupName> = keyof Groups[G]['fields'] & string;
type Shared<G extends GroupName> = Groups[G] extends { readonly shared: infer S } ? keyof S & string : never;
type PerRow<G extends GroupName> = Groups[G] extends { readonly rows: infer S } ? keyof S & string : never;
type CountOf<G extends GroupName> = Groups[G] extends { readonly count: infer N extends number } ? N : 0;

/** 1 up to N. */
type Numbers<N extends number, Counted extends readonly number[] = []> = Counted['length'] extends N
  ? Exclude<Counted[number] | N, 0>
  : Numbers<N, readonly [...Counted, Counted['length']]>;

type Suffix<G extends GroupName> = [Groups[G]['roles'][number]] extends [never]
  ? ''
  : `_${Groups[G]['roles'][number]}`;

type NamesOf<G extends GroupName> =
  | `${G}.${PerPerson<G>}${Suffix<G>}`
  | `${G}.${Shared<G>}`
  | (PerRow<G> extends never ? never : `${G}.${PerRow<G>}${Suffix<G>}_${Numbers<CountOf<G>>}`);

/** A name in a form: `PERSON.VORNAME_I1`, `WP_PRODUKTGRUPPE.UUID_I2_7`; where its group has them, a child is J and one not known yet U. */
export type FieldName = { [G in GroupName]: NamesOf<G> }[GroupName];

/** One name of the catalogue, taken apart. */
export interface CatalogueEntry {
  readonly name: string;
  readonly group: string;
  readonly field: string;
  readonly role: WireRole | undefined;
  readonly index: number | undefined;
  readonly spec: FieldSpec;
}

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

function entriesOf(
  name: string,
  { roles, fields, shared = {}, rows = {}, count = 0 }: GroupSpec,
): readonly CatalogueEntry[] {
  const persons: readonly (WireRole | undefined)[] =
    roles.length === 0 ? [undefined] : roles.filter(isOnWire);
  const entry = (field: string, spec: FieldSpec, role?: WireRole, index?: number): CatalogueEntry => ({
    name: [`${name}.${field}`, role, index].filter((part) => part !== undefined).join('_'),
    group: name,
    field,
    role,
    index,
    spec,
  });
  return [
    ...Object.entries(shared).map(([field, spec]) => entry(field, spec)),
    ...persons.flatMap((role) => Object.entries(fields).map(([field, spec]) => entry(field, spec, role))),
    ...persons.flatMap((role) =>
      numbersTo(count).flatMap((index) =>
        Object.entries(rows).map(([field, spec]) => entry(field, spec, role, index)),
      ),
    ),
  ];
}

/** Every name there is on the wire, in the order of the groups. */
export const catalogue: readonly CatalogueEntry[] = Object.entries<GroupSpec>(groups).flatMap(
  ([name, group]) => entriesOf(name, group),
);

const byName = new Map(catalogue.map((entry) => [entry.name, entry]));

const groupsByName = new Map(Object.entries<GroupSpec>(groups));

/** The name with the first holder for one of these persons; as it is, where its group knows no such person. */
function asHolder(name: string, persons: RegExp): string {
  const [, role] = persons.exec(name) ?? [];
  const [group = ''] = name.split('.');
  return groupsByName.get(group)?.roles.some((each) => each === role) ? name.replace(persons, '_I1') : name;
}

/** The name under which a field is sent: a child's as that of the first holder; none for one who is not known yet. */
export function wireNameOf(name: string): string | undefined {
  const sent = asHolder(name, /_(J)(?=$|_\d)/);
  return byName.has(sent) ? sent : undefined;
}

/** The field of a name; of a child, or a person not known yet, that of the first holder. */
export function entryOf(name: string): CatalogueEntry | undefined {
  return byName.get(asHolder(name, /_([JU])(?=$|_\d)/));
}

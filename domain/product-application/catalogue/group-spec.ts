import type { FieldSpec } from './field-spec';

/** Persons of an application: holders, representatives, the child, and one of whom it is not known yet (brokerage.md 3): who somebody is has to be said of any. */
export const roles = ['I1', 'I2', 'E1', 'E2', 'J', 'U'] as const;

/** See roles. */
export type Role = (typeof roles)[number];

/** Persons on the wire: a child is sent as first holder, an unknown one never (decisions.md). */
export type WireRole = 'I1' | 'I2' | 'E1' | 'E2';

/** Groups of whoever is known by name, a child among them: where they live, and where they pay taxes. */
export const residents: readonly (WireRole | 'J')[] = ['I1', 'I2', 'E1', 'E2', 'J'];
/** Groups that every grown person has, only the holders have, or that belong to no person. */
export const holders: readonly WireRole[] = ['I1', 'I2', 'E1', 'E2'];
/** See holders. */
export const owners: readonly OwnerRole[] = ['I1', 'I2'];
/** See holders. */
export const nobody: readonly never[] = [];

/** Whether a person has a name of its own on the wire. */
export const isOnWire = (role: Role): role is WireRole => role !== 'J' && role !== 'U';

type OwnerRole = 'I1' | 'I2';

type Specs = Readonly<Record<string, FieldSpec>>;

/** What a group holds: `fields` are asked of each person, `shared` once, `rows` up to `count` times a person. */
interface GroupParts {
  readonly fields: Specs;
  readonly shared?: Specs;
  readonly rows?: Specs;
  readonly count?: number;
}

/** A group of fields, and the persons it is asked of; of nobody in particular, where there are none. */
export interface GroupSpec extends GroupParts {
  readonly roles: readonly Role[];
}

/** Writes a group. */
export const group = <R extends Role, const P extends GroupParts>(
  of: readonly R[],
  parts: P,
): P & { readonly roles: readonly R[] } => ({ ...parts, roles: of });

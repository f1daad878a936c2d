import type { FieldCheck } from './field-check';

/** Whom a field can be about: account holders, and legal representatives; a minor is sent as I1 (decisions.md). */
export const ROLES = ['I1', 'I2', 'E1', 'E2'] as const;

/** A person of an application. */
export type Role = (typeof ROLES)[number];

/** Account holders alone. */
export const HOLDERS: readonly Role[] = ['I1', 'I2'];

/** A field of a group: for whom, how many of it, and what its value must be. */
export interface FieldSpec {
  readonly field: string;
  /** For each of these persons one; none: for the whole application. */
  readonly roles: readonly Role[];
  /** So many of it, numbered from 1; undefined: one without a number. */
  readonly most: number | undefined;
  readonly check: FieldCheck;
}

/** Fields that belong together, as the catalogue names them. */
export interface FieldGroup {
  readonly group: string;
  readonly fields: readonly FieldSpec[];
}

interface Extent {
  readonly roles?: readonly Role[];
  readonly most?: number;
}

/** Makes a group: each field by its name and its check. */
export const group = (
  name: string,
  { roles = [], most }: Extent,
  fields: Readonly<Record<string, FieldCheck>>,
): FieldGroup => ({
  group: name,
  fields: Object.entries(fields).map(([field, check]) => ({ field, roles, most, check })),
});

/** The extent of what is asked of every person. */
export const PERSONS: Extent = { roles: ROLES };

/** What somebody is to a product, by the codes of the toolkit (portal.md 9). */
export const personRelations = {
  O: 'owner',
  AR: 'authorized-representative',
  E: 'exemption-partner',
  R: 'representative',
  L: 'legal-person',
  AML: 'asset-manager-company',
  AME: 'asset-manager-employee',
  B: 'beneficiary',
} as const;

/** A code as on the wire. */
export type PersonRelationCode = keyof typeof personRelations;

/** What it means. */
export type PersonRelation = (typeof personRelations)[PersonRelationCode];

const isCode = (text: string): text is PersonRelationCode => Object.hasOwn(personRelations, text);

/** Reads a code; undefined for one nobody knows, which is shown as unknown (api.md 1). */
export const personRelation = (code: string): PersonRelation | undefined =>
  isCode(code) ? personRelations[code] : undefined;

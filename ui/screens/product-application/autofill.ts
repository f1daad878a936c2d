import type { AskedField } from '@domain/product-application/field/asked-field';
import type { HTMLInputAutoCompleteAttribute } from 'react';

const tokens = [
  'honorific-prefix',
  'given-name',
  'family-name',
  'bday',
  'country',
  'postal-code',
  'address-level2',
  'address-line1',
  'tel-country-code',
  'tel-national',
  'email',
  'organization',
] as const;

/** Whose browser it is: the first holder, or the first representative of a child. */
const OWN = ['i1', 'e1'];

/**
 * What a browser may fill in. In one section it fills in the same twice: another person, a second number and the address
 * before have each their own.
 */
export function autofillOf({
  name,
  entry,
}: Pick<AskedField, 'name' | 'entry'>): HTMLInputAutoCompleteAttribute {
  const token = tokens.find((each) => each === entry.spec.autocomplete);
  if (token === undefined) return 'off';
  const [, role = '', number = '1'] = /_([A-Z]\d?)(?:_(\d+))?$/.exec(name) ?? [];
  const section = [
    ...(OWN.includes(role.toLowerCase()) ? [] : [role.toLowerCase()]),
    ...(number === '1' ? [] : [number]),
    ...(entry.field.startsWith('VORHER_') ? ['before'] : []),
  ].join('-');
  return section === '' ? token : `section-${section} ${token}`;
}

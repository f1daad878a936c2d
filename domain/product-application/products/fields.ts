import type { FieldName } from '../catalogue/catalogue';
import type { FieldConfig, Section, SectionName } from '../engine/description';
import type { Role } from '../catalogue/group-spec';

type More = Omit<FieldConfig, 'formFieldName'>;

/** A field that has to be said. */
export const must = (formFieldName: FieldName, more: More = {}): FieldConfig => ({ formFieldName, ...more });

/** A field that may be left out. */
export const may = (formFieldName: FieldName, more: More = {}): FieldConfig => ({
  formFieldName,
  isOptional: true,
  ...more,
});

/** What is sent along and never shown. */
export const hidden = (formFieldName: FieldName, value?: string | boolean): FieldConfig => ({
  formFieldName,
  isHidden: true,
  isOptional: true,
  ...(value !== undefined && { default: value }),
});

/** Fields that belong together, of one person or of none in particular. */
export const section = (name: SectionName, fields: readonly FieldConfig[], role?: Role): Section => ({
  name,
  fields,
  ...(role && { role }),
});

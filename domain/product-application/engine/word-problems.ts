import { entryOf } from '../catalogue/catalogue';
import type { Application, StepDescription } from './description';
import { fieldsIn } from './situation';

/**
 * Whether something has its words: an application, `title.name`; a step, a section, a person, `step.name`; a field,
 * `GROUP.FIELD`, and each code of it, `GROUP.FIELD.CODE`.
 */
export type HasWords = (name: string) => boolean;

/** What of an application has no words, each with its place. */
export function wordProblems({ product, steps }: Application, hasWords: HasWords): readonly string[] {
  const missing = (name: string, place: string): readonly string[] =>
    hasWords(name) ? [] : [`${place} has no words`];
  return [
    ...missing(`title.${product}`, 'its title'),
    ...steps.flatMap((step) => [
      ...missing(`step.${step.name}`, `the step ${step.name}`),
      ...step.formContextSelector.flatMap(({ name, role }) => [
        ...missing(`section.${name}`, `the section ${name} in ${step.name}`),
        ...(role ? missing(`role.${role}`, `the person ${role} of the section ${name} in ${step.name}`) : []),
      ]),
      ...wordsOfFields(step).flatMap(([name, place]) => missing(name, place)),
    ]),
  ];
}

/** Label and codes of each field; what is not shown needs no words for its codes, countries have theirs elsewhere. */
const wordsOfFields = (step: StepDescription): readonly (readonly [string, string])[] =>
  fieldsIn(step).flatMap(({ formFieldName, isHidden }) => {
    const entry = entryOf(formFieldName);
    if (entry === undefined) return [];
    const { group, field, spec } = entry;
    const codes = 'codes' in spec.rule && !isHidden ? spec.rule.codes : [];
    const place = `${formFieldName} in ${step.name}`;
    return [
      [`${group}.${field}`, place] as const,
      ...codes.map((code) => [`${group}.${field}.${code}`, `${code} of ${place}`] as const),
    ];
  });

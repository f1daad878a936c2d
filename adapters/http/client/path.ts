/**
 * Builds a path from a template; every inserted id is one encoded segment, so that no id can leave its
 * place in the path.
 */
export const path = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  parts.reduce((built, part, index) => `${built}${encodeURIComponent(ids[index - 1] ?? '')}${part}`);

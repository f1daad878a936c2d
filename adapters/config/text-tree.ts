import type { TextTree } from '@application/ports/text-source';

/** Whether a value is a tree whose leaves are all texts. */
export const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTextTree(entry));

/** Whether there is not one text in it. */
export const isWordless = (tree: TextTree): boolean =>
  Object.values(tree).every((entry) => typeof entry !== 'string' && isWordless(entry));

/** Both trees in one; where both have a text, the one above wins. */
export function mergeTexts(below: TextTree, above: TextTree): TextTree {
  const laid = Object.entries(above).map(([key, entry]) => {
    const under = Object.hasOwn(below, key) ? below[key] : undefined;
    return [
      key,
      typeof entry === 'object' && typeof under === 'object' ? mergeTexts(under, entry) : entry,
    ] as const;
  });
  return Object.fromEntries([...Object.entries(below), ...laid]);
}

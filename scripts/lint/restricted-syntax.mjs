/**
 * Refuses what the selectors of its options find, as `no-restricted-syntax` of ESLint does.
 * @type {import('@oxlint/plugins').CreateRule}
 */
export const restrictedSyntax = {
  meta: { type: 'problem', schema: false },
  create(context) {
    /** @type {unknown} */
    const options = context.options[0];
    const refused = /** @type {readonly { readonly selector: string; readonly message: string }[]} */ (
      options
    );
    return Object.fromEntries(
      refused.map(({ selector, message }) => [
        selector,
        (/** @type {import('@oxlint/plugins').ESTree.Node} */ node) => context.report({ node, message }),
      ]),
    );
  },
};

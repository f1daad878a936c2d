/** @typedef {import('@oxlint/plugins').ESTree.Node} Node */

/** @param {Node} node @returns {Node | undefined} */
const parentOf = (node) => node.parent ?? undefined;

/** `Later` is the boundary that says in words what is coming. */
const boundaries = new Set(['Suspense', 'Later']);

/** @param {Node} node */
const isBoundary = (node) =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  boundaries.has(node.openingElement.name.name);

/** What an element is the whole of: what a component returns, or hands to another one. */
const wholes = new Set(['ReturnStatement', 'ArrowFunctionExpression', 'Property']);
const choices = new Set(['ConditionalExpression', 'LogicalExpression']);

/** Called for each of a list, as by `map`: what it returns stands beside the others. @param {Node | undefined} at */
function isOfList(at) {
  for (; at !== undefined; at = parentOf(at)) {
    if (at.type === 'FunctionDeclaration') return false;
    if (at.type !== 'ArrowFunctionExpression' && at.type !== 'FunctionExpression') continue;
    const call = parentOf(at);
    return call?.type === 'CallExpression' && call.callee.type === 'MemberExpression';
  }
  return false;
}

/** @param {Node} element */
function isWhole(element) {
  let at = parentOf(element);
  while (at !== undefined && choices.has(at.type)) at = parentOf(at);
  return at !== undefined && wholes.has(at.type) && !isOfList(at);
}

/** @param {Node} element */
function isWithinBoundary(element) {
  let at = parentOf(element);
  while (at !== undefined && !isBoundary(at)) at = parentOf(at);
  return at !== undefined;
}

/**
 * A part whose code comes later hides all that stands around it up to the next boundary: the form about it goes, with
 * the press or the focus that was on its way. So it has a boundary beside it, or is the whole of what is shown.
 * @type {import('@oxlint/plugins').CreateRule}
 */
export const suspendedPart = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Its code comes later, and hides what stands around it meanwhile. Put it into a Suspense of its own.',
    },
  },
  create(context) {
    /** @type {Set<string>} */
    const later = new Set();
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
        const { callee } = init;
        if (callee.type === 'Identifier' && callee.name === 'lazyPart') later.add(id.name);
      },
      JSXElement(node) {
        const { name } = node.openingElement;
        if (
          name.type === 'JSXIdentifier' &&
          later.has(name.name) &&
          !isWhole(node) &&
          !isWithinBoundary(node)
        )
          context.report({ node, messageId: 'bare' });
      },
    };
  },
};

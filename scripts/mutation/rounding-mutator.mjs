import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A change of its own beside those of the mutation runner, which empties a text but knows no neighbour of it: the rounding of
 * a quotient or an amount becomes another one. Half up for half even is a cent at every second tie.
 */
const others = /** @type {Readonly<Record<string, string>>} */ ({
  'half-up': 'half-even',
  down: 'half-up',
  up: 'half-up',
});

const rounded = new Set(['divide', 'rescale', 'roundedQuotient']);

const roundingMutator = {
  name: 'Rounding',
  *mutate(/** @type {any} */ path) {
    const other = path.isStringLiteral() ? others[path.node.value] : undefined;
    if (other === undefined || !path.parentPath.isCallExpression()) return;
    if (!rounded.has(path.parent.callee.name)) return;
    yield { ...path.node, value: other, extra: undefined };
  },
};

// The runner has no way to be given a change; its list of them is a file inside a package that core brings along.
const core = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
const list = join(dirname(core.resolve('@stryker-mutator/instrumenter')), 'mutators/mutate.js');
const { allMutators } = await import(pathToFileURL(list).href);
allMutators.push(roundingMutator);

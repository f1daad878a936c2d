import { importRules } from './scripts/gate/import-rules.mjs';

/** The table "Who imports whom" (scripts/gate) as a gate: `npm run deps`. A better table is an ADR and a change there. */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one thing in two places: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere breaks at run time, so its path or package must exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...importRules,
    {
      name: 'a-view-calls-no-bank',
      comment:
        'A view shows its model and presses its buttons; who calls the bank is a model, which is tested without a view.',
      severity: 'error',
      from: { path: '^ui/.*[.]tsx$' },
      to: { path: '^application/ports/bank/' },
    },
    {
      name: 'shipped-code-uses-no-dev-package',
      comment:
        'What runs for customers must be a dependency proper, so that an installation without tools is complete.',
      severity: 'error',
      from: { path: '^(domain|application|adapters|ui|src|sandbox)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A stranger's program: it is compiled against what is generated beside it, and its test runs that.
    exclude: { path: '^tests/contracts/generated-client/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
    reporterOptions: { text: { highlightFocused: true } },
  },
};

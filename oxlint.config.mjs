import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { castFiles } from './scripts/lint/casts.mjs';
import { germanFiles } from './scripts/lint/german-sentence.mjs';
import { noOutsideWorld } from './scripts/lint/outside-world.mjs';
import { wholePorts } from './scripts/lint/narrow-ports.mjs';
import { countedLooks, impatience } from './scripts/lint/patience.mjs';

const nodeBuiltins = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/** Attributes a customer sees or hears; a literal there is a text that bypasses translation. */
const textAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'headline',
  'hint',
  'label',
  'placeholder',
  'title',
];

/** Rules of one plugin, each an error. @param {string} plugin @param {readonly string[]} names */
const errors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

/** What asks the types, by the native compiler (`--type-aware`). */
const typed = {
  ...errors('typescript', [
    'await-thenable',
    'no-array-delete',
    'no-base-to-string',
    'no-deprecated',
    'no-duplicate-type-constituents',
    'no-floating-promises',
    'no-for-in-array',
    'no-generated-empty-object-type',
    'no-implied-eval',
    'no-meaningless-void-operator',
    'no-misused-promises',
    'no-misused-spread',
    'no-mixed-enums',
    'no-redundant-type-constituents',
    'no-unnecessary-boolean-literal-compare',
    'no-unnecessary-condition',
    'no-unnecessary-template-expression',
    'no-unnecessary-type-arguments',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-conversion',
    'no-unnecessary-type-parameters',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'no-useless-default-assignment',
    'only-throw-error',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-return-this-type',
    'related-getter-setter-pairs',
    'unbound-method',
    'use-unknown-in-catch-callback-variable',
  ]),
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const untyped = (/** @type {readonly string[]} */ names) =>
  Object.fromEntries(names.map((name) => [`typescript/no-unsafe-${name}`, 'off']));

/** What is refused in TypeScript by its look alone. */
const strict = {
  ...errors('eslint', [
    'eqeqeq',
    'no-array-constructor',
    'no-console',
    'no-unused-expressions',
    'no-useless-constructor',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
  ]),
  ...errors('typescript', [
    'ban-ts-comment',
    'consistent-type-imports',
    'no-duplicate-enum-values',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-invalid-void-type',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-asserted-optional-chain',
    'no-non-null-assertion',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-literal-enum-member',
    'prefer-namespace-keyword',
    'triple-slash-reference',
    'unified-signatures',
  ]),
  'eslint/max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'eslint/no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
  ],
  'eslint/no-unused-vars': [
    'error',
    {
      argsIgnorePattern: '^_',
      destructuredArrayIgnorePattern: '^_',
      caughtErrors: 'all',
      // To leave a member out of an object is to name it.
      ignoreRestSiblings: true,
    },
  ],
};

/** Every control can be reached and named. */
const accessible = {
  ...errors('jsx-a11y', [
    'alt-text',
    'anchor-has-content',
    'anchor-is-valid',
    'aria-activedescendant-has-tabindex',
    'aria-props',
    'aria-proptypes',
    'aria-role',
    'aria-unsupported-elements',
    'autocomplete-valid',
    'click-events-have-key-events',
    'heading-has-content',
    'html-has-lang',
    'iframe-has-title',
    'img-redundant-alt',
    'label-has-associated-control',
    'media-has-caption',
    'mouse-events-have-key-events',
    'no-access-key',
    'no-autofocus',
    'no-distracting-elements',
    'no-noninteractive-element-to-interactive-role',
    'no-noninteractive-tabindex',
    'no-static-element-interactions',
    'role-has-required-aria-props',
    'role-supports-aria-props',
    'scope',
    'tabindex-no-positive',
  ]),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        'button',
        'checkbox',
        'link',
        'progressbar',
        'searchbox',
        'slider',
        'spinbutton',
        'switch',
        'textbox',
      ],
    },
  ],
  // Tables that become cards on a phone lose what they are by themselves.
  'jsx-a11y/no-redundant-roles': ['error', { th: ['columnheader', 'rowheader'], tr: ['row'] }],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'] }],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
  ],
};

/** The rules of React, those its compiler relies on among them. */
const react = errors('react', [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
  'void-use-memo',
]);

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  // By their whole path, so that a configuration elsewhere may stand on this one.
  jsPlugins: [
    fileURLToPath(import.meta.resolve('./scripts/lint/plugin.mjs')),
    fileURLToPath(import.meta.resolve('eslint-plugin-i18next')),
  ],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/',
    'reports/',
    'test-results/',
    '.cache/',
    '.data/',
    'tests/contracts/generated-client/',
  ],
  rules: typed,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strict },
    // View models are bound by MobX (autoBind), and tests hand bare functions around.
    {
      files: ['ui/**', 'workbench/**', 'tests/**', 'features/**'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    // Tests read answers of the bank as they come, and matchers such as expect.any are untyped.
    { files: ['tests/**'], rules: untyped(['argument', 'assignment', 'member-access', 'return']) },
    // Plain JavaScript is typed by its comments alone, and what it parses is whatever was in the file.
    {
      files: ['**/*.mjs', '**/*.cjs'],
      rules: untyped(['argument', 'assignment', 'call', 'member-access', 'return']),
    },
    // The portal runs in a browser and its core anywhere.
    {
      files: ['domain/**/*.ts', 'application/**/*.ts', 'ui/**/*.{ts,tsx}', 'workbench/**/*.{ts,tsx}'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: nodeBuiltins.map((name) => ({
              name,
              message: 'Domain, application and ui run in the browser: no Node modules.',
            })),
          },
        ],
      },
    },
    // Rules and use cases give the same answer every time.
    { files: ['domain/**/*.ts', 'application/**/*.ts'], rules: noOutsideWorld },
    // Who calls the bank is handed just the calls.
    { files: ['ui/**/*.{ts,tsx}'], rules: { 'local/restricted-syntax': ['error', wholePorts] } },
    // Code that comes late takes nothing away that is there.
    { files: ['ui/**/*.tsx'], rules: { 'local/suspended-part': 'error' } },
    // A cast is a claim nobody checks.
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['tests/**', ...castFiles],
      rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
    },
    // German is for customers: texts of the portal stand in the translation files, those of the bank with the bank.
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: [
        'ui/i18n/de/**',
        'sandbox/**',
        'adapters/fake/**',
        'features/**',
        'tests/**',
        ...germanFiles,
      ],
      rules: { 'local/german-sentence': 'error' },
    },
    // Every text comes from the translation files, every control can be reached and named.
    {
      files: ['ui/**/*.tsx', 'src/**/*.tsx', 'workbench/**/*.tsx'],
      rules: {
        ...accessible,
        ...react,
        'i18next/no-literal-string': [
          'error',
          {
            framework: 'react',
            mode: 'jsx-only',
            'jsx-attributes': { include: textAttributes, exclude: [] },
            words: { exclude: ['[^a-zA-ZÀ-ÖØ-öø-ÿ]*'] },
            // What is handed to a format, a key or a look is a word of the code.
            callees: { exclude: ['t', '.*[iI]ncludes', '(.*\\.)?(day|instant)', 'end'] },
            'object-properties': { include: [], exclude: ['severity', 'icon', 'tone'] },
            'should-validate-template': true,
          },
        ],
      },
    },
    // No test depends on how fast the machine is.
    {
      files: ['tests/**/*.{ts,tsx}', 'features/**/*.ts'],
      excludeFiles: ['tests/bench/**'],
      rules: { 'local/restricted-syntax': ['error', impatience] },
    },
    // Property tests start from the one seed.
    {
      files: ['tests/**/*.{ts,tsx}', 'features/**/*.ts'],
      excludeFiles: ['tests/support/properties.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              { name: 'fast-check', message: 'Take fc from @tests/support/properties: one seed for all.' },
            ],
          },
        ],
      },
    },
    // Nor does one give up what happens in another process.
    {
      files: ['tests/{contracts,e2e,sandbox,support}/**/*.ts', 'features/**/*.ts'],
      excludeFiles: ['tests/support/patience.ts'],
      rules: { 'local/restricted-syntax': ['error', [...impatience, ...countedLooks]] },
    },
    // Tools print, and some read their configuration from a default export.
    {
      files: [
        '*.config.ts',
        // Stands in place of a module of Node that is taken by its default.
        'workbench/runner/assert.ts',
        'scripts/**/*.ts',
        'tests/bench/**/*.ts',
        'tests/support/contract-*.ts',
        'tests/**/*-environment.ts',
        '**/*.d.ts',
      ],
      rules: { 'eslint/no-console': 'off', 'eslint/no-restricted-exports': 'off' },
    },
  ],
};

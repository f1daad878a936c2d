import { builtinModules } from 'node:module';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { castFiles } from './scripts/lint/casts.mjs';
import { germanFiles, germanSentence } from './scripts/lint/german-sentence.mjs';
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

export default defineConfig(
  { ignores: ['dist/', 'reports/', 'test-results/', '.cache/', '.data/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          caughtErrors: 'all',
          // To leave a member out of an object is to name it.
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    name: 'the portal runs in a browser and its core anywhere',
    files: ['domain/**/*.ts', 'application/**/*.ts', 'ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
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
  {
    name: 'rules and use cases give the same answer every time',
    files: ['domain/**/*.ts', 'application/**/*.ts'],
    rules: noOutsideWorld,
  },
  {
    name: 'who calls the bank is handed just the calls',
    files: ['ui/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...wholePorts] },
  },
  {
    name: 'a cast is a claim nobody checks',
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**', ...castFiles],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    name: 'German is for customers: texts of the portal stand in the translation files, those of the bank with the bank',
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['ui/i18n/de/**', 'sandbox/**', 'adapters/fake/**', 'features/**', 'tests/**', ...germanFiles],
    plugins: { local: { rules: { 'german-sentence': germanSentence } } },
    rules: { 'local/german-sentence': 'error' },
  },
  {
    name: 'every text comes from the translation files, every control can be reached and named',
    files: ['ui/**/*.tsx', 'src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          framework: 'react',
          mode: 'jsx-only',
          'jsx-attributes': { include: textAttributes, exclude: [] },
          words: { exclude: [/^[^\p{L}]*$/u] },
          // What is handed to a format, a key or a look is a word of the code.
          callees: { exclude: ['t', '.*[iI]ncludes', '(.*\\.)?(day|instant)', 'end'] },
          'object-properties': { include: [], exclude: ['severity', 'icon', 'tone'] },
          'should-validate-template': true,
        },
      ],
    },
  },
  {
    name: 'no test depends on how fast the machine is',
    files: ['tests/**/*.{ts,tsx}', 'features/**/*.ts'],
    ignores: ['tests/bench/**'],
    rules: { 'no-restricted-syntax': ['error', ...impatience] },
  },
  {
    name: 'property tests start from the one seed',
    files: ['tests/**/*.{ts,tsx}', 'features/**/*.ts'],
    ignores: ['tests/support/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Take fc from @tests/support/properties: one seed for all.' },
      ],
    },
  },
  {
    name: 'nor does one give up what happens in another process',
    files: ['tests/{contracts,e2e,sandbox,support}/**/*.ts', 'features/**/*.ts'],
    ignores: ['tests/support/patience.ts'],
    rules: { 'no-restricted-syntax': ['error', ...impatience, ...countedLooks] },
  },
  {
    name: 'tools print, and some read their configuration from a default export',
    files: [
      '*.config.ts',
      'scripts/**/*.ts',
      'tests/bench/**/*.ts',
      'tests/support/contract-*.ts',
      'tests/**/*-environment.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-exports': 'off' },
  },
);

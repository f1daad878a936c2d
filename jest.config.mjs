/** The alias of each top-level folder, as in tsconfig.json. */
const aliases = Object.fromEntries(
  ['domain', 'application', 'adapters', 'ui', 'src', 'sandbox', 'tests', 'workbench'].map((folder) => [
    `^@${folder}/(.*)$`,
    `<rootDir>/${folder}/$1`,
  ]),
);

const swc = (/** @type {object} */ syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { parser: syntax, target: 'es2023', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/tests'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
  moduleNameMapper: {
    '^scheduler$': '<rootDir>/tests/support/counted-scheduler.cjs',
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.cjs',
    '\\.(css|svg|png|woff2)$': '<rootDir>/tests/support/asset.cjs',
    ...aliases,
  },
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // These packages ship ES modules only; everything else in node_modules runs as it is.
  transformIgnorePatterns: ['/node_modules/(?!(inversify|@inversifyjs|typebox)/)'],
};

const inFolders = (/** @type {readonly string[]} */ ...folders) =>
  folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`);

/** `unit` in Node, `bank` with a bank and its database, `ui` in jsdom, `contract` against fakes and a running sandbox. */
export default {
  // The one limit of every test: time is never what a test is about, and other programs may keep the processors busy.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/support/node-environment.ts',
      testMatch: inFolders('domain', 'application', 'adapters', 'tooling', 'workbench'),
    },
    {
      ...shared,
      displayName: 'bank',
      testEnvironment: '<rootDir>/tests/sandbox/support/bank-environment.ts',
      testMatch: inFolders('sandbox'),
    },
    {
      ...shared,
      displayName: 'ui',
      testEnvironment: '<rootDir>/tests/support/dom-environment.ts',
      testMatch: inFolders('ui', 'src'),
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
    },
    {
      ...shared,
      displayName: 'contract',
      testEnvironment: '<rootDir>/tests/support/node-environment.ts',
      testMatch: inFolders('contracts'),
      globalSetup: '<rootDir>/tests/support/contract-setup.ts',
      globalTeardown: '<rootDir>/tests/support/contract-teardown.ts',
    },
  ],
};

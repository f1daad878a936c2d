import { workbenchRooms } from './workbench-rooms.mjs';

const product = ['domain/**', 'application/**', 'adapters/**', 'ui/**', 'src/**'];
const adapters = [
  'adapters/browser/**',
  'adapters/config',
  'adapters/event-stream',
  'adapters/http/**',
  'adapters/logging',
];
const root = [
  'domain/**',
  'application/**',
  ...adapters,
  'ui/**',
  'src/modules/**',
  'src/screens/screen-registry.ts',
];
const rootPackages = ['fp-ts', 'inversify', 'react', 'react-dom', 'reflect-metadata'];
const testPackages = [
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'axios',
  'big.js',
  'fast-check',
  'fastify',
  'fp-ts',
  'html-validate',
  'ibantools',
  'jest-environment-jsdom',
  'jest-environment-node',
  'inversify',
  'io-ts',
  'jsqr',
  'mini-css-extract-plugin',
  'mobx',
  'mobx-react-lite',
  'pg',
  'pino',
  'pngjs',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'typebox',
  'typescript',
  'webpack',
];

/**
 * The modules of an area, which make its adapters and use cases and no screen, with the tokens of what they bind.
 * @param {string} area @param {string} why @param {readonly string[]} [below]
 */
const area = (area, why, below = []) => ({
  room: `src/modules/${area}`,
  why,
  imports: [
    'domain/**',
    'application/**',
    ...adapters,
    'src',
    'src/later',
    'ui/app/routes.ts',
    ...below.map((other) => `src/modules/${other}`),
  ],
  packages: ['fp-ts', 'inversify'],
});

/**
 * Where the portal is tied together, and what proves and builds it and its bank.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const outerRooms = [
  {
    room: 'src',
    why: 'The composition root starts the portal and ties it together; nothing it reaches is a test or a fake.',
    imports: [...root, 'src/later', 'src/release', 'src/session'],
    packages: rootPackages,
  },
  {
    room: 'src/later',
    why: 'What is fetched when it is wanted is fetched in one way, whatever it is.',
    imports: [...root, 'src'],
    packages: rootPackages,
  },
  {
    room: 'src/release',
    why: 'What every page releases with, and who asks about a release that was left.',
    imports: [...root, 'src', 'src/later', 'src/screens/loading/named-order.ts'],
    packages: rootPackages,
  },
  {
    room: 'src/session',
    why: 'A session is opened, shown, ended and taken back around every page.',
    imports: [...root, 'src', 'src/later', 'src/release'],
    packages: rootPackages,
  },
  area('platform', 'Clock, chance, log, storage and texts stand under every area.'),
  area('session', 'The line to the bank, who is signed in, and what the bank tells by itself.', ['platform']),
  area('depot', 'What a customer owns is read over the line to the bank.', ['platform', 'session']),
  area('release', 'A release is kept, sent and noted, whatever it holds.', ['platform', 'session']),
  area(
    'knowledge',
    'What a customer knows of securities is shown to the bank, and released as everything is.',
    ['platform', 'session', 'release'],
  ),
  area('message', 'A message is kept while it is typed, and sent by the release of everything.', [
    'platform',
    'session',
    'release',
  ]),
  area('tax', 'A tax is calculated from what a customer owns and what the bank knows of it.', [
    'platform',
    'session',
    'depot',
  ]),
  area('application', 'An application is kept while it is typed, and released as everything is.', [
    'platform',
    'session',
    'release',
  ]),
  area('order', 'Orders are made of what a customer owns, and released as everything is.', [
    'platform',
    'session',
    'depot',
    'release',
  ]),
  area('savings-plan', 'Savings plans buy what orders buy, and are released as everything is.', [
    'platform',
    'session',
    'depot',
    'order',
    'release',
  ]),
  area('fund-depot', 'Funds are bought and sold from what a customer owns, and released as everything is.', [
    'platform',
    'session',
    'depot',
    'release',
  ]),
  {
    room: 'src/screens',
    why: 'A loader hands a screen what its modules make; use cases and adapters come from there alone.',
    imports: ['domain/**', 'src', 'src/later', 'src/release', 'src/modules/**', 'ui/app', 'ui/screens/*'],
    packages: ['inversify', 'react'],
  },
  {
    room: 'features',
    why: 'Scenarios use the portal as customers and screens do, and meet the bank over HTTP alone.',
    imports: [
      'domain/**',
      'application/**',
      'adapters/fake/**',
      'adapters/http/application/field-mapper.ts',
      'adapters/http/client',
      'adapters/http/wire/order/order-wire.ts',
      'ui/**',
      'tests/**',
    ],
    packages: ['@cucumber/cucumber', '@playwright/test', 'fp-ts', 'io-ts'],
    node: true,
  },
  {
    room: 'tests/workbench',
    why: 'The workbench is held against Cucumber and the book itself, and needs no bank.',
    imports: ['domain/money', 'workbench/**', 'tests/workbench', 'tests/*'],
    packages: testPackages,
    node: true,
  },
  {
    room: 'tests/*',
    why: 'A test of the portal meets the bank as the portal does, over HTTP; tools are tested where they stand.',
    imports: [...product, 'tests/**', 'scripts'],
    packages: testPackages,
    node: true,
  },
  {
    room: 'tests/sandbox',
    why: 'The tests of the bank look inside it, and hold what it says against what the portal reads, expects and says.',
    imports: [
      'domain/**',
      'adapters/http/**',
      'ui/i18n',
      'ui/i18n/de',
      'ui/i18n/en',
      'sandbox',
      'sandbox/**',
      'tests/**',
      'scripts',
    ],
    packages: [...testPackages, '@electric-sql/pglite', 'kysely'],
    node: true,
  },
  {
    room: 'tests/bench',
    why: 'A measurement runs portal and bank together and may start either.',
    imports: [...product, 'sandbox', 'sandbox/**', 'tests/**', 'scripts', 'webpack.config.ts'],
    packages: [...testPackages, 'kysely'],
    node: true,
  },
  {
    room: 'scripts',
    why: 'A tool builds, checks and draws what stands, the rules of the domain among it, without a use case, an adapter or a screen.',
    imports: [
      'jest.config.mjs',
      'domain/**',
      'sandbox/areas/knowledge/content/all-groups.ts',
      'sandbox/areas/knowledge/content/group-content.ts',
      'sandbox/areas/knowledge/media/film.ts',
      'sandbox/world/demo-world-page.ts',
      'ui/app/page-name.ts',
      'ui/app/routes.ts',
      'ui/components/icon/icon-name.ts',
      'ui/i18n/english-field-texts.ts',
      'ui/i18n/german-field-texts.ts',
      'ui/i18n/texts.ts',
    ],
    packages: [
      '@iconify-json/lucide',
      '@redocly/openapi-core',
      '@swc/core',
      'mini-css-extract-plugin',
      'playwright',
      'typescript',
      'webpack',
    ],
    node: true,
  },
  ...workbenchRooms,
  {
    room: 'webpack.config.ts',
    why: 'The bundle is described once, with the steps of its own that stand in the scripts.',
    imports: ['scripts'],
    packages: [
      'compression-webpack-plugin',
      'css-minimizer-webpack-plugin',
      'html-webpack-plugin',
      'mini-css-extract-plugin',
      'minimizer-webpack-plugin',
      'webpack',
      'webpack-dev-server',
    ],
    node: true,
  },
];

/** The table "Who imports whom" as a gate: `npm run deps`. A better table is an ADR and a change here, in one step. */

/** Matches these npm packages, wherever node_modules lies. */
const packages = (...names) => `node_modules/(${names.join('|')})/`;

/** What every screen stands on. */
const sharedUi = '^ui/(app|components|forms|i18n|parts|release|styles|tan)/';

/** The floors of the sandbox, from the ground up; each stands on those before it. */
const floors = ['platform', 'market', 'world', 'ledger', 'areas', 'pages'];

/** The doors at which areas of the sandbox meet: who, whom, and by which of its files. One direction, no other. */
const doors = {
  consent: {},
  control: { tan: ['store/tan-access'], events: ['event-hub'] },
  customer: {},
  events: { order: ['book/order-answer', 'book/order-schema'], session: ['session-end'] },
  order: { consent: ['missing-consent'], tan: ['issue-tan', 'tan-demand', 'tan-refusals', 'verify-tan'] },
  'order-template': {},
  session: {
    customer: ['first-sign-in', 'pin'],
    tan: ['issue-tan', 'tan-demand', 'tan-state', 'verify-tan'],
  },
  tan: {},
};

/** A rule for each floor but the topmost: it knows none of those above it, and nothing of how they are composed. */
const floorRules = floors.slice(0, -1).map((floor, index) => ({
  name: `sandbox-${floor}-stands-below`,
  comment: `The floors of the sandbox carry each other: ${floor} knows nothing of what stands on it; areas hand in what it does for them.`,
  severity: 'error',
  from: { path: `^sandbox/${floor}/` },
  to: { path: `^sandbox/(?!(${floors.slice(0, index + 1).join('|')})/)` },
}));

/** A rule for each area: of another one it knows the doors named above, so that each can change behind them. */
const doorRules = Object.entries(doors).map(([area, others]) => ({
  name: `sandbox-${area}-uses-doors`,
  comment: `Areas of the sandbox meet in one direction, at the doors named in this file: ${area} imports nothing else of another.`,
  severity: 'error',
  from: { path: `^sandbox/areas/${area}/` },
  to: {
    path: '^sandbox/areas/',
    pathNot: [
      `^sandbox/areas/${area}/`,
      ...Object.entries(others).map(([other, files]) => `^sandbox/areas/${other}/(${files.join('|')})\\.ts$`),
    ],
  },
}));

const browserCode = '^(domain|application|adapters|ui|src)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
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
    {
      name: 'domain-knows-only-domain',
      comment:
        'The domain holds the rules of the business and must not know who asks for them or how they are shown.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(application|adapters|ui|src|sandbox|features|tests|scripts)/' },
    },
    {
      name: 'domain-uses-few-packages',
      comment:
        'The domain is plain TypeScript: besides fp-ts and the decimal library no package may enter it.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: 'node_modules/', pathNot: packages('fp-ts', 'big\\.js', '@types/big\\.js') },
    },
    {
      name: 'application-knows-only-domain',
      comment:
        'Use cases and ports speak the language of the domain; adapters and screens depend on them, never the reverse.',
      severity: 'error',
      from: { path: '^application/' },
      to: { path: '^(adapters|ui|src|sandbox|features|tests|scripts)/' },
    },
    {
      name: 'application-uses-only-fp-ts',
      comment: 'Use cases must run in any host, so fp-ts is the only package they may import.',
      severity: 'error',
      from: { path: '^application/' },
      to: { path: 'node_modules/', pathNot: packages('fp-ts') },
    },
    {
      name: 'adapters-serve-ports',
      comment:
        'An adapter implements a port: it may see the domain and the ports, but no use case, screen or wiring.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(application/(?!ports/|shared/)|ui/|src/|sandbox/|features/|tests/|scripts/)' },
    },
    {
      name: 'adapters-stand-alone',
      comment:
        'Adapters do not know each other; only the HTTP client is common to those that speak to the bank.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/($1/|http/client/|http/wire/)' },
    },
    {
      name: 'ui-knows-no-adapter',
      comment: 'Screens talk to use cases; which adapter answers is decided in src alone.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^(adapters|src|sandbox|features|tests|scripts)/' },
    },
    {
      name: 'no-screen-imports-another-screen',
      comment:
        'What two screens share is a use case, a session object or a part of the shared ui, so that each can change alone.',
      severity: 'error',
      from: { path: '^ui/screens/([^/]+)/' },
      to: { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
    },
    {
      name: 'shared-ui-knows-no-screen',
      comment:
        'Shell and shared components carry every screen, so they must not know a single one; src plugs the screens in.',
      severity: 'error',
      from: { path: sharedUi },
      to: { path: '^ui/screens/' },
    },
    {
      name: 'src-reaches-no-test-code',
      comment:
        'The composition root ties the portal together and must not ship the sandbox, tests or features.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|features|tests|scripts)/' },
    },
    {
      name: 'no-fake-in-the-bundle',
      comment:
        'The in-memory gateways are for tests; nothing that starts at src/main may reach them, however indirectly.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^adapters/fake/', reachable: true },
    },
    {
      name: 'sandbox-speaks-only-the-wire',
      comment:
        'The sandbox bank is another house: it shares nothing with the portal but amounts, moments and codes.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: '^(domain/(?!money/|time/|codes/)|application/|adapters/|ui/|src/|features/|tests/|scripts/)',
      },
    },
    {
      name: 'sandbox-keeps-its-own-calendar',
      comment:
        'On which days exchanges trade is a rule: the bank has its own, so that an error cannot hide on both sides.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^domain/.*/trading-calendar' },
    },
    ...floorRules,
    ...doorRules,
    {
      name: 'sandbox-uses-no-browser-package',
      comment:
        'The sandbox is a server; a package made for the browser or for the wiring of the portal is out of place there.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: packages(
          'axios',
          'i18next',
          'inversify',
          'io-ts',
          'mobx',
          'mobx-react-lite',
          'react',
          'react-dom',
          'react-i18next',
          'react-router-dom',
          'reflect-metadata',
        ),
      },
    },
    {
      name: 'sandbox-only-over-http',
      comment:
        'Features and tests meet the sandbox as the portal does, over HTTP; only its own tests may look inside.',
      severity: 'error',
      from: { path: '^(features|tests)/', pathNot: '^tests/(sandbox|bench)/' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'inversify-only-in-src',
      comment: 'Wiring is the business of src: no other part may know that a container exists.',
      severity: 'error',
      from: { path: '^(domain|application|adapters|ui|sandbox)/' },
      to: { path: packages('inversify', '@inversifyjs/[^/]+', 'reflect-metadata') },
    },
    {
      name: 'mobx-only-in-ui',
      comment: 'Observable state belongs to view models; below them values are plain and never change.',
      severity: 'error',
      from: { path: '^(domain|application|adapters|src|sandbox)/' },
      to: { path: packages('mobx', 'mobx-react-lite') },
    },
    {
      name: 'axios-and-io-ts-only-in-adapters',
      comment:
        'How bytes travel and are decoded is settled at the edge, so that a change of library stays there.',
      severity: 'error',
      from: { path: '^(domain|application|ui|src|sandbox)/' },
      to: { path: packages('axios', 'io-ts') },
    },
    {
      name: 'react-only-in-ui-and-src',
      comment: 'Adapters know nothing of how things are shown; React begins at the screens.',
      severity: 'error',
      from: { path: '^(domain|application|adapters)/' },
      to: { path: packages('react', 'react-dom', 'react-router-dom', 'react-i18next') },
    },
    {
      name: 'react-dom-only-in-src',
      comment: 'Where the tree is put into the page is decided once, at the start of the program.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: packages('react-dom') },
    },
    {
      name: 'browser-code-uses-no-node-module',
      comment: 'The portal runs in the browser, where modules of Node do not exist.',
      severity: 'error',
      from: { path: browserCode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-uses-no-server-package',
      comment: 'A package of the server in the portal would weigh on every customer, or fail in the browser.',
      severity: 'error',
      from: { path: browserCode },
      to: {
        path: packages(
          '@electric-sql/[^/]+',
          'fastify',
          '@fastify/[^/]+',
          'kysely',
          'pg',
          'pino',
          'typebox',
          'uqr',
        ),
      },
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

import { dirname, join, normalize } from 'node:path/posix';

/** What must never be imported, said without a look at the table: the room that refuses it, the file, the import. */
export const violations: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['no-cycles', 'domain/order/chicken.ts', './egg'],
  ['everything-resolves', 'domain/order/lost.ts', '@domain/order/nowhere'],
  ['every-file-has-a-room', 'ui/order-screen/screen.ts', '@ui/components/action/button'],
  ['every-file-has-a-room', 'domain/helpers/helper.ts', '@domain/money/amount'],
  // The bank and the portal share words, and no rule comes in through one of their files.
  ['sandbox/areas/order', 'sandbox/areas/order/shortcut.ts', '@domain/order/open/order'],
  ['sandbox/areas/order', 'sandbox/areas/order/calendar.ts', '@domain/instrument/venue'],
  ['sandbox/areas/order', 'sandbox/areas/order/reading.ts', '@application/order/prepare-order'],
  ['sandbox/market', 'sandbox/market/venue/days.ts', '@domain/time/trading-calendar'],
  // The floors of the bank, and the doors of its areas.
  ['sandbox/platform', 'sandbox/platform/http/guarded.ts', '@sandbox/areas/session/sessions'],
  ['sandbox/platform', 'sandbox/platform/db/booked.ts', '@sandbox/ledger/journal'],
  ['sandbox/market', 'sandbox/market/owned.ts', '@sandbox/ledger/journal'],
  ['sandbox/world', 'sandbox/world/seeded.ts', '@sandbox/areas/customer/pin'],
  ['sandbox/ledger', 'sandbox/ledger/ordered.ts', '@sandbox/areas/order/book/order-book'],
  ['sandbox/areas/order', 'sandbox/areas/order/open/inside.ts', '@sandbox/areas/tan/rules/tan-code'],
  ['sandbox/areas/tan', 'sandbox/areas/tan/backwards.ts', '@sandbox/areas/order/book/order-book'],
  ['sandbox/areas/order', 'sandbox/areas/order/shown.ts', '@sandbox/pages/page'],
  ['domain/money', 'domain/money/through.ts', '@domain/order/validity'],
  ['domain/time', 'domain/time/through.ts', '@domain/instrument/venue'],
  ['domain/codes', 'domain/codes/through.ts', '@domain/order/side'],
  // The domain and the use cases.
  ['domain/order/read', 'domain/order/read/upwards.ts', '@application/order/prepare-order'],
  ['domain/order/read', 'domain/order/read/packaged.ts', 'pino'],
  ['domain/form', 'domain/form/business.ts', '@domain/order/open/order'],
  ['domain/tan', 'domain/tan/business.ts', '@domain/order/open/order'],
  ['domain/order/read', 'domain/order/read/filed.ts', 'node:fs'],
  // The parts of an order stand on one another in one direction.
  ['domain/order', 'domain/order/opened.ts', './open/order'],
  ['domain/order/draft', 'domain/order/draft/backwards.ts', '../read/order-parts'],
  ['domain/order/read', 'domain/order/read/backwards.ts', '../open/order'],
  ['domain/order/check', 'domain/order/check/backwards.ts', '../open/order'],
  ['domain/order/open', 'domain/order/open/backwards.ts', '../say/order-sentence'],
  ['domain/order/say', 'domain/order/say/backwards.ts', '../form/order-form'],
  ['domain/order/prefill', 'domain/order/prefill/backwards.ts', '../form/order-form'],
  ['application/order', 'application/order/outwards.ts', '@adapters/http/order/gateway'],
  ['application/order', 'application/order/observed.ts', 'mobx'],
  ['application/order', 'application/order/packaged.ts', 'big.js'],
  ['application/ports', 'application/ports/backwards.ts', '@application/order/prepare-order'],
  // Adapters.
  ['adapters/http/*', 'adapters/http/order/upwards.ts', '@application/order/prepare-order'],
  ['adapters/http/*', 'adapters/http/order/sideways.ts', '../quote/gateway'],
  ['adapters/http/wire', 'adapters/http/wire/backwards.ts', '../order/gateway'],
  ['adapters/browser', 'adapters/browser/sideways.ts', '@adapters/http/order/gateway'],
  ['adapters/browser', 'adapters/browser/shown.ts', 'react'],
  ['adapters/http/*', 'adapters/http/order/filed.ts', 'node:fs'],
  ['adapters/http/*', 'adapters/http/order/served.ts', 'fastify'],
  // The workbench of rules.
  ['workbench/runner', 'workbench/runner/shortcut.ts', '@domain/order/open/order'],
  ['workbench/book', 'workbench/book/shown.ts', 'react'],
  ['workbench/page', 'workbench/page/defined.ts', '@cucumber/gherkin'],
  // What is seen.
  ['ui/screens/*', 'ui/screens/order-entry/shortcut.ts', '@adapters/http/order/gateway'],
  ['ui/screens/*', 'ui/screens/order-entry/neighbour.ts', '../order-book/screen'],
  ['ui/screens/*', 'ui/screens/order-entry/inner/neighbour.ts', '@ui/screens/order-book/screen'],
  ['ui/screens/*', 'ui/screens/order-entry/compiled.ts', '@swc/core'],
  ['ui/screens/*', 'ui/screens/order-entry/wired.ts', 'inversify'],
  ['ui/screens/*', 'ui/screens/order-entry/decoded.ts', 'io-ts'],
  ['ui/screens/*', 'ui/screens/order-entry/mounted.ts', 'react-dom/client'],
  ['ui/screens/*: types alone', 'ui/screens/order-entry/made.ts', '@application/order/prepare-order'],
  ['a-view-calls-no-bank', 'ui/screens/order-entry/calling.tsx', '@application/ports/bank/gateway'],
  ['ui/components', 'ui/components/used.ts', '@application/order/prepare-order'],
  ['ui/components', 'ui/components/downwards.ts', '@ui/screens/order-book/screen'],
  ['ui/components', 'ui/components/business.ts', '@domain/order/open/order'],
  ['ui/forms', 'ui/forms/business.ts', '@domain/order/open/order'],
  ['ui/parts/*', 'ui/parts/cost/downwards.ts', '@ui/screens/order-book/screen'],
  ['ui/parts/*', 'ui/parts/cost/sideways.ts', '../consent/model'],
  ['ui/app', 'ui/app/plugged.ts', '@ui/screens/order-book/screen'],
  // Wiring, tools and tests.
  ['src', 'src/shipped-bank.ts', '@sandbox/platform/http/server'],
  ['src', 'src/faked.ts', '@adapters/fake/bank/fake-bank'],
  ['src/modules/order', 'src/modules/order/faked.ts', '@adapters/fake/bank/fake-bank'],
  ['src/screens', 'src/screens/misplaced.ts', '@ui/parts/cost/screen'],
  ['src/screens', 'src/screens/observed.ts', 'mobx'],
  ['sandbox/platform', 'sandbox/platform/packaged.ts', 'axios'],
  ['shipped-code-uses-no-dev-package', 'sandbox/platform/tested.ts', 'fast-check'],
  ['scripts', 'scripts/shipped.ts', '@application/order/prepare-order'],
  ['scripts', 'scripts/server.ts', 'fastify'],
  ['features', 'features/inside.ts', '@sandbox/platform/http/server'],
  ['tests/*', 'tests/ui/inside.ts', '@sandbox/platform/http/server'],
];

/** The other half of the planted cycle. */
export const egg = ['domain/order/egg.ts', './chicken'] as const;

/** Imports the house lives on; a rule that catches one of these is too eager. */
export const permitted: readonly (readonly [file: string, imports: string])[] = [
  ['domain/order/open/own-words.ts', 'fp-ts/Either'],
  ['application/order/own-words.ts', '@domain/order/open/order'],
  ['application/ports/bank/gateway.ts', 'fp-ts/TaskEither'],
  ['adapters/http/order/gateway.ts', '@application/ports/bank/gateway'],
  ['adapters/http/order/codec.ts', 'io-ts'],
  ['adapters/http/client/carrier.ts', 'axios'],
  ['adapters/fake/bank/fake-bank.ts', '@application/ports/bank/gateway'],
  ['ui/screens/order-book/screen.ts', '@ui/components/action/button'],
  ['ui/components/action/button.ts', 'react'],
  ['ui/screens/order-book/model.ts', 'mobx'],
  ['src/wiring.ts', 'inversify'],
  ['src/screens/order-book.ts', '@ui/screens/order-book/screen'],
  ['sandbox/platform/http/server.ts', 'fastify'],
  ['sandbox/market/money.ts', '@domain/money/decimal'],
  ['sandbox/areas/order/door.ts', '@sandbox/areas/tan/issue-tan'],
  ['tests/sandbox/server.ts', '@sandbox/platform/http/server'],
];

/** The files that the lists above import, where they import files that are there. */
export const reachedFiles: readonly string[] = [
  ...violations.map(([, file, imports]) => [file, imports] as const),
  ...permitted,
].flatMap(([file, imports]) => {
  if (imports.endsWith('/nowhere')) return [];
  if (imports.startsWith('.')) return [`${normalize(join(dirname(file), imports))}.ts`];
  return /^@(domain|application|adapters|ui|sandbox)\//.test(imports) ? [`${imports.slice(1)}.ts`] : [];
});

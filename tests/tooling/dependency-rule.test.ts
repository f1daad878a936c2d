import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Each rule of the gate with an import that breaks it: the file, and what it imports. */
const violations: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['no-cycles', 'domain/order/chicken.ts', './egg'],
  ['everything-resolves', 'domain/order/lost.ts', '@domain/order/nowhere'],
  ['domain-knows-only-domain', 'domain/order/upwards.ts', '@application/order/place-order'],
  ['domain-uses-few-packages', 'domain/order/packaged.ts', 'pino'],
  ['application-knows-only-domain', 'application/order/outwards.ts', '@adapters/http/order/gateway'],
  ['application-uses-only-fp-ts', 'application/order/packaged.ts', 'big.js'],
  ['adapters-serve-ports', 'adapters/http/order/upwards.ts', '@application/order/place-order'],
  ['adapters-stand-alone', 'adapters/browser/sideways.ts', '../http/order/gateway'],
  ['ui-knows-no-adapter', 'ui/screens/order-entry/shortcut.ts', '@adapters/http/order/gateway'],
  ['no-screen-imports-another-screen', 'ui/screens/order-entry/neighbour.ts', '../order-book/screen'],
  ['shared-ui-knows-no-screen', 'ui/components/downwards.ts', '../screens/order-book/screen'],
  ['src-reaches-no-test-code', 'src/shipped-bank.ts', '@sandbox/platform/http/server'],
  ['no-fake-in-the-bundle', 'src/main.tsx', './container'],
  ['sandbox-speaks-only-the-wire', 'sandbox/shortcut.ts', '@domain/order/open/order'],
  ['sandbox-keeps-its-own-calendar', 'sandbox/market/days.ts', '@domain/time/trading-calendar'],
  ['sandbox-platform-stands-below', 'sandbox/platform/http/guarded.ts', '@sandbox/areas/order/order'],
  ['sandbox-market-stands-below', 'sandbox/market/booked.ts', '@sandbox/ledger/journal'],
  ['sandbox-world-stands-below', 'sandbox/world/seeded.ts', '@sandbox/areas/order/order'],
  ['sandbox-ledger-stands-below', 'sandbox/ledger/composed.ts', '@sandbox/shortcut'],
  ['sandbox-areas-stands-below', 'sandbox/areas/order/shown.ts', '@sandbox/pages/page'],
  ['sandbox-consent-uses-doors', 'sandbox/areas/consent/back.ts', '@sandbox/areas/order/order'],
  ['sandbox-control-uses-doors', 'sandbox/areas/control/bench.ts', '@sandbox/areas/order/order'],
  ['sandbox-customer-uses-doors', 'sandbox/areas/customer/back.ts', '@sandbox/areas/order/order'],
  ['sandbox-events-uses-doors', 'sandbox/areas/events/inside.ts', '@sandbox/areas/order/order'],
  ['sandbox-order-uses-doors', 'sandbox/areas/order/inside.ts', '@sandbox/areas/tan/rules/tan-code'],
  ['sandbox-order-template-uses-doors', 'sandbox/areas/order-template/copy.ts', '@sandbox/areas/order/order'],
  ['sandbox-session-uses-doors', 'sandbox/areas/session/inside.ts', '@sandbox/areas/tan/rules/tan-code'],
  ['sandbox-tan-uses-doors', 'sandbox/areas/tan/back.ts', '@sandbox/areas/order/order'],
  ['sandbox-uses-no-browser-package', 'sandbox/packaged.ts', 'axios'],
  ['sandbox-only-over-http', 'tests/ui/inside.ts', '@sandbox/platform/http/server'],
  ['inversify-only-in-src', 'ui/screens/order-entry/wired.ts', 'inversify'],
  ['mobx-only-in-ui', 'application/order/observed.ts', 'mobx'],
  ['axios-and-io-ts-only-in-adapters', 'ui/screens/order-entry/decoded.ts', 'io-ts'],
  ['react-only-in-ui-and-src', 'adapters/browser/shown.ts', 'react'],
  ['react-dom-only-in-src', 'ui/screens/order-entry/mounted.ts', 'react-dom/client'],
  ['browser-code-uses-no-node-module', 'adapters/browser/file.ts', 'node:fs'],
  ['browser-code-uses-no-server-package', 'adapters/http/order/served.ts', 'fastify'],
  ['shipped-code-uses-no-dev-package', 'sandbox/tested.ts', 'fast-check'],
];

/** Imports the table allows; a rule that catches one of these is too eager. */
const permitted: readonly (readonly [file: string, imports: string])[] = [
  ['domain/order/open/order.ts', 'fp-ts/Either'],
  ['application/order/place-order.ts', '@domain/order/open/order'],
  ['application/ports/bank/order-gateway.ts', 'fp-ts/TaskEither'],
  ['adapters/http/order/gateway.ts', '@application/ports/bank/order-gateway'],
  ['adapters/http/order/codec.ts', 'io-ts'],
  ['adapters/event-stream/stream.ts', '@adapters/http/client/http-client'],
  ['adapters/http/client/http-client.ts', 'axios'],
  ['adapters/fake/fake-orders.ts', '@application/ports/bank/order-gateway'],
  ['ui/screens/order-book/screen.ts', '@ui/components/button'],
  ['ui/components/button.ts', 'react'],
  ['ui/screens/order-book/model.ts', 'mobx'],
  ['src/container.ts', '@adapters/fake/fake-orders'],
  ['src/wiring.ts', 'inversify'],
  ['sandbox/platform/http/server.ts', 'fastify'],
  ['sandbox/money.ts', '@domain/money/amount'],
  ['sandbox/areas/order/order.ts', '@sandbox/areas/tan/issue-tan'],
  ['sandbox/areas/tan/issue-tan.ts', '@sandbox/platform/http/server'],
  ['sandbox/areas/tan/rules/tan-code.ts', '@sandbox/world/customers'],
  ['sandbox/world/customers.ts', '@sandbox/market/price'],
  ['sandbox/market/price.ts', '@sandbox/platform/http/server'],
  ['sandbox/ledger/journal.ts', '@sandbox/market/price'],
  ['sandbox/pages/page.ts', '@sandbox/areas/order/order'],
  ['domain/time/trading-calendar.ts', 'fp-ts/Either'],
  ['tests/sandbox/server.ts', '@sandbox/platform/http/server'],
];

/** The other half of the planted cycle. */
const egg = ['domain/order/egg.ts', './chicken'] as const;

interface CruiseResult {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
    };
  };
}

let folder: string;
let result: CruiseResult;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dependency-rule-'));
  for (const file of ['tsconfig.json', 'package.json', '.dependency-cruiser.cjs']) {
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, imports] of [...violations.map(([, ...rest]) => rest), ...permitted, egg]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import '${imports}';\nexport const here = '${file}';\n`);
  }
  result = await cruise(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the dependency rule', () => {
  it.each(violations)('%s catches %s importing %s', (rule, file) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each(permitted)('%s may import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it('has a planted violation for every rule of the gate', () => {
    const rules = result.summary.ruleSetUsed.forbidden.map(({ name }) => name);
    expect(rules.sort()).toEqual(violations.map(([rule]) => rule).sort());
  });

  it('explains every rule in a full sentence', () => {
    for (const { comment } of result.summary.ruleSetUsed.forbidden)
      expect(comment).toMatch(/^[A-Z].{40,}\.$/);
  });
});

function rulesBrokenBy(file: string): readonly string[] {
  return result.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

function cruise(cwd: string): Promise<CruiseResult> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['domain', 'application', 'adapters', 'ui', 'src', 'sandbox', 'tests'];
  const options = ['--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, ...options, ...folders],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      // The exit code counts the violations, so an error alone says nothing; output that is not JSON does.
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout) as CruiseResult);
        } catch {
          reject(new Error(`dependency-cruiser said: ${stderr}`, { cause: error }));
        }
      },
    );
  });
}

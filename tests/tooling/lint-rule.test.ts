import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { castFiles } from '../../scripts/lint/casts.mjs';
import { lintPlanted } from './gate/lint-planted';

const root = join(__dirname, '../..');

const outsideWorld = [
  'export const now = Date.now();',
  'export const now = new Date();',
  'export const now = Date();',
  'export const chance = Math.random();',
  'export const since = performance.now();',
  'setTimeout(() => undefined, 1);',
  'setInterval(() => undefined, 1);',
  "localStorage.setItem('a', 'b');",
  'export const kept = sessionStorage.length;',
  'export const id = crypto.randomUUID();',
  'export const answer = fetch;',
  'export const wide = globalThis;',
];
const cast = 'export const cast = (value: unknown): string => value as string;';
const angle = 'export const cast = (value: unknown): string => <string>value;';
const any = 'export const read = (value: any): unknown => value;';
const sentence = "export const text = 'Bitte wählen Sie ein Depot.';";
const template = 'export const text = (name: string) => `Die Order ${name} ist nicht bekannt`;';
const comment = '// Das ist ein Satz, der hier nicht auf Deutsch stehen darf.\nexport const text = 1;';
const literal = 'export const Text = () => <p>Bitte warten</p>;';

const later = (element: string): string =>
  `import { Suspense } from 'react';\nimport { lazyPart } from '@ui/components/feedback/lazy-part';\nconst Part = lazyPart(async () => (await import('./part')).Part);\nexport function Page() { return ${element}; }`;

const lost = 'export const Image = () => <img src="a.png" />;';
const effect =
  "import { useEffect, useState } from 'react';\nexport function useTwice(n: number) { const [m, set] = useState(n); useEffect(() => { set(n * 2); }, [n]); return m; }";
const within = 'export function Outer() { const Inner = () => <br />; return <Inner />; }';
const conditional =
  "import { useState } from 'react';\nexport function useIt(asked: boolean) { return asked ? useState(1) : undefined; }";

/** What no file may contain, planted where it may not stand. */
const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  ...['domain/order/planted.ts', 'application/order/planted.ts'].flatMap((file) =>
    outsideWorld.map((code) => ['restricted-', file, code] as const),
  ),
  ...[
    'domain/order/planted.ts',
    'application/order/planted.ts',
    'adapters/http/order/planted.ts',
    'ui/screens/order-entry/planted.ts',
    'src/planted.ts',
    'sandbox/planted.ts',
    'scripts/planted.ts',
    'features/planted.ts',
  ].flatMap((file) => [
    ['typescript(consistent-type-assertions)', file, cast] as const,
    ['typescript(consistent-type-assertions)', file, angle] as const,
    ['typescript(no-explicit-any)', file, any] as const,
  ]),
  ['typescript(no-explicit-any)', 'tests/domain/planted.test.ts', any],
  ...[
    'domain/order/planted.ts',
    'application/order/planted.ts',
    'adapters/http/order/planted.ts',
    'ui/screens/order-entry/planted.ts',
    'src/planted.ts',
    'scripts/planted.ts',
  ].flatMap((file) =>
    [sentence, template, comment].map((code) => ['local(german-sentence)', file, code] as const),
  ),
  ['local(german-sentence)', 'ui/screens/order-entry/planted.tsx', literal],
  ['i18next(no-literal-string)', 'ui/screens/order-entry/planted.tsx', literal],
  ['jsx-a11y(alt-text)', 'ui/screens/order-entry/planted.tsx', lost],
  ['react(set-state-in-effect)', 'ui/screens/order-entry/planted.tsx', effect],
  ['react(static-components)', 'ui/screens/order-entry/planted.tsx', within],
  ['react-hooks(rules-of-hooks)', 'ui/screens/order-entry/planted.tsx', conditional],
  ['local(suspended-part)', 'ui/screens/order-entry/planted.tsx', later('<p><Part /></p>')],
  ['local(suspended-part)', 'ui/screens/order-entry/planted.tsx', later('<p>{Part && <Part />}</p>')],
  [
    'local(suspended-part)',
    'ui/screens/order-entry/planted.tsx',
    later('<p>{[1].map((n) => <Part key={n} />)}</p>'),
  ],
  ['eslint(no-restricted-exports)', 'domain/order/planted.ts', 'export default 1;'],
  ['eslint(no-console)', 'ui/app/planted.ts', "console.log('here');"],
  ['eslint(no-restricted-imports)', 'domain/order/planted.ts', "import 'node:fs';"],
  ...['OrderGateway', 'Partial<OrderGateway>', 'readonly OrderGateway[]', 'LiveUpdates'].map(
    (port) =>
      [
        'local(restricted-syntax)',
        'ui/screens/order-entry/planted.ts',
        `export type Bank = ${port};`,
      ] as const,
  ),
];

/** What the rules must let pass. */
const permitted: readonly (readonly [file: string, code: string])[] = [
  ['domain/time/planted.ts', 'export const day = (moment: number) => new Date(moment).toISOString();'],
  ['domain/time/planted.ts', "export const read = () => Date.parse('2026-01-01');"],
  ['domain/order/planted.ts', "export const sides = ['BUY', 'SELL'] as const;"],
  ['domain/codes/isin.ts', cast],
  ['domain/order/planted.ts', "export const key = 'fehler-order-nicht-aenderbar';"],
  ['domain/order/planted.ts', "export const word = 'tagesgültig';"],
  [
    'domain/order/planted.ts',
    '// The settlement account ("Verrechnungskonto") an order is paid from.\nexport const a = 1;',
  ],
  ['domain/order/planted.ts', "export const text = 'An order that the bank has never seen';"],
  ['ui/screens/order-entry/planted.ts', "export type Bank = Pick<OrderGateway, 'costs'>;"],
  ['ui/screens/order-entry/planted.tsx', later('<p><Suspense><Part /></Suspense></p>')],
  ['ui/screens/order-entry/planted.tsx', later('Suspense ? <Part /> : <p />')],
  ['sandbox/planted.ts', sentence],
  ['features/planted.ts', sentence],
];

/** The rules that each planted code breaks, in the order of the lists above. */
const broken = lintPlanted([...planted.map(([, ...plant]) => plant), ...permitted]);

describe('the lint rules', () => {
  it.each(planted.map((plant, index) => [...plant, index] as const))(
    '%s … refuses in %s: %s',
    (rule, _file, _code, index) => {
      expect(broken[index]?.filter((name) => name.includes(rule))).not.toEqual([]);
    },
  );

  it.each(permitted.map((plant, index) => [...plant, planted.length + index] as const))(
    'let pass in %s: %s',
    (_file, _code, index) => {
      expect(broken[index]).toEqual([]);
    },
  );

  it.each(castFiles)('let %s cast, which is there', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });
});

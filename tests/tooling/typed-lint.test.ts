import { lintPlanted } from './gate/lint-planted';

/** What no file may contain and only the types tell. */
const planted: Readonly<Record<string, string>> = {
  'await-thenable': 'export const one = async () => await 1;',
  'no-base-to-string': 'export const text = (value: object) => String(value);',
  'no-confusing-void-expression': 'export const told = (tell: () => void) => [tell()];',
  'no-deprecated': '/** @deprecated */ const old = 1;\nexport const same = old;',
  'no-floating-promises': 'export const send = (call: () => Promise<void>) => { call(); };',
  'no-misused-promises': 'export const is = (call: () => Promise<boolean>) => (call() ? 1 : 2);',
  'no-unnecessary-condition': "export const named = (name: string) => name ?? 'nobody';",
  'no-unnecessary-type-assertion': 'export const same = (name: string) => name!;',
  'no-unsafe-argument': 'export const read = (text: string) => parseInt(JSON.parse(text));',
  'no-unsafe-assignment':
    'export const read = (text: string) => { const { a } = JSON.parse(text); return Boolean(a); };',
  'no-unsafe-call': 'export const call = (text: string): unknown => JSON.parse(text)();',
  'no-unsafe-member-access': 'export const call = (text: string): unknown => JSON.parse(text).member;',
  'no-unsafe-return': 'export const read = (text: string): string => JSON.parse(text);',
  'only-throw-error': "export const fail = () => { throw 'failed'; };",
  'restrict-plus-operands': 'export const sum = (count: number, text: string) => count + text;',
  'restrict-template-expressions': 'export const text = (value: object) => `${value}`;',
  'switch-exhaustiveness-check':
    "export const one = (side: 'BUY' | 'SELL') => { switch (side) { case 'BUY': return 1; } return 2; };",
  'unbound-method': 'class Bank { ask() { return this; } }\nexport const { ask } = new Bank();',
};

const rules = Object.keys(planted);
const told = lintPlanted(
  Object.entries(planted).map(([rule, code]) => [`scripts/${rule}.ts`, code]),
  true,
);

describe('the lint rules that ask the types', () => {
  it.each(rules.map((rule, index) => [rule, index] as const))('%s refuses what is planted', (rule, index) => {
    expect(told[index]).toContain(`typescript(${rule})`);
  });
});

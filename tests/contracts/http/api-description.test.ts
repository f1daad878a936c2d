import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSandbox, type RunningSandbox } from '@tests/support/sandbox';

let bank: RunningSandbox;
let description: string;

beforeAll(async () => {
  bank = await startSandbox({
    env: { WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00', DATA_DIR: 'memory:' },
  });
  description = await (await fetch(`${bank.url}/api/docs/json`)).text();
});
afterAll(() => bank.stop());

/** What a program writes, and whether it ended well. */
async function ran(args: readonly string[], input = '', options: SpawnOptions = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ...(child.exitCode === null ? [once(child, 'close')] : []),
  ]);
  return { out, err, code: child.exitCode };
}

describe('the API description, for programs of others [PUB-03]', () => {
  it('has nothing that the linter’s recommended rules find', async () => {
    const { out, code } = await ran([resolve('scripts/lint-description.mjs')], description);
    expect([code, out]).toEqual([0, '']);
  });

  it('is looked at by a linter that finds what is wrong', async () => {
    const broken = description.replace('"operationId":"createOrder",', '');
    const { out } = await ran([resolve('scripts/lint-description.mjs')], broken);
    expect(out).toMatch(/^operation-operationId: /m);
  });

  it('gives a client that compiles, signs in and places an order', async () => {
    await mkdir('.cache', { recursive: true });
    const folder = await mkdtemp(resolve('.cache/generated-client-'));
    try {
      await cp('tests/contracts/generated-client', folder, { recursive: true });
      await writeFile(resolve(folder, 'openapi.json'), description);
      const generator = resolve('node_modules/openapi-typescript/bin/cli.js');
      const generated = await ran([generator, 'openapi.json', '--output', 'api.ts'], '', { cwd: folder });
      expect([generated.code, generated.err]).toEqual([0, '']);
      const compiled = await ran(
        [resolve('node_modules/typescript-native/bin/tsc'), ...COMPILER, 'place-order.mts'],
        '',
        { cwd: folder },
      );
      expect([compiled.code, compiled.out]).toEqual([0, '']);
      const { out, err } = await ran([resolve(folder, 'place-order.mjs'), bank.url]);
      expect(err).toBe('');
      const told: { readonly created: string } = JSON.parse(out);
      expect(told).toEqual({
        notes: 1,
        fees: 'EUR',
        created: expect.stringMatching(/./),
        found: told.created,
        side: 'BUY',
        limit: { value: '100.00', unit: 'EUR' },
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const COMPILER = [
  '--ignoreConfig',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--moduleResolution',
  'nodenext',
  '--types',
  'node',
  '--typeRoots',
  resolve('node_modules/@types'),
];

import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../scripts/gate/room-pattern.mjs';
import { rooms } from '../../scripts/gate/rooms.mjs';
import { crossings, targets } from './gate/crossings';
import { cruise, type CruiseResult } from './gate/cruise';
import { plant } from './gate/plant';
import { egg, permitted, reachedFiles, violations } from './gate/violations';

const root = join(__dirname, '../..');
const layers = [
  'domain',
  'application',
  'adapters',
  'ui',
  'src',
  'sandbox',
  'features',
  'workbench',
  'tests',
  'scripts',
];
const everyCrossing = crossings();
const statement = (imports: string): string => `import '${imports}';`;

let folder: string;
let result: CruiseResult;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dependency-rule-'));
  await plant(folder, [
    ...violations.map(([, file, imports]) => ({ file, imports: [statement(imports)] })),
    ...[egg, ...permitted].map(([file, imports]) => ({ file, imports: [statement(imports)] })),
    ...reachedFiles.map((file) => ({ file, imports: [] })),
    ...everyCrossing,
    ...targets(),
  ]);
  result = await cruise(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the dependency rule', () => {
  it.each(violations)('%s catches %s importing %s', (rule, file) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each(permitted)('lets %s import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it.each(everyCrossing)('holds $file to the boundaries of its room', ({ file, rule, reached }) => {
    const found = result.summary.violations.filter(({ from }) => from === file);
    if (rule === undefined) expect(found).toEqual([]);
    const caught = found.filter((violation) => violation.rule.name === rule);
    expect(reached.filter((isReached) => !caught.some(isReached)).map(String)).toEqual([]);
  });

  it('has a planted violation for every rule of the gate', () => {
    const broken = new Set(result.summary.violations.map(({ rule }) => rule.name));
    const rules = result.summary.ruleSetUsed.forbidden.map(({ name }) => name);
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it('explains every rule in a full sentence', () => {
    for (const { comment } of result.summary.ruleSetUsed.forbidden)
      expect(comment).toMatch(/^[A-Z].{40,}\.$/);
  });

  it('gives every file of the repository a room', () => {
    const isInARoom = (file: string): boolean =>
      rooms.some(({ room }) => new RegExp(filesOf(room)).test(file));
    expect(sourceFiles().filter((file) => !isInARoom(file))).toEqual([]);
  });
});

function rulesBrokenBy(file: string): readonly string[] {
  return result.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

/** Every file of code in the repository, from its root. */
const sourceFiles = (): readonly string[] =>
  layers.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|[mc]js)$/.test(file))
      .map((file) => `${layer}/${file}`),
  );

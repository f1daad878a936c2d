import type { ContainerModule, ServiceIdentifier } from 'inversify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContainer } from '@src/container';
import { loadOnce } from '@src/later/load-once';
import { liveTokens } from '@src/modules/session/live-tokens';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

const folder = join(__dirname, '../../src/modules');
/** Read from the folder, so that none is forgotten. */
const filesOf = (kind: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`-${kind}.ts`));
const tokenFiles = filesOf('tokens');

type Tokens = Readonly<Record<string, ServiceIdentifier>>;

describe('the container', () => {
  const container = createContainer(stillEnvironment, stillConfig);
  const modules: ContainerModule[] = [];

  beforeAll(async () => {
    for (const file of filesOf('module')) {
      const named: Readonly<Record<string, ContainerModule>> = await import(join(folder, file));
      modules.push(...Object.values(named));
    }
    loadOnce(container, ...modules);
  });

  it.each(tokenFiles)('makes each thing that %s names, one for the whole visit', async (file) => {
    const named: Readonly<Record<string, Tokens>> = await import(join(folder, file));
    const tokens = Object.values(named).flatMap((each) => Object.entries(each));
    expect(tokens).not.toEqual([]);
    for (const [name, token] of tokens) {
      const made = container.get(token);
      expect([name, made]).not.toEqual([name, undefined]);
      expect([name, container.get(token) === made]).toEqual([name, true]);
    }
  });

  it('takes a module twice without harm, as two pages bring it', () => {
    loadOnce(container, ...modules);
    expect(() => container.get(liveTokens.live)).not.toThrow();
  });
});

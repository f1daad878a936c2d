import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StepRegistry } from '@workbench/runner/step-registry';

const features = join(__dirname, '../../../features');

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(features, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** Every feature of the book, by its path below `features`. */
export const featureFiles = (): readonly string[] => filesIn('', '.feature');

/**
 * The steps of `features`, defined by the adapter of the workbench. The file that asks puts that in place of Cucumber by
 * `jest.mock`, as the bundle does.
 */
export async function ownSteps(): Promise<StepRegistry> {
  // What Node has and a browser does not: a step that used it would end there.
  for (const name of ['setImmediate', 'clearImmediate', 'Buffer']) Reflect.deleteProperty(globalThis, name);
  const support = readdirSync(join(features, 'support')).filter((file) => file.endsWith('.ts'));
  for (const file of [...support.map((name) => join('support', name)), ...filesIn('steps', '.ts')])
    await import(join(features, file));
  const { registry } = await import('@workbench/runner/cucumber');
  return registry;
}

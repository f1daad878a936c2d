import assert from '@workbench/runner/assert';
import type { DataTable } from '@workbench/runner/data-table';
import { StepRegistry } from '@workbench/runner/step-registry';

/** What a scenario of these steps shares. */
interface Jar {
  marbles: number;
}

/** A few steps about marbles in a jar, and what they did. */
export function smallRegistry() {
  const registry = new StepRegistry();
  const ended: number[] = [];
  registry.setWorld(
    class {
      marbles = 0;
    },
  );
  registry.define('Angenommen', 'ein leeres Glas', function (this) {
    jarOf(this).marbles = 0;
  });
  registry.define('Wenn', '{menge} hineinfallen/hineinkommen', async function (this, count: unknown) {
    await Promise.resolve();
    jarOf(this).marbles += Number(count);
  });
  // Defined after the step that asks for it.
  registry.defineType({
    name: 'menge',
    regexp: [/keine Murmeln/, /(\d+) Murmeln?/],
    transformer: (digits?: string) => Number(digits ?? 0),
  });
  registry.define('Wenn', 'diese hineinfallen:', function (this, table: unknown) {
    for (const row of (table as DataTable).hashes()) jarOf(this).marbles += Number(row['Zahl']);
  });
  registry.define('Wenn', 'der Zettel sagt:', function (this, note: unknown) {
    jarOf(this).marbles = String(note).length;
  });
  registry.define('Wenn', 'das Glas zerbricht', () => {
    throw new Error('Scherben');
  });
  registry.define('Wenn', 'es ewig dauert', () => new Promise(() => undefined));
  registry.define('Wenn', 'es noch offen ist', () => 'pending');
  registry.define('Dann', /^sind (\d+) darin$/, function (this, count: unknown) {
    assert.equal(jarOf(this).marbles, Number(count));
  });
  registry.define('Dann', 'sind {int} darin', () => undefined);
  registry.define('Dann', 'liegen {int} Murmeln im Glas', function (this, count: unknown) {
    assert.equal(jarOf(this).marbles, count);
  });
  registry.after(function (this) {
    ended.push(jarOf(this).marbles);
  });
  return { registry, ended };
}

const jarOf = (world: unknown): Jar => world as Jar;

import { compile } from '@domain/product-application/engine/compile';
import type { Product, StepName } from '@domain/product-application/engine/description';
import { applicationFor } from '@domain/product-application/products/products';
import { crossedWith } from '@domain/product-application/engine/application-places';
import * as E from 'fp-ts/Either';

/** The names that a step is asked about with, where every field says its own name. */
function besides(product: Product, name: StepName): readonly string[] {
  const compiled = compile(applicationFor(product, ['aktien', 'fonds']));
  if (E.isLeft(compiled)) throw new Error(compiled.left.join('\n'));
  const step = compiled.right.steps.get(name);
  if (step === undefined) throw new Error(`No step ${name}`);
  return crossedWith(step, compiled.right, (asked) => asked.name).map((each) => each.name);
}

describe('what the bank judges a step by beside it [APP-06]', () => {
  it.each([
    ['depot', 'I1'],
    ['junior-depot', 'E1'],
  ] as const)('the plan of a %s: what %s says they know', (product, role) => {
    expect(besides(product, 'sparplan')).toEqual([
      `DEPOT.ZIELMARKT_KENNTNISSE_${role}`,
      `WP_PRODUKTGRUPPE.UUID_${role}_1`,
      `WP_PRODUKTGRUPPE.KENNTNISSE_${role}_1`,
      `WP_PRODUKTGRUPPE.UUID_${role}_2`,
      `WP_PRODUKTGRUPPE.KENNTNISSE_${role}_2`,
    ]);
  });

  it('a person: nothing that the step does not ask itself', () => {
    expect(besides('depot', 'person-i1')).toEqual([]);
  });
});

import { FlowSession } from '@domain/form/flow/flow-session';
import { snapshotOf } from '@domain/form/session/snapshot';
import { putBack, stepsBefore } from '@domain/product-application/engine/application-draft';
import type { StepName } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import { filledIn } from './filled-in';
import { opened } from './opened';

it.each<[Product, StepName]>([
  ['junior-konto', 'person-e1'],
  ['tagesgeld', 'steuer'],
  ['festgeld', 'konto'],
])('%s is taken up at the step %s where it was left, its persons done [APP-15]', (product, step) => {
  const before = opened(product);
  const flow = new FlowSession(before.compiled.flow, before.session);
  for (const done of stepsBefore(step, before.compiled))
    for (const name of flow.step(done).layoutCell.get().paths)
      filledIn(before.compiled, before.session, name, 1);
  const { session, compiled } = opened(product);
  putBack(session, snapshotOf(before.session), compiled);
  const again = new FlowSession(compiled.flow, session, { done: stepsBefore(step, compiled) });
  expect(again.at).toBe(step);
});

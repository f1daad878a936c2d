import type { ChangeDrafts } from '@application/ports/storage/change-drafts';
import { orderId } from '@domain/codes/ids';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import { validityTypes } from '@domain/order/validity';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const [order, other] = [orderId('o-1'), orderId('o-2')];

/** Anything a customer can have typed of a change. */
const anyChange = fc.record(
  {
    version: fc.constant(1),
    rows: fc.constant({}),
    orderVersion: fc.string(),
    fields: fc.record(
      {
        quantity: fc.string(),
        triggerLimit: fc.string(),
        limit: fc.string(),
        validityType: fc.constantFrom(...validityTypes),
        validityDate: fc.string(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['version', 'fields', 'rows'] },
);

const limitOf = (limit: string): Snapshot => ({ ...emptySnapshot, fields: { limit } });

/** The contract of what keeps drafts of changes: in memory, and in the browser's storage. */
export function describeChangeDrafts(name: string, make: () => ChangeDrafts): void {
  describe(`${name} as drafts of changes [ORD-30]`, () => {
    it('give back exactly what was kept last', async () => {
      await fc.assert(
        fc.asyncProperty(anyChange, anyChange, async (first, last) => {
          const drafts = make();
          await drafts.keep(order, first)();
          await drafts.keep(order, last)();
          expect(await drafts.find(order)()).toEqual(O.some(last));
        }),
        { numRuns: 50 },
      );
    });

    it('keep each order its own, and forget one alone', async () => {
      const drafts = make();
      expect(await drafts.find(order)()).toEqual(O.none);
      await drafts.keep(order, limitOf('1'))();
      await drafts.keep(other, limitOf('2'))();
      await drafts.forget(order)();
      expect(await drafts.find(order)()).toEqual(O.none);
      expect(await drafts.find(other)()).toEqual(O.some(limitOf('2')));
    });
  });
}

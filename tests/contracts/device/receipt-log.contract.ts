import type { ReceiptLog } from '@application/ports/storage/receipt-log';
import { actionEvents } from '@domain/receipt/action-record';
import { releaseKinds } from '@domain/release/release-kind';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const anyRecord = fc.record({
  number: fc.integer({ min: 1, max: 99_999_999 }),
  at: fc.integer({ min: 0 }).map(instant),
  action: fc.constantFrom(...releaseKinds),
  event: fc.constantFrom(...actionEvents),
  subject: fc.string(),
  detail: fc.string(),
  seal: fc.string(),
});

/** The contract of what keeps the record of all actions: in memory, and in the browser's storage. */
export function describeReceiptLog(name: string, make: () => ReceiptLog): void {
  describe(`${name} as the record of all actions`, () => {
    it('gives back every receipt exactly as it was added', async () => {
      await fc.assert(
        fc.asyncProperty(anyRecord, async (record) => {
          const log = make();
          await log.add(record)();
          expect(await log.find(record.number)()).toEqual(O.some(record));
        }),
        { numRuns: 50 },
      );
    });

    it('counts in the order of the numbers, and knows nothing of others', async () => {
      const log = make();
      expect(await log.numbers()()).toEqual([]);
      const [sample] = fc.sample(anyRecord, 1);
      if (sample === undefined) throw new Error('no sample');
      for (const number of [2, 10, 1]) await log.add({ ...sample, number })();
      expect(await log.numbers()()).toEqual([1, 2, 10]);
      expect(await log.find(3)()).toEqual(O.none);
    });
  });
}

import type { ApplicationDraft, ApplicationDrafts } from '@application/ports/storage/application-drafts';
import { products } from '@domain/product-application/engine/product';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const path = fc.constantFrom('PERSON.NAME_I1', 'POST.ORT_I1', 'DISPO', '__proto__');
const anyDraft: fc.Arbitrary<ApplicationDraft> = fc.record(
  {
    step: fc.constantFrom('produkt' as const, 'person-i1' as const),
    snapshot: fc.record({
      version: fc.nat(9),
      fields: fc.dictionary(path, fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string()))),
      rows: fc.dictionary(path, fc.array(fc.string())),
    }),
    changedAt: fc.dictionary(path, fc.nat().map(instant)),
    isAtBank: fc.boolean(),
  },
  { requiredKeys: ['step', 'snapshot'] },
);

/** The contract of what keeps drafts of applications: in memory, and in the browser's storage. */
export function describeApplicationDrafts(name: string, make: () => ApplicationDrafts): void {
  describe(`${name} as drafts of applications [APP-15]`, () => {
    it('give back exactly what was kept last, with the moments of its changes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...products), anyDraft, async (product, draft) => {
          const drafts = make();
          await drafts.keep(product, { step: 'produkt', snapshot: { version: 1, fields: {}, rows: {} } })();
          await drafts.keep(product, draft)();
          expect(await drafts.find(product)()).toEqual(O.some(draft));
        }),
      );
    });

    it('keep each product its own, and forget one alone', async () => {
      const drafts = make();
      const draft = (name: string): ApplicationDraft => ({
        step: 'produkt',
        snapshot: { version: 1, fields: { 'PERSON.NAME_I1': name }, rows: {} },
      });
      await drafts.keep('depot', draft('Neumann'))();
      await drafts.keep('festgeld', draft('Berger'))();
      await drafts.forget('depot')();
      await drafts.forget('karte')();
      expect(await drafts.find('depot')()).toEqual(O.none);
      expect(await drafts.find('festgeld')()).toEqual(O.some(draft('Berger')));
    });
  });
}

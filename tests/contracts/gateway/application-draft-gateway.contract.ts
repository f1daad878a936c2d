import type { ApplicationDraftGateway, BankDraft } from '@application/ports/bank/application-draft-gateway';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { valueOf } from '../support/value-of';

/** A change of address, begun: a street, a number that was emptied, and when. */
export const begunAddress = (street: string): Omit<BankDraft, 'version'> => ({
  id: randomUUID(),
  product: 'adresse',
  draft: {
    step: 'anschrift',
    snapshot: { version: 1, fields: { 'POST.STRASSE_I1': street, 'TELEKOM.NUTZUNG_I1_1': true }, rows: {} },
    changedAt: {
      'POST.STRASSE_I1': instant(Date.parse('2026-11-23T09:30:00.125Z')),
      'POST.HAUSNUMMER_I1': instant(Date.parse('2026-07-01T22:15:30.001Z')),
    },
  },
});

/** The contract of begun applications at the bank: the fake one, and the one over HTTP. */
export function describeApplicationDraftGateway(
  name: string,
  make: () => Promise<ApplicationDraftGateway>,
): void {
  describe(`${name} as the drawer of begun applications [APP-15]`, () => {
    it('gives back what was saved last, with the moments of its changes, and refuses who saves over a later one', async () => {
      const drafts = await make();
      const saved = await valueOf(drafts.save({ ...begunAddress('Alte Straße'), version: 0 }));
      expect(saved.version).toBe(1);
      const later = await valueOf(drafts.save({ ...saved, draft: begunAddress('Neue Straße').draft }));
      expect(await valueOf(drafts.list())).toEqual([{ ...later, version: 2 }]);
      expect(E.isLeft(await drafts.save(saved)())).toBe(true);
      await valueOf(drafts.drop(saved.id));
    });

    it('drops one alone; that it is gone is said again', async () => {
      const drafts = await make();
      const one = await valueOf(drafts.save({ ...begunAddress('Lange Straße'), version: 0 }));
      const other = await valueOf(drafts.save({ ...begunAddress('Kurze Straße'), version: 0 }));
      await valueOf(drafts.drop(one.id));
      await valueOf(drafts.drop(one.id));
      expect(await valueOf(drafts.list())).toEqual([other]);
      await valueOf(drafts.drop(other.id));
    });
  });
}

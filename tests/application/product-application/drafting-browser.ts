import type { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { MemoryApplicationDrafts } from '@adapters/fake/device/memory-application-drafts';
import { CarriedDrafts, type CarriedDraft } from '@application/product-application/carried-drafts';
import { DraftsOfStrangers } from '@application/product-application/drafts-of-strangers';
import type { BegunApplication } from '@domain/product-application/begun-application';
import type { Failure } from '@domain/failure/failure';
import { later } from '@domain/time/instant';
import * as O from 'fp-ts/Option';

export const SILENT: Failure = { kind: 'no-answer', reason: 'offline', errorId: '1' };
export const NOBODY: Failure = { kind: 'session-expired' };

export const typed = (fields: Readonly<Record<string, string>>): BegunApplication => ({
  step: 'person-i1',
  snapshot: { version: 1, fields, rows: {} },
});

let made = 0;
const ids = { uuid: () => `draft-${(made += 1)}` };
/** What was found in the fields. */
export const fieldsOf = (found: O.Option<CarriedDraft>) => O.toUndefined(found)?.draft.snapshot.fields;
export const atBank = ({ drafts }: FakeApplicationDrafts) => drafts.map(({ draft }) => draft.snapshot.fields);

/** A browser: what its pages keep, no matter who is signed in. Its clock goes on with each page. */
export class Browser {
  readonly device = new MemoryApplicationDrafts();
  readonly strangers = new MemoryApplicationDrafts();

  constructor(
    readonly bank: FakeApplicationDrafts,
    readonly clock = new ManualScheduler(),
  ) {}

  /** Opens the page once more. */
  page(): CarriedDrafts {
    const { device, bank, clock } = this;
    return new CarriedDrafts({
      device,
      strangers: new DraftsOfStrangers(this.strangers, clock),
      bank,
      ids,
      clock: { now: () => later(clock.now(), (ticks += 1)) },
      scheduler: clock,
    });
  }
}
let ticks = 0;

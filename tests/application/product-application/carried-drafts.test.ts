import type { ApplicationDraft, ApplicationDrafts } from '@application/ports/storage/application-drafts';
import type { ApplicationDraftGateway, BankDraft } from '@application/ports/bank/application-draft-gateway';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import type { Failure } from '@domain/failure/failure';
import type { Product } from '@domain/product-application/engine/description';
import { settle } from '@adapters/fake/device/manual-scheduler';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';

const SILENT: Failure = { kind: 'no-answer', reason: 'offline', errorId: '1' };
const STALE: Failure = { kind: 'server', code: 'precondition.failed', errorId: '2' };

const typed = (fields: Readonly<Record<string, string>>): ApplicationDraft => ({
  step: 'person-i1',
  snapshot: { version: 1, fields, rows: {} },
});

/** A bank that obeys versions; what ails it is thrown in its way. */
class Drawer implements ApplicationDraftGateway {
  drafts: readonly BankDraft[] = [];
  ails: Failure | undefined;
  calls: string[] = [];
  held: Promise<void> | undefined;

  list = (): ReturnType<ApplicationDraftGateway['list']> => () => {
    this.calls.push('list');
    return this.ails ? TE.left(this.ails)() : TE.right(this.drafts)();
  };

  save =
    (saved: BankDraft): ReturnType<ApplicationDraftGateway['save']> =>
    async () => {
      this.calls.push(`save ${saved.version}`);
      await this.held;
      if (this.ails) return TE.left(this.ails)();
      const there = this.drafts.find(({ id }) => id === saved.id);
      if ((there?.version ?? 0) !== saved.version) return TE.left(STALE)();
      const next = { ...saved, version: saved.version + 1 };
      this.drafts = [next, ...this.drafts.filter(({ id }) => id !== saved.id)];
      return TE.right(next)();
    };

  get fields() {
    return this.drafts.map(({ draft }) => draft.snapshot.fields);
  }
}

class Device implements Pick<ApplicationDrafts, 'keep' | 'find'> {
  readonly kept = new Map<Product, ApplicationDraft>();
  keep = (product: Product, draft: ApplicationDraft) => () => {
    this.kept.set(product, draft);
    return Promise.resolve();
  };
  find = (product: Product) => () => Promise.resolve(O.fromNullable(this.kept.get(product)));
}

let made = 0;
const ids = { uuid: () => `draft-${(made += 1)}` };
const fieldsOf = (found: O.Option<ApplicationDraft>) => O.toUndefined(found)?.snapshot.fields;

describe('an application that is left [APP-15]', () => {
  it('goes on where it stood on another device', async () => {
    const bank = new Drawer();
    await new CarriedDrafts(new Device(), bank, ids).keep('depot', typed({ a: '1' }))();
    await settle();
    const there = new CarriedDrafts(new Device(), bank, ids);
    expect(O.toUndefined(await there.find('depot')())).toEqual(typed({ a: '1' }));
    expect(await there.find('girokonto')()).toEqual(O.none);
  });

  it('shows what another device typed later, once that was at the bank', async () => {
    const bank = new Drawer();
    const phone = new Device();
    const onPhone = new CarriedDrafts(phone, bank, ids);
    await onPhone.keep('depot', typed({ a: '1' }))();
    await settle();
    const elsewhere = new CarriedDrafts(new Device(), bank, ids);
    await elsewhere.find('depot')();
    await elsewhere.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(fieldsOf(await new CarriedDrafts(phone, bank, ids).find('depot')())).toEqual({ a: '2' });
  });

  it('loses nothing of two devices that type at once: where both said something, the later stands', async () => {
    const bank = new Drawer();
    const one = new CarriedDrafts(new Device(), bank, ids);
    const other = new CarriedDrafts(new Device(), bank, ids);
    await one.keep('depot', typed({ a: '1', b: '1' }))();
    await settle();
    await other.find('depot')();
    await one.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    await other.keep('depot', typed({ a: '3' }))();
    await settle();
    expect(bank.fields).toEqual([{ a: '3', b: '2' }]);
  });

  it('keeps here what the bank has not got, and takes it along later', async () => {
    const bank = new Drawer();
    const device = new Device();
    bank.ails = SILENT;
    await new CarriedDrafts(device, bank, ids).keep('depot', typed({ a: '1' }))();
    await settle();
    expect(bank.drafts).toEqual([]);
    const later = new CarriedDrafts(device, bank, ids);
    expect(fieldsOf(await later.find('depot')())).toEqual({ a: '1' });
    bank.ails = undefined;
    await later.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    expect(bank.fields).toEqual([{ a: '1', b: '2' }]);
  });

  it('loses nothing when the page goes away while it is being saved', async () => {
    const bank = new Drawer();
    const device = new Device();
    const first = new CarriedDrafts(device, bank, ids);
    await first.keep('depot', typed({ a: '1' }))();
    await settle();
    bank.held = new Promise(() => undefined);
    await first.keep('depot', typed({ a: '2' }))();
    await first.keep('depot', typed({ a: '3' }))();
    bank.held = undefined;
    expect(fieldsOf(await new CarriedDrafts(device, bank, ids).find('depot')())).toEqual({ a: '3' });
  });

  it('saves one at a time, and of what was typed meanwhile only the last', async () => {
    const bank = new Drawer();
    const drafts = new CarriedDrafts(new Device(), bank, ids);
    let go = (): void => undefined;
    bank.held = new Promise((resolve) => (go = resolve));
    for (const a of ['1', '2', '3', '4']) await drafts.keep('depot', typed({ a }))();
    go();
    await settle();
    expect(bank.calls).toEqual(['list', 'save 0', 'save 1']);
    expect(bank.fields).toEqual([{ a: '4' }]);
  });

  it('is over here too once it was sent from elsewhere, but not because the bank is silent', async () => {
    const bank = new Drawer();
    const device = new Device();
    await new CarriedDrafts(device, bank, ids).keep('depot', typed({ a: '1' }))();
    await settle();
    bank.ails = SILENT;
    expect(fieldsOf(await new CarriedDrafts(device, bank, ids).find('depot')())).toEqual({ a: '1' });
    bank.ails = undefined;
    bank.drafts = [];
    expect(await new CarriedDrafts(device, bank, ids).find('depot')()).toEqual(O.none);
  });

  it('begins anew after it was sent from here', async () => {
    const bank = new Drawer();
    const drafts = new CarriedDrafts(new Device(), bank, ids);
    await drafts.keep('depot', typed({ a: '1' }))();
    await settle();
    bank.drafts = [];
    await drafts.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(bank.drafts).toMatchObject([{ version: 1, draft: typed({ a: '2' }) }]);
  });

  it('of somebody who is not signed in stays here; the bank is asked once', async () => {
    const bank = new Drawer();
    bank.ails = { kind: 'session-expired' };
    const drafts = new CarriedDrafts(new Device(), bank, ids);
    await drafts.keep('depot', typed({ a: '1' }))();
    await settle();
    await drafts.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(bank.calls).toEqual(['list']);
    expect(fieldsOf(await drafts.find('depot')())).toEqual({ a: '2' });
  });
});

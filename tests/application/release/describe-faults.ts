import type { Fault } from '@adapters/fake/bank/fake-faults';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { Failure } from '@domain/failure/failure';
import { challenged, kindOf, ReleasePage, type KindBench } from './release-page';

const server: Failure = { kind: 'server', errorId: 'E-1' };
const undecodable: Failure = { kind: 'undecodable', path: 'reference', errorId: 'E-2' };
const lost: Fault = { kind: 'not-reached' };

/** What goes wrong with the call that releases, what the customer learns, and how often it was done. */
const rows: readonly (readonly [string, Fault, 'created' | 'void', number])[] = [
  ['the answer is lost', { kind: 'drop-answer' }, 'created', 1],
  ['the request is lost', lost, 'void', 0],
  ['the request arrives a second later', { kind: 'late', by: 1000 }, 'void', 0],
  ['the request arrives a minute later', { kind: 'late', by: 60_000 }, 'void', 0],
  ['the server fails after acting', { kind: 'failure', failure: server, acts: true }, 'created', 1],
  ['the server fails before acting', { kind: 'failure', failure: server, acts: false }, 'void', 0],
  ['the answer cannot be read', { kind: 'failure', failure: undecodable, acts: true }, 'created', 1],
  ['the answer takes half a minute', { kind: 'slow', by: 30_000 }, 'created', 1],
];

/** What goes wrong on the way of a release, for one kind: what is true of one is true of all. */
export function describeFaults<C, T>(name: string, open: () => KindBench<C, T>): void {
  const page = (): ReleasePage<C, T> => new ReleasePage(open());

  describe(`${name}: one intent, done once [ORD-17]`, () => {
    it.each(rows)('%s: the customer learns that it is %3$s', async (_, fault, state, done) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, fault);
      expect(kindOf(await here.send(release))).toBe(state);
      expect(kind.done()).toBe(done);
      // Whatever the network still holds arrives now: what the customer was told stays true.
      await kind.bank.scheduler.advance(300_000);
      expect(kind.done()).toBe(done);
      expect(kindOf(await here.release.ask(release.intent.id)())).toBe(state);
    });

    it.each(rows.slice(0, -1))(
      '%s, and the bank cannot be asked: it is asked again',
      async (_, fault, state, done) => {
        const { kind, page: here } = started(page());
        const release = await here.challenge();
        kind.bank.faults.plan(kind.calls.create, fault);
        kind.bank.faults.plan(kind.calls.outcomeOf, lost, lost, lost);
        expect(kindOf(await here.send(release))).toBe('asking');

        kind.bank.faults.clear();
        // The longer it takes to reach the bank, the more has arrived.
        const arrived = kind.done();
        const told = kindOf(await here.release.ask(release.intent.id)());
        expect(told).toBe(arrived === 1 ? 'created' : state);
        await kind.bank.scheduler.advance(300_000);
        expect(kind.done()).toBe(told === 'created' ? 1 : done);
      },
    );

    it.each(rows)('%s, and the customer releases it again: it is done once', async (_, fault, state) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, fault);
      await here.send(release);
      const create = jest.spyOn(here.registration.gateway, 'create');
      // What was not answered for is never sent again: by its key nothing can come any more.
      expect(kindOf(await here.send(release))).toBe(state);
      expect(create).not.toHaveBeenCalled();
      await here.release.acknowledge(release.intent.id)();
      if (state === 'void') expect(kindOf(await here.send(await here.challenge()))).toBe('created');
      await kind.bank.scheduler.advance(300_000);
      expect(kind.done()).toBe(1);
    });

    it('closes the key after the bank has said that it has not seen it, and tells why when that fails', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'late', by: 600_000 });
      kind.bank.faults.plan(kind.calls.void, lost, lost, lost);
      // It may still arrive, and nobody says otherwise.
      expect(await here.send(release)).toMatchObject({
        right: { kind: 'asking', failure: { kind: 'no-answer' }, intent: { phase: { kind: 'sent' } } },
      });
      expect(kindOf(await here.release.ask(release.intent.id)())).toBe('void');
      await kind.bank.scheduler.advance(700_000);
      expect(kind.done()).toBe(0);
    });

    it('leaves a release to the page that is sending it, as long as that lives', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'hang', acts: false });
      void here.release.send(release, here.proof(release))();
      await settle();
      const other = here.otherTab();
      const told = await other.release.ask(release.intent.id)();
      expect(told).toMatchObject({ right: { kind: 'asking', intent: { phase: { kind: 'sent' } } } });
      // No call takes so long: anyone who waits still has been asleep.
      kind.bank.scheduler.sleep(61_000);
      expect(kindOf(await other.release.ask(release.intent.id)())).toBe('void');
    });

    it('tells the next page of a release of which nothing came, once', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'late', by: 60_000 });
      await here.send(release);
      const reloaded = here.reload();
      expect(await reloaded.listOpenIntents.execute()()).toMatchObject([{ id: release.intent.id }]);
      expect(kindOf(await reloaded.release.ask(release.intent.id)())).toBe('void');
      await reloaded.release.acknowledge(release.intent.id)();
      expect(await here.reload().listOpenIntents.execute()()).toEqual([]);
    });

    it('asks before it sends again, as long as the last release is not answered for', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'drop-answer' });
      kind.bank.faults.plan(kind.calls.outcomeOf, lost, lost, lost);
      await here.send(release);
      const create = jest.spyOn(here.registration.gateway, 'create');
      expect(kindOf(await here.send(release))).toBe('created');
      expect(create).not.toHaveBeenCalled();
    });

    it('takes a double click for one release, and on the way to it for one challenge', async () => {
      const { kind, page: here } = started(page());
      const [release, same] = (await Promise.all([here.ask(), here.ask()])).map(challenged);
      if (release === undefined) throw new Error('No challenge');
      expect(same?.intent.id).toBe(release.intent.id);
      expect(same?.challenge?.id).toBe(release.challenge?.id);
      const create = jest.spyOn(here.registration.gateway, 'create');
      const answers = await Promise.all([here.send(release), here.send(release), here.send(release)]);
      expect(answers.map(kindOf)).toEqual(['created', 'created', 'created']);
      expect(create).toHaveBeenCalledTimes(1);
      expect(kind.done()).toBe(1);
    });

    it.each([
      ['before the bank acted', false, 'void', 0],
      ['after the bank acted', true, 'created', 1],
    ])('finds out after a reload in the middle of the release, %s', async (_, acts, state, done) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'hang', acts });
      void here.release.send(release, here.proof(release))();
      await settle();

      const reloaded = here.reload();
      const unresolved = await reloaded.listOpenIntents.execute()();
      expect(unresolved).toMatchObject([{ id: release.intent.id, words: kind.request.words }]);
      expect(kindOf(await reloaded.wait(reloaded.release.ask(release.intent.id)()))).toBe(state);
      expect(kind.done()).toBe(done);
    });

    it('tells what was done by a page that died before it was seen, and does it no second time', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      await here.send(release);
      const reloaded = here.reload();
      expect(await reloaded.listOpenIntents.execute()()).toHaveLength(1);
      expect(kindOf(await reloaded.ask())).toBe('created');
      await reloaded.release.acknowledge(release.intent.id)();
      expect(await here.reload().listOpenIntents.execute()()).toEqual([]);
      expect(kind.done()).toBe(1);
    });

    it('gives what is released again after a reload a key of its own: a late request does nothing more', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'late', by: 120_000 });
      await here.send(release);
      const reloaded = here.reload();
      const again = await reloaded.challenge();
      await reloaded.send(again);
      await kind.bank.scheduler.advance(200_000);
      expect(again.intent.id).not.toBe(release.intent.id);
      expect(kind.done()).toBe(1);
    });

    it('lets another tab ask, and settles it for both', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'hang', acts: true });
      void here.release.send(release, here.proof(release))();
      await settle();
      const other = here.otherTab();
      expect(kindOf(await other.release.ask(release.intent.id)())).toBe('created');
      await other.release.acknowledge(release.intent.id)();
      expect(await here.reload().listOpenIntents.execute()()).toEqual([]);
      expect(kind.done()).toBe(1);
    });

    it('sends nothing of what was voided elsewhere', async () => {
      const { page: here } = started(page());
      const release = await here.challenge();
      expect(kindOf(await here.otherTab().release.ask(release.intent.id)())).toBe('void');
      const create = jest.spyOn(here.registration.gateway, 'create');
      expect(kindOf(await here.send(release))).toBe('void');
      expect(create).not.toHaveBeenCalled();
    });

    it('has two tabs prepare one after the other: the later one takes over', async () => {
      const { kind, page: here } = started(page());
      const other = here.otherTab();
      const [first, second] = (await Promise.all([here.ask(), other.ask()])).map(challenged);
      if (first === undefined || second === undefined) throw new Error('No challenge');
      // It is the same intent where both tabs share the draft.
      if (second.intent.id !== first.intent.id)
        expect(kindOf(await here.send(first, here.proof(second)))).toBe('void');
      expect(kindOf(await other.send(second))).toBe('created');
      expect(kind.done()).toBe(1);
    });

    it('gives a changed request a key of its own once the bank has voided the old', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      const other = await here.challenge(kind.other);
      expect(other.intent.id).not.toBe(release.intent.id);
      expect(kindOf(await here.release.ask(release.intent.id)())).toBe('void');
    });

    it('releases nothing changed while the bank cannot void what may be under way', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'late', by: 120_000 });
      kind.bank.faults.plan(kind.calls.void, ...Array.from({ length: 6 }, () => lost));
      await here.send(release);
      expect(kindOf(await here.wait(here.ask(kind.other)))).toBe('asking');
    });
  });
}

/** A page with its kind. */
export const started = <C, T>(page: ReleasePage<C, T>) => ({ page, kind: page.kind });

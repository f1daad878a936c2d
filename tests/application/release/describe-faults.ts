import type { Fault } from '@adapters/fake/bank/fake-faults';
import { settle } from '@adapters/fake/device/manual-scheduler';
import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import { challenged, kindOf, ReleasePage, type KindBench } from './release-page';

const server: Failure = { kind: 'server', errorId: 'E-1' };
const undecodable: Failure = { kind: 'undecodable', path: 'reference', errorId: 'E-2' };
const lost: Fault = { kind: 'not-reached' };

/** What goes wrong with the call that releases, what the customer learns, and how often it was done. */
const rows: readonly (readonly [string, Fault, 'created' | 'open', number])[] = [
  ['the answer is lost', { kind: 'drop-answer' }, 'created', 1],
  ['the request is lost', lost, 'open', 0],
  ['the server fails after acting', { kind: 'failure', failure: server, acts: true }, 'created', 1],
  ['the server fails before acting', { kind: 'failure', failure: server, acts: false }, 'open', 0],
  ['the answer cannot be read', { kind: 'failure', failure: undecodable, acts: true }, 'created', 1],
  ['the answer takes half a minute', { kind: 'slow', by: 30_000 }, 'created', 1],
];

/** A question that fails settles nothing; what ends the session leads away. */
const questions: readonly (readonly [string, Failure, string])[] = [
  ['the session is over', { kind: 'session-expired' }, 'failure session-expired'],
  ['the session wants its TAN', { kind: 'session-tan-required' }, 'failure session-tan-required'],
  ['the customer is signed out', { kind: 'forbidden' }, 'failure forbidden'],
  ['the customer is sent elsewhere', { kind: 'redirected', uri: '/lp/wt/x' }, 'failure redirected'],
  ['the function is blocked', { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} }, 'asking'],
  ['the bank is asked too often', { kind: 'validation', code: 'x', messages: [] }, 'asking'],
  ['a TAN is wanted for the question', { kind: 'tan', reason: 'denied', messages: [] }, 'asking'],
  ['the bank knows no such question', { kind: 'not-found' }, 'asking'],
  ['the answer cannot be read', { kind: 'undecodable', path: 'x', errorId: 'E' }, 'asking'],
];

/** All that can go wrong with a release, for one kind: what is true of one is true of all. */
export function describeFaults<C, T>(
  name: string,
  open: () => KindBench<C, T>,
  wants: 'a TAN' | 'no TAN' = 'a TAN',
): void {
  const page = (): ReleasePage<C, T> => new ReleasePage(open());

  describe(`${name}: one intent, done once [ORD-17]`, () => {
    it.each(rows)('%s: the customer learns that it is %3$s', async (_, fault, state, done) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, fault);
      expect(kindOf(await here.send(release))).toBe(state);
      expect(kind.done()).toBe(done);
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
        expect(kindOf(await here.release.ask(release.intent.id)())).toBe(state);
        expect(kind.done()).toBe(done);
      },
    );

    it.each(rows)('%s, and the customer sends again: it is done once', async (_, fault) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, fault);
      await here.send(release);
      expect(kindOf(await here.send(release))).toBe('created');
      expect(kind.done()).toBe(1);
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
      ['before the bank acted', false, 'open', 0],
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

    it('keeps the key of what is released again after a reload: a late request does nothing more', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.create, { kind: 'late', by: 120_000 });
      await here.send(release);
      const reloaded = here.reload();
      const again = await reloaded.challenge();
      await reloaded.send(again);
      await kind.bank.scheduler.advance(200_000);
      expect(again.intent.id).toBe(release.intent.id);
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
      expect(kindOf(await here.otherTab().release.discard(release.intent.id)())).toBe('void');
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
      kind.bank.faults.plan(kind.calls.void, lost, lost, lost);
      await here.send(release);
      expect(kindOf(await here.wait(here.ask(kind.other)))).toBe('asking');
    });
  });

  describe(`${name}: what the bank does not take`, () => {
    it('says why the bank refuses, and settles it', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      const key = kind.refuse();
      expect(await here.send(release)).toMatchObject({
        right: { kind: 'refused', messages: [{ key }], intent: { phase: { kind: 'settled' } } },
      });
      expect(kind.done()).toBe(0);
    });

    it('says it too where the answer was lost', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      const key = kind.refuse();
      kind.bank.faults.plan(kind.calls.create, { kind: 'drop-answer' });
      const told = await here.send(release);
      if (kind.forgets === true) expect(kindOf(told)).toBe('open');
      else expect(told).toMatchObject({ right: { kind: 'refused', messages: [{ key }] } });
    });

    it('closes the key when an earlier release might still arrive', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      const failure: Failure = { kind: 'validation', code: 'request.object.invalid', messages: [] };
      kind.bank.faults.plan(kind.calls.create, lost, { kind: 'failure', failure, acts: false });
      await here.send(release);
      expect(kindOf(await here.send(release))).toBe('refused');
      expect(kindOf(await here.release.ask(release.intent.id)())).toBe('void');
    });

    it('keeps the intent when the session has ended, for the time after signing in again [ORD-30]', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.world.signedIn = false;
      expect(kindOf(await here.send(release))).toBe('failure session-expired');
      kind.bank.world.signedIn = true;
      expect((await here.reload().challenge()).intent.id).toBe(release.intent.id);
    });

    it.each(questions)('is not settled by a question that fails: %s', async (_, failure, state) => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      kind.bank.faults.plan(kind.calls.outcomeOf, { kind: 'failure', failure, acts: false });
      expect(kindOf(await here.wait(here.release.ask(release.intent.id)()))).toBe(state);
      expect((await here.journal.all()())[0]?.phase.kind).toBe('prepared');
    });

    it('is nothing where nobody knows the intent', async () => {
      const { page: here } = started(page());
      const nobody = intentId('nobody');
      await here.release.acknowledge(nobody)();
      expect(kindOf(await here.release.ask(nobody)())).toBe('failure not-found');
      expect(kindOf(await here.release.discard(nobody)())).toBe('failure not-found');
      expect(await here.journal.all()()).toEqual([]);
    });
  });

  if (wants === 'no TAN') return;
  describe(`${name}: what the proof says`, () => {
    it('leaves the key unused when the TAN is wrong, and releases with the next one [TAN-12]', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      const proof = here.proof(release);
      const wrong = proof && { ...proof, tan: '000000' };
      expect(await here.send(release, wrong)).toMatchObject({
        left: { kind: 'tan', reason: 'invalid', triesLeft: 2 },
      });
      expect(kindOf(await here.send(release))).toBe('created');
      expect(kind.done()).toBe(1);
    });

    it('asks for another challenge with the same key when one is over, and takes the old no more [TAN-14]', async () => {
      const { kind, page: here } = started(page());
      const release = await here.challenge();
      await kind.bank.scheduler.advance(300_000);
      expect(await here.send(release)).toMatchObject({ left: { kind: 'tan', reason: 'expired' } });
      const again = await here.challenge();
      expect(again.intent.id).toBe(release.intent.id);
      expect(kindOf(await here.send(release))).toBe('failure tan');
      expect(kindOf(await here.send(again))).toBe('created');
      expect(kind.done()).toBe(1);
    });
  });
}

const started = <C, T>(page: ReleasePage<C, T>) => ({ page, kind: page.kind });

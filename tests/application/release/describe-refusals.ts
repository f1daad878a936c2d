import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import { started } from './describe-faults';
import { kindOf, ReleasePage, type KindBench } from './release-page';

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

/** What the bank does not take of one kind, and what it says to the proof. */
export function describeRefusals<C, T>(
  name: string,
  open: () => KindBench<C, T>,
  wants: 'a TAN' | 'no TAN' = 'a TAN',
): void {
  const page = (): ReleasePage<C, T> => new ReleasePage(open());

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
      if (kind.forgets === true) expect(kindOf(told)).toBe('void');
      else expect(told).toMatchObject({ right: { kind: 'refused', messages: [{ key }] } });
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

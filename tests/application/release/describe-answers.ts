import { toBankAnswer } from '@domain/release/failed-call';
import type { Failure } from '@domain/failure/failure';
import { keysOf } from '@tests/support/keys-of';
import * as E from 'fp-ts/Either';
import { started } from './describe-faults';
import { kindOf, ReleasePage, type KindBench } from './release-page';

const server: Failure = { kind: 'server', errorId: 'E-1' };

/** One failure of each kind: none can be left out. */
const failures: { readonly [K in Failure['kind']]: Extract<Failure, { kind: K }> } = {
  validation: { kind: 'validation', code: 'x', messages: [] },
  blocked: { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} },
  tan: { kind: 'tan', reason: 'denied', messages: [] },
  'session-expired': { kind: 'session-expired' },
  'session-tan-required': { kind: 'session-tan-required' },
  forbidden: { kind: 'forbidden' },
  'not-found': { kind: 'not-found' },
  redirected: { kind: 'redirected', uri: '/lp/wt/x' },
  'no-answer': { kind: 'no-answer', reason: 'timeout', errorId: 'E-3' },
  undecodable: { kind: 'undecodable', path: 'reference', errorId: 'E-2' },
  server,
};

/** Every kind of answer that is none, to the validation and to the release of one kind. */
export function describeAnswers<C, T>(name: string, open: () => KindBench<C, T>): void {
  const page = (): ReleasePage<C, T> => new ReleasePage(open());

  describe(`${name}: whatever comes instead of an answer [ORD-26]`, () => {
    it.each(keysOf(failures))(
      '%s to the validation: it is told as it came, written down, and nothing is under way',
      async (failing) => {
        const { kind, page: here } = started(page());
        const failure = failures[failing];
        kind.bank.faults.plan(kind.calls.validate, { kind: 'failure', failure, acts: false });
        expect(await here.ask()).toEqual(E.left(failure));
        const attempt = await here.release.attempt(kind.request)();
        expect(attempt).toMatchObject({ words: kind.request.words, phase: { kind: 'prepared' } });
        expect(attempt?.receipts.map(({ action, answer }) => [action, answer.kind])).toEqual([
          ['validate', toBankAnswer(failure).kind],
        ]);
        // Nobody need be asked about it, and the next attempt stands beside it.
        expect(await here.reload().listOpenIntents.execute()()).toEqual([]);
        const release = await here.challenge();
        expect(release.intent.id).toBe(attempt?.id);
        expect(kindOf(await here.send(release))).toBe('created');
        expect(kind.done()).toBe(1);
      },
    );

    it.each(keysOf(failures))(
      '%s to the release: the customer stays with it, learns what is known, and has it in writing',
      async (failing) => {
        const { kind, page: here } = started(page());
        const failure = failures[failing];
        const release = await here.challenge();
        kind.bank.faults.plan(kind.calls.create, { kind: 'failure', failure, acts: false });
        const told = kindOf(await here.send(release));
        const answer = toBankAnswer(failure).kind;
        const known = { silent: 'void', refused: 'refused', unused: `failure ${failing}` } as const;
        expect(told).toBe(failing === 'blocked' ? 'failure blocked' : known[answer]);
        const attempt = await here.release.attempt(kind.request)();
        expect(attempt?.receipts.slice(1).map(({ action, answer: given }) => [action, given.kind])).toEqual([
          ['release', answer],
          ...(answer === 'silent'
            ? [
                ['ask', 'unknown'],
                ['void', 'void'],
              ]
            : []),
        ]);
        expect(kind.done()).toBe(0);
      },
    );

    it('forgets what the bank never took once something else is asked for, without asking anybody', async () => {
      const { kind, page: here } = started(page());
      kind.bank.faults.plan(kind.calls.validate, { kind: 'failure', failure: server, acts: false });
      await here.ask();
      const close = jest.spyOn(here.registration.gateway, 'void');
      const other = await here.challenge(kind.other);
      expect((await here.journal.all()()).map(({ id }) => id)).toEqual([other.intent.id]);
      expect(close).not.toHaveBeenCalled();
    });

    it.each([1000, 60_000])('a validation that arrives %d ms late releases nothing', async (by) => {
      const { kind, page: here } = started(page());
      kind.bank.faults.plan(kind.calls.validate, { kind: 'late', by });
      expect(kindOf(await here.ask())).toBe('failure no-answer');
      await kind.bank.scheduler.advance(300_000);
      expect(kind.done()).toBe(0);
      expect(await here.reload().listOpenIntents.execute()()).toEqual([]);
    });
  });
}

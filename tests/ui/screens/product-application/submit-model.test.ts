import type { Release } from '@application/release/release';
import { FollowFailure } from '@application/session/follow-failure';
import type { Failure } from '@domain/failure/failure';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { ReceivedApplication } from '@domain/product-application/submitted-application';
import { issueAt } from '@domain/form/issue';
import { type SubmitCollaborators, SubmitModel } from '@ui/screens/product-application/submit-model';
import * as TE from 'fp-ts/TaskEither';

const content: ApplicationRequest = { product: 'depot', isChange: false, fields: [] };

function refusedWith(failure: Failure) {
  const left: string[] = [];
  const release: Pick<Release<ApplicationRequest, ReceivedApplication>, 'request' | 'attempt'> = {
    request: () => TE.left(failure),
    attempt: () => () => Promise.resolve(undefined),
  };
  const followFailure = new FollowFailure(
    { leave: (path: string) => left.push(path), enter: (path: string) => left.push(path) },
    { remember: () => undefined },
    { execute: () => () => Promise.resolve(left.push('signed out')) } as never,
    '/fehler',
  );
  const model = new SubmitModel('depot', { release, followFailure } as unknown as SubmitCollaborators);
  const issues = model.submit(content, (messages) =>
    messages.map(({ key }) =>
      issueAt(undefined, { severity: 'ERROR', key, args: {}, fallback: '' }, 'server'),
    ),
  );
  return { model, issues, left };
}

describe('what the bank answers to an application before it sends a challenge', () => {
  it('signs out on 403 and shows no failure', async () => {
    const { model, issues, left } = refusedWith({ kind: 'forbidden' });
    await issues;
    expect(left).toEqual(['signed out']);
    expect(model.failure).toBeUndefined();
  });

  it('goes to the configured error route for a key of the blocker list', async () => {
    const { model, issues, left } = refusedWith({ kind: 'blocked', key: 'depot-gesperrt', args: {} });
    await issues;
    expect(left).toEqual(['/fehler']);
    expect(model.failure).toBeUndefined();
  });

  it.each<Failure>([
    { kind: 'server', errorId: 'e1' },
    { kind: 'no-answer', reason: 'timeout', errorId: 'e2' },
  ])('stays and shows the failure: $kind', async (failure) => {
    const { model, issues, left } = refusedWith(failure);
    expect((await issues).map(({ key }) => key)).toEqual(['application-unavailable']);
    expect(left).toEqual([]);
    expect(model.failure).toEqual(failure);
  });
});

import type { BankClient } from '@adapters/http/client/bank-client';
import { WrappedClient } from '@adapters/http/client/wrapped-client';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import type { FollowInApplication } from '@application/product-application/follow-in-application';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';

/** Whether this page was opened by somebody who is not signed in, once that is known: a sign-in makes a new page. */
export function cameAsStranger(plain: BankClient): Task<boolean> {
  let known: boolean | undefined;
  const session = new HttpSessionGateway(plain).load();
  return async () => {
    if (known !== undefined) return known;
    const answer = await session();
    if (E.isRight(answer)) known = false;
    else if (answer.left.kind === 'session-expired') known = true;
    return known ?? false;
  };
}

/** The bank, each failure followed as an application does, whichever part of the page has asked. */
export const following = (client: BankClient, followFailure: FollowInApplication): BankClient =>
  new WrappedClient(
    client,
    TE.orElseFirstTaskK((failure) => followFailure.execute(failure)),
  );

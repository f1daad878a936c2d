import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { unexpectedIn } from '@domain/savings-plan/form/plan-issues';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Logger } from '../ports/logger';

/** Logs what the bank says of a plan as an error and the portal does not know (brokerage.md 8). */
export function logUnexpected(messages: readonly Message[], logger: Pick<Logger, 'error'>): void {
  for (const { key } of unexpectedIn(messages))
    logger.error(`Unexpected message about a savings plan: ${key}`);
}

/** A gateway of plans that logs what the bank refuses unexpectedly, asked or released. */
export function unexpectedLogged<C, T>(
  gateway: ReleaseGateway<C, T>,
  logger: Pick<Logger, 'error'>,
): ReleaseGateway<C, T> {
  const logged = <A>(answer: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    pipe(
      answer,
      TE.mapLeft((failure) => {
        if (failure.kind === 'validation') logUnexpected(failure.messages, logger);
        return failure;
      }),
    );
  return {
    validate: (content, type) => logged(gateway.validate(content, type)),
    create: (content, proof, intent) => logged(gateway.create(content, proof, intent)),
    outcomeOf: (intent) => gateway.outcomeOf(intent),
    void: (intent) => gateway.void(intent),
  };
}

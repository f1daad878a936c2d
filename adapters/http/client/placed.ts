import type { Outcome, ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

/** What an area calls the part of a request that the bank names by its address. */
export type PathOf = (address: string) => string;

interface Told {
  readonly messages: readonly Message[];
}

/** Names what messages are about as the area does that sent the request. */
const placed = <T extends Told>(told: T, pathOf: PathOf): T => ({
  ...told,
  messages: told.messages.map((message) => ({ ...message, origin: message.origin.map(pathOf) })),
});

/** The same for what a call was refused for. */
export const refusedAt =
  (pathOf: PathOf) =>
  <T>(call: Result<T>): Result<T> =>
    pipe(
      call,
      TE.mapLeft((failure): Failure => ('messages' in failure ? placed(failure, pathOf) : failure)),
    );

/** The same for all that is told of a request, taken or refused. */
export const toldAt =
  (pathOf: PathOf) =>
  <T extends Told>(call: Result<T>): Result<T> =>
    pipe(
      call,
      refusedAt(pathOf),
      TE.map((told) => placed(told, pathOf)),
    );

/** The same for all that is told of what is released, be it later. */
export const placedRelease = <C, T>(gateway: ReleaseGateway<C, T>, pathOf: PathOf): ReleaseGateway<C, T> => {
  const placedOutcome = (call: Result<Outcome<T>>): Result<Outcome<T>> =>
    pipe(
      call,
      TE.map((outcome) => (outcome.kind === 'refused' ? placed(outcome, pathOf) : outcome)),
    );
  return {
    validate: (content, type) => toldAt(pathOf)(gateway.validate(content, type)),
    create: (content, proof, intent) => refusedAt(pathOf)(gateway.create(content, proof, intent)),
    outcomeOf: (intent) => placedOutcome(gateway.outcomeOf(intent)),
    void: (intent) => placedOutcome(gateway.void(intent)),
  };
};

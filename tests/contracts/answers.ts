import * as E from 'fp-ts/Either';
import type { Failure } from '@domain/failure/failure';

/** The success, or the failure as an exception that fails the test. */
export function succeeded<T>(answer: E.Either<Failure, T>): T {
  if (E.isLeft(answer)) throw new Error(`Failed: ${JSON.stringify(answer.left)}`);
  return answer.right;
}

/** The failure; a success fails the test. */
export function failed(answer: E.Either<Failure, unknown>): Failure {
  if (E.isRight(answer)) throw new Error('Succeeded, but was to fail');
  return answer.left;
}

/** The keys of the messages a refusal carries. */
export function refusalKeys(answer: E.Either<Failure, unknown>): readonly string[] {
  const failure = failed(answer);
  if (failure.kind !== 'validation') throw new Error(`No refusal but ${failure.kind}`);
  return failure.messages.map(({ key }) => key);
}

import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

/** The value of a call that has to succeed. */
export async function valueOf<T>(result: Result<T>): Promise<T> {
  const answer = await result();
  if (E.isLeft(answer)) throw new Error(`Failed: ${JSON.stringify(answer.left)}`);
  return answer.right;
}

/** The failure of a call that has to fail. */
export async function failureOf<T>(result: Result<T>): Promise<Failure> {
  const answer = await result();
  if (E.isRight(answer)) throw new Error('Did not fail');
  return answer.left;
}

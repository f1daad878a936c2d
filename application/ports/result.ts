import type { Failure } from '@domain/failure/failure';
import type { TaskEither } from 'fp-ts/TaskEither';

/** What every call to the outside yields: a value, or a tagged failure; it never rejects. */
export type Result<T> = TaskEither<Failure, T>;

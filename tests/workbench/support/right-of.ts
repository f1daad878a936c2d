import * as E from 'fp-ts/Either';

/** What went well; anything else ends the test. */
export const rightOf = <A>(either: E.Either<unknown, A>): A =>
  E.getOrElse<unknown, A>((left) => {
    throw new Error(JSON.stringify(left));
  })(either);

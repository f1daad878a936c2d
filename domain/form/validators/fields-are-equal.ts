import { errorFinding, issueAt, type Issue } from '../issue';

/** What was typed into two fields that have to say the same. */
interface Pair {
  readonly first: string;
  readonly second: string;
}

/** Where the two stand. */
interface Places {
  readonly second: string;
}

type PairRule = (pair: Pair, at: Places) => Issue | undefined;

/** Two fields must hold the same; reported at the second as `fieldsAreNotEqual` (KIT-03). For `rule({ first, second }, …)`. */
export const fieldsAreEqual = (fallback = 'Die beiden Angaben müssen übereinstimmen'): PairRule =>
  sameBy((typed) => typed, fallback);

/** The repeated e-mail address must be the first one; upper and lower case are the same (E1916, KIT-03). */
export const confirmEmail = (fallback = 'eingegebene E-Mail Adressen müssen übereinstimmen'): PairRule =>
  sameBy((typed) => typed.toLowerCase(), fallback);

const sameBy =
  (said: (typed: string) => string, fallback: string): PairRule =>
  ({ first, second }, at) =>
    said(first) === said(second)
      ? undefined
      : issueAt(at.second, errorFinding('fieldsAreNotEqual', fallback), 'rule');

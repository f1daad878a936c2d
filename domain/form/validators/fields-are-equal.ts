import { errorFinding, issueAt, type Finding, type Issue } from '../issue';

/** What was said in two fields that belong together. */
interface Pair {
  readonly first: unknown;
  readonly second: unknown;
}

/** Where the two stand. */
interface Places {
  readonly second: string;
}

/** A rule over two fields, for `rule({ first, second }, …)`; what it finds stands at the second. */
export type PairRule = (pair: Pair, at: Places) => Issue | undefined;

/** Two texts that have to fit each other; until both are texts there is nothing to say. */
export const fittingPair =
  (fits: (first: string, second: string) => boolean, finding: Finding): PairRule =>
  ({ first, second }, at) =>
    typeof first !== 'string' || typeof second !== 'string' || fits(first, second)
      ? undefined
      : issueAt(at.second, finding, 'rule');

/** Two fields must hold the same; reported at the second as `fieldsAreNotEqual` (KIT-03). */
export const fieldsAreEqual = (
  finding = errorFinding('fieldsAreNotEqual', 'Die beiden Angaben müssen übereinstimmen'),
  same: (typed: string) => string = (typed) => typed,
): PairRule => fittingPair((first, second) => same(first) === same(second), finding);

/** The repeated e-mail address must be the first one; upper and lower case are the same (E1916, KIT-03). */
export const confirmEmail = (fallback = 'eingegebene E-Mail Adressen müssen übereinstimmen'): PairRule =>
  fieldsAreEqual(errorFinding('E1916', fallback), (typed) => typed.toLowerCase());

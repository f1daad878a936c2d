import * as E from 'fp-ts/Either';

/** The kinds of accounts, in the order in which they are listed (brokerage.md 9). */
export const accountTypes = ['checking', 'settlement', 'lombard-loan', 'external'] as const;

/** What kind of account it is. */
export type AccountType = (typeof accountTypes)[number];

/** What each key of the wire stands for (brokerage.md 9). */
const types: ReadonlyMap<string, AccountType> = new Map([
  ['CA', 'checking'],
  ['CAJ', 'checking'],
  ['CAEU', 'checking'],
  ['CAEJ', 'checking'],
  ['SA', 'settlement'],
  ['LLA', 'lombard-loan'],
  ['EXT', 'external'],
]);

/** A key that stands for no kind of account; it is an error, never guessed. */
export interface UnknownAccountType {
  readonly kind: 'unknown-account-type';
  readonly key: string;
}

/** Reads an account type key. */
export function accountType(key: string): E.Either<UnknownAccountType, AccountType> {
  const type = types.get(key);
  return type === undefined ? E.left({ kind: 'unknown-account-type', key }) : E.right(type);
}

import * as E from 'fp-ts/Either';
import { NOBODY, audit } from '@sandbox/platform/audit/audit';
import { fillAtFirstSignIn } from '@sandbox/areas/customer/first-sign-in';
import type { Selectable } from 'kysely';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { isPin } from '@sandbox/areas/customer/pin';
import type { SignInAttemptTable } from './session-tables';

/** Why nobody was signed in; both sentences say the same to somebody who guesses. */
export type SignInProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'paused'; readonly seconds: number };

/** Wrong PINs in a row before sign-in pauses. */
const ALLOWED_WRONG = 5;
const PAUSE = 60_000;

/** What sign-in numbers look like; anything else is nobody's, and leaves no row behind. */
const NUMBER = /^\d{8}$/;

/**
 * Checks sign-in number and PIN; gives the customer's id. Pauses the number for a minute after five wrong PINs: each
 * try holds the number's row from the look at the count to its own entry in it, so that of hundreds at once no more
 * are heard than one after the other.
 */
export async function signIn(
  bank: Bank,
  zugangsnummer: string,
  pin: string,
): Promise<E.Either<SignInProblem, string>> {
  const tried = await inTransaction(bank.db, (tx) => tryPin(bank, tx, zugangsnummer, pin));
  if (E.isRight(tried)) await fillAtFirstSignIn(bank, zugangsnummer);
  return tried;
}

async function tryPin(
  bank: Bank,
  tx: BankTransaction,
  zugangsnummer: string,
  pin: string,
): Promise<E.Either<SignInProblem, string>> {
  const isNumber = NUMBER.test(zugangsnummer);
  const attempt = isNumber ? await holdAttempt(tx, zugangsnummer) : undefined;
  const pausedFor = (attempt?.paused_until?.getTime() ?? 0) - bank.realNow();
  if (pausedFor > 0) return E.left({ kind: 'paused', seconds: Math.ceil(pausedFor / 1000) });

  const customer = isNumber ? await customerOf(tx, zugangsnummer) : undefined;
  const stored = customer === undefined ? NO_PIN : { salt: customer.pin_salt, hash: customer.pin_hash };
  if (!isPin(pin, stored) || customer === undefined) {
    if (attempt !== undefined) await countWrong(bank, tx, zugangsnummer, attempt.wrong_count + 1);
    await audit(tx, bank, { clientId: customer?.client_id ?? NOBODY, kind: 'SIGN_IN_REFUSED' });
    return E.left({ kind: 'wrong' });
  }
  await writeAttempt(tx, zugangsnummer, { wrong_count: 0, paused_until: null });
  await audit(tx, bank, { clientId: customer.client_id, kind: 'SIGNED_IN' });
  return E.right(customer.client_id);
}

/** An unknown number costs the same time as a wrong PIN. */
const NO_PIN = { salt: 'none', hash: '' };

const customerOf = (tx: BankTransaction, zugangsnummer: string) =>
  tx
    .selectFrom('access_number')
    .innerJoin('customer', 'customer.client_id', 'access_number.client_id')
    .select(['customer.client_id', 'customer.pin_salt', 'customer.pin_hash'])
    .where('access_number.access_number', '=', zugangsnummer)
    .executeTakeFirst();

type Attempt = Selectable<SignInAttemptTable>;

/** The number's row, made if there is none, held until the transaction ends. */
async function holdAttempt(tx: BankTransaction, access_number: string): Promise<Attempt> {
  await tx
    .insertInto('sign_in_attempt')
    .values({ access_number, wrong_count: 0, paused_until: null })
    .onConflict((conflict) => conflict.column('access_number').doNothing())
    .execute();
  return tx
    .selectFrom('sign_in_attempt')
    .selectAll()
    .where('access_number', '=', access_number)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function countWrong(
  bank: Bank,
  tx: BankTransaction,
  access_number: string,
  wrong_count: number,
): Promise<void> {
  const isTooMuch = wrong_count >= ALLOWED_WRONG;
  await writeAttempt(tx, access_number, {
    wrong_count: isTooMuch ? 0 : wrong_count,
    paused_until: isTooMuch ? new Date(bank.realNow() + PAUSE) : null,
  });
}

async function writeAttempt(
  tx: BankTransaction,
  accessNumber: string,
  attempt: Omit<Attempt, 'access_number'>,
): Promise<void> {
  await tx.updateTable('sign_in_attempt').set(attempt).where('access_number', '=', accessNumber).execute();
}

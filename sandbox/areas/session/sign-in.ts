import * as E from 'fp-ts/Either';
import { NOBODY, audit } from '@sandbox/platform/audit/audit';
import { fillAtFirstSignIn } from '@sandbox/areas/customer/first-sign-in';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { isPin } from '@sandbox/areas/customer/pin';

/** Why nobody was signed in; both sentences say the same to somebody who guesses. */
export type SignInProblem =
  { readonly kind: 'wrong' } | { readonly kind: 'paused'; readonly seconds: number };

/** Wrong PINs in a row before sign-in pauses. */
const ALLOWED_WRONG = 5;
const PAUSE = 60_000;

/** Checks sign-in number and PIN; gives the customer's id. Pauses the number for a minute after five wrong PINs. */
export async function signIn(
  bank: Bank,
  zugangsnummer: string,
  pin: string,
): Promise<E.Either<SignInProblem, string>> {
  const attempt = await bank.db
    .selectFrom('sign_in_attempt')
    .selectAll()
    .where('access_number', '=', zugangsnummer)
    .executeTakeFirst();
  const pausedFor = (attempt?.paused_until?.getTime() ?? 0) - bank.realNow();
  if (pausedFor > 0) return E.left({ kind: 'paused', seconds: Math.ceil(pausedFor / 1000) });

  const customer = await bank.db
    .selectFrom('access_number')
    .innerJoin('customer', 'customer.client_id', 'access_number.client_id')
    .select(['customer.client_id', 'customer.pin_salt', 'customer.pin_hash'])
    .where('access_number.access_number', '=', zugangsnummer)
    .executeTakeFirst();
  const stored = customer === undefined ? NO_PIN : { salt: customer.pin_salt, hash: customer.pin_hash };
  const isRight = isPin(pin, stored) && customer !== undefined;
  if (!isRight) {
    await countWrong(bank, zugangsnummer, (attempt?.wrong_count ?? 0) + 1);
    await audit(bank.db, bank, { clientId: customer?.client_id ?? NOBODY, kind: 'SIGN_IN_REFUSED' });
    return E.left({ kind: 'wrong' });
  }
  if (attempt !== undefined) await forget(bank.db, zugangsnummer);
  await fillAtFirstSignIn(bank, zugangsnummer);
  await audit(bank.db, bank, { clientId: customer.client_id, kind: 'SIGNED_IN' });
  return E.right(customer.client_id);
}

/** An unknown number costs the same time as a wrong PIN. */
const NO_PIN = { salt: 'none', hash: '' };

async function countWrong(bank: Bank, access_number: string, wrong_count: number): Promise<void> {
  const isTooMuch = wrong_count >= ALLOWED_WRONG;
  const row = {
    wrong_count: isTooMuch ? 0 : wrong_count,
    paused_until: isTooMuch ? new Date(bank.realNow() + PAUSE) : null,
  };
  await bank.db
    .insertInto('sign_in_attempt')
    .values({ access_number, ...row })
    .onConflict((conflict) => conflict.column('access_number').doUpdateSet(row))
    .execute();
}

async function forget(db: BankDatabase, accessNumber: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('access_number', '=', accessNumber).execute();
}

import { StoredFields } from '@application/shared/stored-fields';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { bankAt } from './bank-at';
import type { Customer } from './signed-in';

/** Reads the code for a challenge from the customer's telephone. */
export async function readCode(
  { zugangsnummer }: Customer,
  { id, type }: TanChallenge,
): Promise<TanAnswer> {
  const shown = new StoredFields(await (await fetch(bankAt(`/sandbox/api/telefon/${zugangsnummer}`))).json());
  const message = shown.list('messages').find((each) => each.text('challengeId') === id);
  if (message === undefined) throw new Error(`The telephone shows nothing for ${id}`);
  return { challengeId: id, type, tan: message.text('tan') };
}

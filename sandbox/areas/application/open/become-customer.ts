import { createHmac } from 'node:crypto';
import { keepPersonalRecord } from '@sandbox/areas/customer/personal-record';
import { protectedPin } from '@sandbox/areas/customer/pin';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { CUSTOMER_ROLES } from '@sandbox/world/demo-parts';
import type { Answers } from '../check/answers';
import type { Role } from '../field/field-group';
import { recordFrom } from '../person/known-person';
import { isUsPerson } from '../person/us-person';

/** The sign-in number of a client, made now if they have had none; from then on they can sign in. */
export async function becomeCustomer(
  bank: Bank,
  tx: BankTransaction,
  clientId: string,
  answers: Answers,
  role: Role,
): Promise<string> {
  await keepPersonalRecord(tx, clientId, recordFrom(answers, role));
  const { access_number: known } = await tx
    .selectFrom('customer')
    .select('access_number')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (known !== '') return known;
  const accessNumber = await freshAccessNumber(bank, tx, clientId);
  const pin = protectedPin(firstPin(bank, clientId));
  await tx
    .updateTable('customer')
    .set({
      access_number: accessNumber,
      pin_salt: pin.salt,
      pin_hash: pin.hash,
      roles: json(CUSTOMER_ROLES),
      us_person: isUsPerson(answers, role),
    })
    .where('client_id', '=', clientId)
    .execute();
  await tx.deleteFrom('prospect').where('client_id', '=', clientId).execute();
  return accessNumber;
}

/** The PIN that a new customer is sent; worked out whenever it is shown, so that it is kept nowhere. */
export function firstPin(bank: Pick<Bank, 'deriveKey'>, clientId: string): string {
  const value = createHmac('sha256', bank.deriveKey('first pin')).update(clientId).digest().readUInt32BE();
  return String(value % 1_000_000).padStart(6, '0');
}

/** New customers have numbers that begin with 2; those of a fresh world begin with 1. */
async function freshAccessNumber(bank: Bank, tx: BankTransaction, clientId: string): Promise<string> {
  for (;;) {
    const access_number = `2${String(bank.randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`;
    const free = await tx
      .insertInto('access_number')
      .values({ access_number, client_id: clientId })
      .onConflict((conflict) => conflict.column('access_number').doNothing())
      .returning('access_number')
      .executeTakeFirst();
    if (free !== undefined) return access_number;
  }
}

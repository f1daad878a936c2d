import { personalRecord } from '@sandbox/areas/customer/personal-record';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Answers } from '../check/answers';
import type { Role } from '../field/field-group';

/**
 * The client id of a second person who is a customer already: by the sign-in number they are said to have, where name
 * and birthday are theirs too, so that nobody learns whose number it is; null for anybody else.
 */
export async function secondClient(
  tx: BankTransaction,
  answers: Answers,
  role: Role | undefined,
  firstClientId: string,
): Promise<string | null> {
  const accessNumber = role === undefined ? '' : answers.of('PERSON', 'ZUGANGSNUMMER', role);
  if (role === undefined || !/^\d{8}$/.test(accessNumber)) return null;
  const found = await tx
    .selectFrom('access_number')
    .select('client_id')
    .where('access_number', '=', accessNumber)
    .executeTakeFirst();
  if (found === undefined || found.client_id === firstClientId) return null;
  const record = await personalRecord(tx, found.client_id);
  const isThem = ['VORNAME', 'NAME', 'GEBURTSDATUM'].every(
    (field) => record[`PERSON.${field}`] === answers.of('PERSON', field, role),
  );
  return isThem ? found.client_id : null;
}

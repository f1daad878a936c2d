import type { Selectable } from 'kysely';
import type { CustomerTable } from '@sandbox/areas/customer/customer-tables';
import { protectedPin } from '@sandbox/areas/customer/pin';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import type { Answers } from '../check/answers';
import type { Role } from '../field/field-group';

/** Somebody who wants to be a customer, as the bank keeps them. */
export type ProspectRow = Selectable<CustomerTable>;

/** Of somebody without a contract a TAN comes by SMS alone, to the number they have entered (decisions.md). */
const ONLY_WAY = 'M_TAN';

/** Who a stranger is to the bank, once they have asked for a TAN. */
export const prospectOf = (db: BankDatabase, stranger: string): Promise<ProspectRow | undefined> =>
  db
    .selectFrom('prospect')
    .innerJoin('customer', 'customer.client_id', 'prospect.client_id')
    .selectAll('customer')
    .where('stranger', '=', stranger)
    .executeTakeFirst();

/** Takes a stranger down as somebody who applies, or again with what they say by now; the client's id. */
export async function takeDown(
  bank: Bank,
  tx: BankTransaction,
  stranger: string,
  answers: Answers,
  role: Role,
): Promise<string> {
  const known = await prospectOf(tx, stranger);
  if (known !== undefined) {
    await tx
      .updateTable('customer')
      .set(personOf(answers, role))
      .where('client_id', '=', known.client_id)
      .execute();
    return known.client_id;
  }
  const clientId = await addProspect(bank, tx, answers, role);
  await tx.insertInto('prospect').values({ stranger, client_id: clientId }).execute();
  return clientId;
}

/** A client without a contract: nobody can sign in as them, and what they release comes by SMS. */
export async function addProspect(
  bank: Bank,
  tx: BankTransaction,
  answers: Answers,
  role: Role,
): Promise<string> {
  const clientId = bank.newId();
  const pin = protectedPin(bank.randomBytes(24).toString('base64'));
  await tx
    .insertInto('customer')
    .values({
      client_id: clientId,
      access_number: '',
      pin_salt: pin.salt,
      pin_hash: pin.hash,
      roles: json([]),
      tan_types: json([ONLY_WAY]),
      favourite_tan_type: ONLY_WAY,
      fixed_sms_tan: null,
      release_by_session_tan: false,
      us_person: false,
      classification: 'RETAIL',
      sales_strategy: 'RETAIL',
      depot_overview_available: true,
      ...personOf(answers, role),
    })
    .execute();
  await tx
    .insertInto('tan_access')
    .values({ client_id: clientId, wrong_tries: 0, unused_challenges: 0, locked_at: null })
    .execute();
  return clientId;
}

const TITLES: Readonly<Record<string, string>> = { DR: 'Dr.', PROF: 'Prof.', PROF_DR: 'Prof. Dr.' };

/** How somebody is addressed and reached, as they say it. */
export function personOf(answers: Answers, role: Role) {
  const said = (field: string): string => answers.of('PERSON', field, role);
  const salutation = said('ANREDE');
  return {
    salutation: salutation === 'FRAU' || salutation === 'HERR' ? salutation : null,
    title: TITLES[said('TITEL')] ?? null,
    first_name: said('VORNAME'),
    last_name: said('NAME'),
    phone_number: `${answers.of('TELEKOM', 'VORWAHL', role, 1)} ${answers.of('TELEKOM', 'NUMMER', role, 1)}`,
  } as const;
}

import type * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { REASONS, STATE_TEXTS } from '../application-state';
import { Answers } from '../check/answers';
import type { Role } from '../field/field-group';
import { firstPin } from '../open/become-customer';
import { productOf } from '../product';
import { applicationOf, applicationsOf, type ApplicationRow } from '../store/application-store';
import { advanceDue } from './advance-application';
import { decide, type Decision } from './decide';

/** What the telephone shows of one application. */
export interface TelephoneApplication {
  readonly applicationId: string;
  readonly applicationNumber: string;
  readonly title: string;
  readonly state: string;
  readonly stateText: string;
  /** Who has to show who they are: the simulated video call. */
  readonly toIdentify: { readonly role: Role; readonly name: string }[];
  readonly awaitsSecond: boolean;
  readonly reason?: string;
  /** The sign-in of a second person who has become a customer by it. */
  readonly secondAccess?: FirstAccess;
}

/** How somebody signs in for the first time. */
export interface FirstAccess {
  readonly zugangsnummer: string;
  readonly pin: string;
}

/** Applications on somebody's telephone, and the letter with their first access. */
export interface TelephoneApplications {
  /** The sign-in of somebody who has become a customer by an application. */
  readonly access?: FirstAccess;
  /** Newest first. */
  readonly applications: TelephoneApplication[];
}

/** What the telephone of a sign-in number, or of an application number, shows of applications; undefined for nobody's. */
export async function telephoneApplications(
  bank: Bank,
  number: string,
): Promise<TelephoneApplications | undefined> {
  const owner = await ownerOf(bank, number);
  if (owner === undefined) return undefined;
  await advanceDue(bank, owner.client_id);
  const rows = await applicationsOf(bank.db, owner.client_id);
  const access = await accessOf(bank, owner.client_id);
  const applications: TelephoneApplication[] = [];
  for (const row of rows) {
    const isSeconds = row.second_client_id !== null && row.second_client_id !== owner.client_id;
    const second = isSeconds ? await accessOf(bank, row.second_client_id ?? '') : undefined;
    applications.push({ ...shown(row), ...(second === undefined ? {} : { secondAccess: second }) });
  }
  return { ...(access === undefined ? {} : { access }), applications };
}

/** The letter to somebody who has become a customer by an application; nobody else gets one. */
async function accessOf(bank: Bank, clientId: string): Promise<FirstAccess | undefined> {
  const customer = await bank.db
    .selectFrom('customer')
    .select('access_number')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return customer?.access_number.startsWith('2') === true
    ? { zugangsnummer: customer.access_number, pin: firstPin(bank, clientId) }
    : undefined;
}

function shown(row: ApplicationRow): TelephoneApplication {
  const answers = Answers.of(row.fields);
  const name = (role: Role): string =>
    `${answers.of('PERSON', 'VORNAME', role)} ${answers.of('PERSON', 'NAME', role)}`.trim();
  return {
    applicationId: row.application_id,
    applicationNumber: row.application_number,
    title: productOf(row.product).title,
    state: row.state,
    stateText: STATE_TEXTS[row.state],
    toIdentify:
      row.state === 'IDENTIFICATION' ? row.to_identify.map((role) => ({ role, name: name(role) })) : [],
    awaitsSecond: row.state === 'WAITING_FOR_SECOND',
    ...(row.reason === null ? {} : { reason: REASONS[row.reason] }),
  };
}

/** Decides by telephone; undefined where the application is not one of its owner's. */
export async function decideByTelephone(
  bank: Bank,
  number: string,
  applicationId: string,
  decision: Decision,
): Promise<E.Either<Refusal, ApplicationRow> | undefined> {
  const owner = await ownerOf(bank, number);
  const row = owner && (await applicationOf(bank.db, owner.client_id, applicationId));
  return row === undefined ? undefined : decide(bank, row, decision);
}

const ownerOf = ({ db }: Bank, number: string) =>
  db
    .selectFrom('access_number')
    .innerJoin('customer', 'customer.client_id', 'access_number.client_id')
    .select('customer.client_id')
    .where('access_number.access_number', '=', number)
    .executeTakeFirst();

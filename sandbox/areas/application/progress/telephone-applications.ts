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
}

/** Applications on somebody's telephone, and the letter with their first access. */
export interface TelephoneApplications {
  /** The sign-in of somebody who has become a customer by an application. */
  readonly access?: { readonly zugangsnummer: string; readonly pin: string };
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
  const access = await ownerOf(bank, number);
  const isNew = access !== undefined && access.access_number.startsWith('2');
  return {
    ...(isNew
      ? { access: { zugangsnummer: access.access_number, pin: firstPin(bank, access.client_id) } }
      : {}),
    applications: rows.map(shown),
  };
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
    .select(['customer.client_id', 'customer.access_number'])
    .where('access_number.access_number', '=', number)
    .executeTakeFirst();

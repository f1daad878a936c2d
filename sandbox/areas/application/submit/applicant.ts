import type { FastifyRequest } from 'fastify';
import { personalRecord } from '@sandbox/areas/customer/personal-record';
import type { Caller } from '@sandbox/areas/tan/tan-demand';
import type { Bank } from '@sandbox/platform/bank';
import type { Answers } from '../check/answers';
import { fieldName } from '../field/field-catalogue';
import type { Role } from '../field/field-group';
import { knownAs } from '../person/known-person';
import type { ApplicationProduct } from '../product';
import { prospectOf, type ProspectRow } from './prospect';

/** The parts of a request by which somebody is known who applies. */
export type ApplicationRequest = Pick<FastifyRequest, 'headers' | 'signedIn' | 'stranger'>;

/** Which person of an application applies: the first who has to sign. */
export const applicantRole = (product: ApplicationProduct, answers: Answers): Role =>
  product.signers(answers)[0] ?? 'I1';

/** What the bank keeps of who applies, by the names of the fields; nothing of a stranger. */
export async function knownOf(
  bank: Bank,
  { signedIn }: ApplicationRequest,
  role: Role,
): Promise<ReadonlyMap<string, string>> {
  if (signedIn === undefined) return new Map();
  const known = knownAs(await personalRecord(bank.db, signedIn.clientId), role);
  return new Map([...known, [fieldName('PERSON', 'KUNDEN_ID', role), signedIn.clientId]]);
}

/**
 * Who releases: a customer with their session, or a stranger as the person the bank has taken down when they asked for
 * a TAN; undefined for a stranger who has not. What a stranger's cookie says stands in place of the session, so that a
 * challenge is released by the browser that asked for it.
 */
export async function releasing(bank: Bank, request: ApplicationRequest): Promise<Caller | undefined> {
  const { signedIn, stranger, headers } = request;
  if (signedIn !== undefined) return { headers, signedIn };
  const prospect = stranger === undefined ? undefined : await prospectOf(bank.db, stranger);
  return prospect === undefined || stranger === undefined ? undefined : callerOf(headers, stranger, prospect);
}

/** A stranger who applies, as one who can release. */
export const callerOf = (headers: Caller['headers'], stranger: string, customer: ProspectRow): Caller => ({
  headers,
  signedIn: {
    clientId: customer.client_id,
    sessionId: `stranger ${stranger}`,
    channel: 'portal',
    sessionTanActive: false,
    customer,
  },
});

import type { LightMyRequestResponse } from 'fastify';
import { pdfText } from '../../support/pdf-text';
import { PortalCustomer, tanHeaders, tanOf, type Werkbank } from '../../support/werkbank';
import { jointDepot, wire, type Said } from './sample-fields';

type Headers = Readonly<Record<string, string>>;
const INFO = { 'x-http-request-info': '{"clientRequestId":{"sessionId":"test","requestId":"1"}}' };

/** What the telephone shows of applications. */
export interface Shown {
  readonly access?: { readonly zugangsnummer: string; readonly pin: string };
  readonly applications: {
    readonly applicationId: string;
    readonly applicationNumber: string;
    readonly state: string;
    readonly secondAccess?: { readonly zugangsnummer: string; readonly pin: string };
    readonly toIdentify: { readonly role: string; readonly name: string }[];
  }[];
}

/** Somebody without a session, whose page repeats the anti-forgery cookie. */
export class Stranger {
  cookies: Readonly<Record<string, string>> = {};

  constructor(readonly werkbank: Werkbank) {}

  /** Opens the form, and takes the cookie along from then on. */
  async open(product: string): Promise<LightMyRequestResponse> {
    const answer = await this.get(`/api/antrag/${product}/configuration`);
    this.cookies = {
      ...this.cookies,
      ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    };
    return answer;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.werkbank.inject({ method: 'GET', url, cookies: { ...this.cookies }, headers: INFO });
  }

  post(url: string, body: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', url, body, headers);
  }

  send(
    method: 'POST' | 'PATCH',
    url: string,
    body: object,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    return this.werkbank.inject({
      method,
      url,
      payload: body,
      cookies: { ...this.cookies },
      headers: { ...INFO, 'x-xsrf-token': this.cookies['XSRF-TOKEN'] ?? '', ...headers },
    });
  }
}

/** Anyone who applies. */
export type Applying = Pick<PortalCustomer, 'post'> & { readonly werkbank: Werkbank };

/** Validates an application; what its telephone number is. */
export async function validated(
  who: Applying,
  product: string,
  said: Said,
): Promise<{ readonly number: string; readonly answer: LightMyRequestResponse }> {
  const answer = await who.post(`/api/antrag/${product}/validation`, { fields: wire(said) });
  if (answer.statusCode !== 201) throw new Error(`${String(answer.statusCode)} ${answer.body}`);
  return { number: answer.json<{ applicationNumber: string }>().applicationNumber, answer };
}

/** The proof of a challenge, read on the telephone of the application. */
export async function proofOf(
  werkbank: Werkbank,
  number: string,
  answer: LightMyRequestResponse,
): Promise<Headers> {
  const { id } = tanOf(answer);
  const { messages } = await werkbank.telephone(number);
  const found = messages.find(({ challengeId }) => challengeId === id);
  if (found?.typ === 'P_TAN_PUSH') {
    const payload = { decision: 'approve' };
    await werkbank.inject({ method: 'POST', url: `/sandbox/api/telefon/${number}/push/${id}`, payload });
  }
  return tanHeaders(id, found?.tan);
}

/** Sends an application with its TAN, a change in its own way; what it is known by. */
export async function applied(
  who: Applying,
  product: string,
  said: Said,
  send: Applying['post'] = who.post.bind(who),
): Promise<{ readonly number: string; readonly applicationId: string; readonly state: string }> {
  const { number, answer } = await validated(who, product, said);
  const proof = await proofOf(who.werkbank, number, answer);
  const sent = await send(
    `/api/antrag/${product}`,
    { fields: wire(said) },
    { ...proof, 'idempotency-key': who.werkbank.bank.newId() },
  );
  if (sent.statusCode >= 300) throw new Error(`${String(sent.statusCode)} ${sent.body}`);
  return { number, ...sent.json<{ applicationId: string; state: string }>() };
}

/** What the telephone shows of applications. */
export const shown = async (werkbank: Werkbank, number: string): Promise<Shown> =>
  (await werkbank.inject({ url: `/sandbox/api/telefon/${number}/applications` })).json();

/** Acts on an application by telephone. */
export const byTelephone = (
  werkbank: Werkbank,
  number: string,
  applicationId: string,
  decision: object,
): Promise<LightMyRequestResponse> =>
  werkbank.inject({
    method: 'POST',
    url: `/sandbox/api/telefon/${number}/applications/${applicationId}`,
    payload: decision,
  });

type Values<T> = { readonly values: readonly T[] };

/** The entries of a list. */
export const values = async <T>(customer: PortalCustomer, url: string): Promise<readonly T[]> =>
  (await customer.get(url)).json<Values<T>>().values;

/** What a customer says of themselves is what the bank knows: the fields that are filled in already, without them. */
export const ofCustomer = (said: Said): Said =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name]) => !/^(PERSON|POST|TELEKOM|MAILADRESSE|WIRTSCHAFTSDATEN)\./.test(name),
    ),
  );

/** Applies as a stranger up to the end of the review; the customer they have become. */
export async function becoming(
  werkbank: Werkbank,
  product: string,
  said: Said,
  ...roles: readonly string[]
): Promise<PortalCustomer> {
  const stranger = new Stranger(werkbank);
  await stranger.open(product);
  const { number, applicationId } = await applied(stranger, product, said);
  if (said['PRODUKT.ART'] === '2' || roles.includes('E2'))
    await byTelephone(werkbank, number, applicationId, { kind: 'release' });
  await werkbank.advance(61);
  for (const role of roles) await byTelephone(werkbank, number, applicationId, { kind: 'identify', role });
  await werkbank.advance(121);
  const { access, applications } = await shown(werkbank, number);
  if (applications[0]?.state !== 'OPENED') throw new Error(`Not opened: ${JSON.stringify(applications)}`);
  return (await signedInBy(werkbank, access)).activateSession();
}

/** Signs in with what the letter of the bank says, in a browser that may have cookies already. */
export async function signedInBy(
  werkbank: Werkbank,
  access: Shown['access'],
  before: Readonly<Record<string, string>> = {},
): Promise<PortalCustomer> {
  const login = await werkbank.inject({
    method: 'POST',
    url: '/login',
    cookies: { ...before },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...access }).toString(),
  });
  const cookies = { ...before, ...Object.fromEntries(login.cookies.map(({ name, value }) => [name, value])) };
  return new PortalCustomer(werkbank, access?.zugangsnummer ?? '', cookies);
}

/** Everything a customer has at the bank or a share in, by the last part of its kind. */
export const productTypesOf = async (customer: PortalCustomer): Promise<readonly string[]> =>
  (await values<{ productSubType: string }>(customer, '/api/products/participants/user/v2/allproducts'))
    .map(({ productSubType }) => productSubType)
    .toSorted();

/** The second person of somebody's first application, who has become a customer by it. */
export async function secondOf(werkbank: Werkbank, first: PortalCustomer): Promise<PortalCustomer> {
  const { applications } = await shown(werkbank, first.zugangsnummer);
  return (await signedInBy(werkbank, applications[0]?.secondAccess)).activateSession();
}

/** The words of a paper in the postbox. */
export async function paperText(customer: PortalCustomer, called: string): Promise<string> {
  const documents = await values<{ documentId: string; name: string }>(
    customer,
    '/api/messages/clients/user/v2/documents',
  );
  const { documentId = '' } = documents.find(({ name }) => name === called) ?? {};
  const paper = await customer.get(`/api/messages/v2/documents/${documentId}`);
  return pdfText(paper.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
}

/** A depot of the caller together with another customer, by what the bank has filled in of that one. */
export async function jointWith(second: PortalCustomer): Promise<Said> {
  const { prefilled } = (await second.get('/api/antrag/depot/configuration')).json<{
    prefilled: { fieldname: string; fieldvalue: string }[];
  }>();
  const known = (field: string): string =>
    prefilled.find(({ fieldname }) => fieldname === `PERSON.${field}_I1`)?.fieldvalue ?? '';
  const said = Object.entries(jointDepot()).filter(
    ([name]) => !/^(PERSON|POST|TELEKOM|MAILADRESSE|WIRTSCHAFTSDATEN)\..*_I1/.test(name),
  );
  return {
    ...Object.fromEntries(said),
    'PERSON.VORNAME_I2': known('VORNAME'),
    'PERSON.NAME_I2': known('NAME'),
    'PERSON.GEBURTSDATUM_I2': known('GEBURTSDATUM'),
    'PERSON.ZUGANGSNUMMER_I2': second.zugangsnummer,
  };
}

import type { LightMyRequestResponse } from 'fastify';
import { tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { wire, type Said } from './sample-fields';

type Headers = Readonly<Record<string, string>>;
const INFO = { 'x-http-request-info': '{"clientRequestId":{"sessionId":"test","requestId":"1"}}' };

/** What the telephone shows of applications. */
export interface Shown {
  readonly access?: { readonly zugangsnummer: string; readonly pin: string };
  readonly applications: {
    readonly applicationId: string;
    readonly applicationNumber: string;
    readonly state: string;
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
    return this.werkbank.inject({
      method: 'POST',
      url,
      payload: body,
      cookies: { ...this.cookies },
      headers: { ...INFO, 'x-xsrf-token': this.cookies['XSRF-TOKEN'] ?? '', ...headers },
    });
  }
}

/** Whoever applies. */
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
  return tanHeaders(id, found?.tan);
}

/** Sends an application with its TAN; what it is known by. */
export async function applied(
  who: Applying,
  product: string,
  said: Said,
): Promise<{ readonly number: string; readonly applicationId: string; readonly state: string }> {
  const { number, answer } = await validated(who, product, said);
  const proof = await proofOf(who.werkbank, number, answer);
  const sent = await who.post(
    `/api/antrag/${product}`,
    { fields: wire(said) },
    { ...proof, 'idempotency-key': who.werkbank.bank.newId() },
  );
  if (sent.statusCode !== 201) throw new Error(`${String(sent.statusCode)} ${sent.body}`);
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

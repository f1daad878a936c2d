/** What a program reads of a body; the rest is compared as it is. */
export interface Body {
  readonly code?: string;
  readonly messages?: readonly { readonly key: string }[];
  readonly values?: readonly Body[];
  readonly venues?: readonly Body[];
  readonly subOrders?: readonly Body[] | null;
  readonly access_token?: string;
  readonly depotId?: string;
  readonly instrumentId?: string;
  readonly venueId?: string;
  readonly name?: string;
  readonly orderId?: string;
  readonly orderStatus?: string;
  readonly quoteId?: string;
  readonly quoteTicketId?: string;
  readonly limit?: unknown;
  readonly creationTimestamp?: string;
  readonly clientId?: string;
  readonly executions?: readonly unknown[];
}

/** An answer as fetch gives it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leaves out what every request has to say of itself. */
  readonly isAnonymous?: boolean;
}

const SESSIONS = '/session/clients/user/v1/sessions';

/** A header that carries JSON. */
const jsonHeader = (
  headers: Headers,
  name: string,
): { readonly id?: string; readonly typ?: string; readonly messages?: unknown } =>
  JSON.parse(headers.get(name) ?? '{}');

/** The id of the challenge that an answer announces. */
export const challengeOf = ({ headers }: Answer) => jsonHeader(headers, 'x-once-authentication-info');

/** What the bank says beside an answer. */
export const messagesOf = ({ headers }: Answer): unknown =>
  jsonHeader(headers, 'x-http-response-info').messages;

/**
 * A program that somebody has written for the public interface of this family of banks, with nothing but fetch and
 * the interface's description: password grant, session TAN by SMS, second grant, and then calls with its token.
 */
export class ForeignProgram {
  readonly #url: string;
  #token = '';
  #requests = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** The same program with its token, at another process of the bank. */
  at(url: string): ForeignProgram {
    const program = new ForeignProgram(url);
    program.#token = this.#token;
    return program;
  }

  /** What a stream of events says, as it comes. */
  async stream(path: string): Promise<ReadableStream<Uint8Array>> {
    const { body } = await fetch(`${this.#url}/api${path}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${this.#token}` },
    });
    if (body === null) throw new Error('The stream says nothing');
    return body;
  }

  /** Goes all the way in. */
  async signIn(): Promise<void> {
    const first = await this.grant({ grant_type: 'password', username: '10000002', password: '222222' });
    this.#token = first.body.access_token ?? '';
    const sessions = await this.call('GET', SESSIONS);
    const [{ identifier }]: [{ identifier: string }] = JSON.parse(sessions.text);
    const body = { identifier, sessionTanActive: true, activated2FA: true };
    const asked = await this.call('POST', `${SESSIONS}/${identifier}/validate`, { body });
    await this.call('PATCH', `${SESSIONS}/${identifier}`, {
      body,
      headers: { ...released(asked), 'x-once-authentication': '000000' },
    });
    const second = await this.grant({ grant_type: 'cd_secondary', token: this.#token });
    this.#token = second.body.access_token ?? '';
  }

  async grant(form: Readonly<Record<string, string>>): Promise<Answer> {
    return answerOf(
      await fetch(`${this.#url}/oauth/token`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ client_id: 'program', client_secret: 'secret', ...form }),
      }),
    );
  }

  async call(
    method: string,
    path: string,
    { body, headers = {}, isAnonymous = false }: Call = {},
  ): Promise<Answer> {
    this.#requests += 1;
    const clientRequestId = { sessionId: 'program', requestId: String(this.#requests).padStart(9, '0') };
    return answerOf(
      await fetch(`${this.#url}/api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${this.#token}`,
          ...(isAnonymous ? {} : { 'x-http-request-info': JSON.stringify({ clientRequestId }) }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }
}

/** The request header that answers the challenge of an answer. */
export const released = (asked: Answer): Readonly<Record<string, string>> => ({
  'x-once-authentication-info': JSON.stringify({ id: challengeOf(asked).id }),
});

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? {} : JSON.parse(text),
  };
}

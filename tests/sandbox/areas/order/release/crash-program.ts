import type { RunningSandbox } from '../../../../support/sandbox';

const REQUEST_INFO = '{"clientRequestId":{"sessionId":"crash","requestId":"1"}}';

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A program that trades over HTTP and survives the death of its bank. */
export class Program {
  #token = '';
  #url = '';

  /** Signs in and activates the session TAN. */
  async signIn(bank: RunningSandbox): Promise<void> {
    this.moveTo(bank);
    const form = {
      client_id: 'p',
      client_secret: 's',
      grant_type: 'password',
      username: '10000002',
      password: '222222',
    };
    const answer = await fetch(`${bank.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token }: { access_token: string } = JSON.parse(await answer.text());
    this.#token = access_token;
    const sessions = '/api/session/clients/user/v1/sessions';
    const [session]: { identifier: string }[] = JSON.parse(await (await this.call(sessions)).text());
    const body = { identifier: session?.identifier, sessionTanActive: true, activated2FA: true };
    const url = `${sessions}/${session?.identifier ?? ''}`;
    const validated = await this.call(`${url}/validate`, { method: 'POST', body });
    await this.call(url, {
      method: 'PATCH',
      body,
      headers: { ...this.released(validated), 'x-once-authentication': '000000' },
    });
  }

  moveTo(bank: RunningSandbox): void {
    this.#url = bank.url;
  }

  /** The header that answers an answer's challenge. */
  released(validated: Response): Record<string, string> {
    const { id }: { id: string } = JSON.parse(validated.headers.get('x-once-authentication-info') ?? '{}');
    return { 'x-once-authentication-info': JSON.stringify({ id }) };
  }

  call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'x-http-request-info': REQUEST_INFO,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

import type { APIResponse, Page } from '@playwright/test';

/** What a call brings beyond its path. */
interface BankCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls of the bank past the portal, with the cookies of a browser's page and what the bank asks of every call. */
export class BankLine {
  readonly #page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  /** An answer that is not in the 200s is a fault of the test. */
  async call(path: string, { method = 'GET', body, headers }: BankCall = {}): Promise<APIResponse> {
    const clientRequestId = { sessionId: 'a'.repeat(32), requestId: '100000000' };
    const answer = await this.#page.request.fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        'x-http-request-info': JSON.stringify({ clientRequestId }),
        'x-xsrf-token': await this.#antiForgery(),
        ...headers,
      },
      data: body,
    });
    return succeeded(answer);
  }

  /** Sends one of the bank's own forms and stays where it is. */
  async submit(path: string, form: Readonly<Record<string, string>>): Promise<void> {
    const answer = await this.#page.request.post(`${this.#url}${path}`, { form, maxRedirects: 0 });
    if (answer.status() !== 303) await succeeded(answer);
  }

  async #antiForgery(): Promise<string> {
    const cookies = await this.#page.context().cookies(this.#url);
    return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  }
}

async function succeeded(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok())
    throw new Error(`${answer.url()} was answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

import { openSession, signIn, type Customer, type Visit } from '@tests/contracts/support/signed-in';
import { quantile, rounded } from './measure';

const PAUSE = 100;

/** One open event stream of a session, which counts what it is told. */
class Listener {
  told = 0;
  readonly #end = new AbortController();

  async open(
    url: string,
    { cookie, antiForgery }: Visit,
    name: string,
    topics: readonly string[],
  ): Promise<void> {
    const { body } = await fetch(`${url}/api/events?stream=${name}`, {
      headers: { cookie },
      signal: this.#end.signal,
    });
    if (body === null) throw new Error('The bank opened no stream.');
    void this.#read(body).catch(() => undefined);
    const answer = await fetch(`${url}/api/events/subscriptions`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-xsrf-token': antiForgery,
        'x-http-request-info': '{"clientRequestId":{"sessionId":"bench","requestId":"1"}}',
      },
      body: JSON.stringify({ stream: name, topics }),
    });
    if (answer.status !== 204) throw new Error(`The subscription was answered with ${answer.status}.`);
  }

  close(): void {
    this.#end.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      this.told += decoder.decode(chunk, { stream: true }).split('event: message').length - 1;
    }
  }
}

/**
 * Many customers at once who watch prices: how many messages a second they are told together, and how long somebody
 * else waits for a page meanwhile.
 */
export async function streams(
  url: string,
  customer: Customer,
  listeners: number,
  topics: readonly string[],
  seconds: number,
): Promise<Readonly<Record<string, string | number>>> {
  const open: Listener[] = [];
  for (let index = 0; index < listeners; index += 1) {
    const visit = await signIn(customer);
    await openSession(visit);
    const listener = new Listener();
    await listener.open(url, visit, `bench-${index}`, topics);
    open.push(listener);
  }
  const before = open.reduce((sum, { told }) => sum + told, 0);
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await (await fetch(`${url}/health`)).text();
    waits.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  const told = open.reduce((sum, each) => sum + each.told, 0) - before;
  const deaf = open.filter((each) => each.told === 0).length;
  for (const each of open) each.close();
  return {
    work: `${listeners} streams of ${topics.length} prices`,
    'per second': rounded(told / seconds),
    'p95 ms': rounded(quantile(waits, 0.95)),
    failed: deaf,
  };
}

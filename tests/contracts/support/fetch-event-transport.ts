import type { EventTransport, StreamEvent, StreamListener } from '@adapters/event-stream/event-transport';

const types: readonly StreamEvent['type'][] = ['message', 'heartbeat', 'disconnected', 'closed'];

/** Server-sent events by fetch, for Node, which has no EventSource; like it, no header but the cookie is sent. */
export class FetchEventTransport implements EventTransport {
  readonly #cookie: string;

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  open(url: string, listener: StreamListener): () => void {
    const abort = new AbortController();
    void this.#read(url, listener, abort.signal).catch(() => {
      if (!abort.signal.aborted) listener.failed();
    });
    return () => abort.abort();
  }

  async #read(url: string, listener: StreamListener, signal: AbortSignal): Promise<void> {
    const headers = { Cookie: this.#cookie, Accept: 'text/event-stream' };
    const answer = await fetch(url, { headers, signal });
    if (!answer.ok || answer.body === null) throw new Error(`Stream answered ${answer.status}`);
    listener.opened();
    let text = '';
    let id = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string): string | undefined =>
          new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
        id = field('id') ?? id;
        const type = types.find((known) => known === (field('event') ?? 'message'));
        if (type !== undefined) listener.received({ type, id, data: field('data') ?? '' });
      }
    }
    throw new Error('Stream ended');
  }
}

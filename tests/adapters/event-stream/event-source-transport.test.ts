import { EventSourceTransport, type BrowserStream } from '@adapters/event-stream/event-source-transport';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';

/** The browser's side of a stream, spoken on by the test. */
class FakeStream implements BrowserStream {
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  onopen: ((event: Event) => unknown) | null = null;
  onerror: ((event: Event) => unknown) | null = null;
  isClosed = false;

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }

  close(): void {
    this.isClosed = true;
  }

  say(id: string): void {
    this.#listeners.get('message')?.(new MessageEvent('message', { data: id, lastEventId: id }));
  }
}

function opened() {
  const source = new FakeStream();
  const scheduler = new ManualScheduler();
  const told: string[] = [];
  const close = new EventSourceTransport(() => source, scheduler).open('/events', {
    opened: () => told.push('opened'),
    received: ({ id }) => told.push(id),
    failed: () => told.push('failed'),
  });
  return { source, scheduler, told, close };
}

describe('a stream of the browser [KIT-09]', () => {
  it('hands on together, in their order, what has come together: a page is drawn once for all of it', async () => {
    const { source, scheduler, told } = opened();
    source.onopen?.(new Event('open'));
    source.say('1');
    source.say('2');
    expect(told).toEqual(['opened']);
    await scheduler.advance(0);
    expect(told).toEqual(['opened', '1', '2']);
    source.say('3');
    await scheduler.advance(0);
    expect(told).toEqual(['opened', '1', '2', '3']);
  });

  it('hands on what came before it failed, and closes: it does not reconnect by itself', () => {
    const { source, told } = opened();
    source.say('1');
    source.onerror?.(new Event('error'));
    expect(told).toEqual(['1', 'failed']);
    expect(source.isClosed).toBe(true);
  });

  it('says nothing more once it is closed', async () => {
    const { source, scheduler, told, close } = opened();
    source.say('1');
    close();
    await scheduler.advance(0);
    expect(told).toEqual([]);
    expect(source.isClosed).toBe(true);
  });
});

import { EventStream } from '@adapters/event-stream/event-stream';
import type { EventTransport, StreamEvent, StreamListener } from '@adapters/event-stream/event-transport';
import type { Sight } from '@adapters/event-stream/sight';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import type { Connection } from '@application/ports/connection';
import * as E from 'fp-ts/Either';

/** Lines to the bank that a test speaks on. */
export class FakeLine implements EventTransport {
  readonly lines: { url: string; listener: StreamListener; closed: boolean }[] = [];

  open(url: string, listener: StreamListener): () => void {
    const line = { url, listener, closed: false };
    this.lines.push(line);
    return () => void (line.closed = true);
  }

  get last() {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('No line is open');
    return line;
  }

  get openLines(): number {
    return this.lines.filter(({ closed }) => !closed).length;
  }

  send(id: number, topic: string, detail: unknown): void {
    this.event('message', id, JSON.stringify({ topic, detail }));
  }

  event(type: StreamEvent['type'], id: number, data = '{}'): void {
    this.last.listener.received({ type, id: String(id), data });
  }
}

/** A page that can lie behind another tab. */
export class FakeSight implements Sight {
  readonly #listeners: (() => void)[] = [];
  #seen = true;

  readonly isSeen = (): boolean => this.#seen;
  readonly onChange = (listener: () => void): void => void this.#listeners.push(listener);

  see(seen: boolean): void {
    this.#seen = seen;
    for (const listener of this.#listeners) listener();
  }
}

/** A bank that can be out of reach, whatever the stream believes. */
export class FakeReach implements Connection {
  #tell = (): void => undefined;
  #isUp = true;

  readonly isUp = (): boolean => this.#isUp;
  readonly listen = (tell: () => void) => {
    this.#tell = tell;
    return () => undefined;
  };

  turn(isUp: boolean): void {
    this.#isUp = isUp;
    this.#tell();
  }
}

/** A stream over such lines. */
export function setUp() {
  const sight = new FakeSight();
  const reach = new FakeReach();
  const line = new FakeLine();
  const scheduler = new ManualScheduler();
  const logger = new RecordingLogger();
  const told: (readonly string[])[] = [];
  const outcome = {
    told: E.right(undefined) as E.Either<never, undefined> | E.Either<{ kind: 'forbidden' }, never>,
  };
  const stream = new EventStream({
    transport: line,
    url: '/api/events',
    subscribe: (_, topics) => async () => {
      told.push(topics);
      return outcome.told;
    },
    scheduler,
    identifiers: new FakeIdentifiers(),
    logger,
    sight,
    line: reach,
    random: () => 0,
  });
  const states: string[] = [];
  stream.observe((state) => void states.push(state));
  return { line, scheduler, logger, told, stream, states, outcome, sight, reach };
}

/** What somebody hears of a topic, and how much of it when it was told again. */
export function hear(stream: EventStream, topic: string) {
  const heard: unknown[] = [];
  const began: number[] = [];
  const end = stream.listen(topic, {
    onDetail: (detail) => void heard.push(detail),
    onHeard: () => void began.push(heard.length),
  });
  return { heard, began, end };
}

import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { LazyStream } from '@src/later/lazy-stream';

/** A stream that notes who listens, and code that comes at once unless it is lost so many times. */
function streamAfter(losses: number) {
  const scheduler = new ManualScheduler();
  const asked: string[] = [];
  const errors: string[] = [];
  let left = losses;
  const note = (what: string) => {
    asked.push(what);
    return () => void asked.push(`end ${what}`);
  };
  const stream = new LazyStream({
    scheduler,
    logger: { ...silent, error: (text) => void errors.push(text) },
    load: async () => {
      if (left-- > 0) throw new Error('lost');
      return {
        listen: (topic) => note(topic),
        observe: (listener) => {
          listener('connected');
          return note('line');
        },
        wake: () => void note('wake'),
      };
    },
  });
  return { scheduler, stream, asked, errors };
}

const silent = {
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
const deaf = { onDetail: () => undefined };

describe('an event stream whose code comes with the first who listens [KIT-09]', () => {
  it('hears each topic once the code is here, in the order in which they were asked for', async () => {
    const { stream, asked } = streamAfter(0);
    stream.listen('quotes', deaf);
    const end = stream.listen('orders', deaf);
    expect(asked).toEqual([]);
    await settle();
    stream.listen('session', deaf);
    end();
    expect(asked).toEqual(['quotes', 'orders', 'session', 'end orders']);
  });

  it('does not begin what has ended before', async () => {
    const { stream, asked } = streamAfter(0);
    stream.listen('quotes', deaf)();
    await settle();
    expect(asked).toEqual([]);
  });

  it('tells that the line is down until the code is here', async () => {
    const { stream } = streamAfter(0);
    const states: string[] = [];
    stream.observe((state) => states.push(state));
    expect(states).toEqual(['disconnected']);
    await settle();
    stream.observe((state) => states.push(state));
    expect(states).toEqual(['disconnected', 'connected', 'connected']);
  });

  it('is fetched again and again where the code is lost, which is noted', async () => {
    const { stream, scheduler, asked, errors } = streamAfter(4);
    stream.listen('quotes', deaf);
    await scheduler.advance(1_600);
    expect([asked, errors]).toEqual([[], ['Event stream could not be loaded']]);
    await scheduler.advance(6_000);
    expect(asked).toEqual(['quotes']);
  });

  it('wakes what is here, and fetches nothing for it', async () => {
    const { stream, asked } = streamAfter(0);
    stream.wake();
    await settle();
    expect(asked).toEqual([]);
    stream.listen('quotes', deaf);
    await settle();
    stream.wake();
    expect(asked).toEqual(['quotes', 'wake']);
  });
});

import * as E from 'fp-ts/Either';
import { hear, setUp } from './stream-bench';

describe('the event stream [KIT-09]', () => {
  it('opens with the first listener, is shared by all and tells each topic once', async () => {
    const { line, scheduler, told, stream } = setUp();
    expect(line.lines).toHaveLength(0);
    const one = hear(stream, 'a');
    const two = hear(stream, 'a');
    hear(stream, 'b');
    line.last.listener.opened();
    await scheduler.advance(0);
    line.send(1, 'a', 'x');
    expect(line.lines).toHaveLength(1);
    expect(told).toEqual([['a', 'b']]);
    expect([one.heard, two.heard]).toEqual([['x'], ['x']]);
  });

  it('is not live while the bank is known to be out of reach, however long its line says nothing [KIT-09]', () => {
    const { line, stream, states, reach } = setUp();
    hear(stream, 'a');
    line.event('heartbeat', 1);
    reach.turn(false);
    line.event('heartbeat', 2);
    reach.turn(true);
    expect(states).toEqual(['disconnected', 'connected', 'disconnected', 'connected']);
  });

  it('is connected on a message or heartbeat, disconnected when the bank says so or the line fails', async () => {
    const { line, scheduler, stream, states } = setUp();
    hear(stream, 'a');
    line.event('heartbeat', 1);
    line.event('disconnected', 2);
    await scheduler.advance(1_000);
    line.send(1, 'a', 'x');
    line.event('closed', 2);
    await scheduler.advance(1_000);
    line.event('heartbeat', 1);
    line.last.listener.failed();
    expect(states).toEqual([
      'disconnected',
      'connected',
      'disconnected',
      'connected',
      'disconnected',
      'connected',
      'disconnected',
    ]);
  });

  it('reconnects with growing pauses, tells the topics again and says so each time, because what came before was missed', async () => {
    const { line, scheduler, told, stream } = setUp();
    const { began } = hear(stream, 'a');
    line.last.listener.opened();
    await scheduler.advance(0);
    for (const pause of [1_000, 2_000, 4_000]) {
      line.last.listener.failed();
      const before = line.lines.length;
      await scheduler.advance(pause - 1);
      expect(line.lines).toHaveLength(before);
      await scheduler.advance(1);
      expect(line.lines).toHaveLength(before + 1);
    }
    line.last.listener.opened();
    await scheduler.advance(0);
    expect(told).toEqual([['a'], ['a']]);
    expect(began).toHaveLength(2);
    expect(new Set(line.lines.map(({ url }) => url)).size).toBe(line.lines.length);
    expect(line.openLines).toBe(1);
  });

  it('takes a line without any event for dead', async () => {
    const { line, scheduler, stream } = setUp();
    hear(stream, 'a');
    line.event('heartbeat', 1);
    await scheduler.advance(39_999);
    line.event('heartbeat', 2);
    await scheduler.advance(39_999);
    expect(line.openLines).toBe(1);
    await scheduler.advance(1);
    expect(line.openLines).toBe(0);
  });

  it('hears each event once and starts again when one is missing', async () => {
    const { line, scheduler, logger, stream } = setUp();
    const { heard } = hear(stream, 'a');
    line.send(1, 'a', 'one');
    line.send(1, 'a', 'one');
    line.send(2, 'a', 'two');
    line.send(4, 'a', 'four');
    expect(heard).toEqual(['one', 'two']);
    expect(logger.records).toMatchObject([{ level: 'warn', facts: { after: 2, next: 4 } }]);
    await scheduler.advance(1_000);
    line.send(1, 'a', 'snapshot');
    expect(heard).toEqual(['one', 'two', 'snapshot']);
  });

  it('does not hear a line that is already replaced', async () => {
    const { line, scheduler, stream } = setUp();
    const { heard } = hear(stream, 'a');
    const old = line.last;
    old.listener.failed();
    await scheduler.advance(1_000);
    old.listener.received({ type: 'message', id: '1', data: '{"topic":"a","detail":"late"}' });
    old.listener.failed();
    expect(heard).toEqual([]);
    expect(line.openLines).toBe(1);
  });

  it('logs what it cannot read and goes on', () => {
    const { line, logger, stream } = setUp();
    const { heard } = hear(stream, 'a');
    line.event('message', 1, '{');
    line.send(2, 'a', 'x');
    expect(logger.records).toMatchObject([{ level: 'error' }]);
    expect(heard).toEqual(['x']);
  });

  it('tells new topics as listeners come and go, and closes some time after the last has gone', async () => {
    const { line, scheduler, told, stream } = setUp();
    const a = hear(stream, 'a');
    line.last.listener.opened();
    await scheduler.advance(0);
    const b = hear(stream, 'b');
    await scheduler.advance(0);
    a.end();
    await scheduler.advance(0);
    expect(told).toEqual([['a'], ['a', 'b'], ['b']]);
    b.end();
    b.end();
    await scheduler.advance(4_999);
    expect(line.openLines).toBe(1);
    await scheduler.advance(1);
    expect(line.openLines).toBe(0);
    expect(scheduler.waiting).toBe(0);
  });

  it('stays open when the next page listens in time', async () => {
    const { line, scheduler, stream } = setUp();
    hear(stream, 'a').end();
    await scheduler.advance(1_000);
    hear(stream, 'a');
    await scheduler.advance(10_000);
    expect(line.lines).toHaveLength(1);
    expect(line.openLines).toBe(1);
  });

  it('starts again when the bank does not take the topics, and at once when woken', async () => {
    const { line, scheduler, stream, outcome } = setUp();
    outcome.told = E.left({ kind: 'forbidden' });
    hear(stream, 'a');
    line.last.listener.opened();
    await scheduler.advance(0);
    expect(line.openLines).toBe(0);
    stream.wake();
    expect(line.openLines).toBe(1);
    stream.wake();
    expect(line.lines).toHaveLength(2);
  });

  it('rests while nobody sees the page, and once seen tells what was missed meanwhile', async () => {
    const { line, scheduler, stream, sight, told } = setUp();
    const { began } = hear(stream, 'a');
    line.last.listener.opened();
    await scheduler.advance(0);
    sight.see(false);
    await scheduler.advance(4_999);
    expect(line.openLines).toBe(1);
    await scheduler.advance(1);
    expect([line.openLines, scheduler.waiting]).toEqual([0, 0]);
    hear(stream, 'b');
    await scheduler.advance(60_000);
    expect(line.lines).toHaveLength(1);
    sight.see(true);
    expect(line.openLines).toBe(1);
    line.last.listener.opened();
    await scheduler.advance(0);
    expect([began, told.at(-1)]).toEqual([
      [0, 0],
      ['a', 'b'],
    ]);
  });

  it('is not interrupted by a look at another tab', async () => {
    const { line, scheduler, stream, sight } = setUp();
    hear(stream, 'a');
    sight.see(false);
    await scheduler.advance(3_000);
    sight.see(true);
    await scheduler.advance(10_000);
    expect([line.lines.length, line.openLines]).toEqual([1, 1]);
  });

  it('of a page opened behind another tab begins when it is seen', () => {
    const { line, stream, sight } = setUp();
    sight.see(false);
    hear(stream, 'a');
    expect(line.lines).toHaveLength(0);
    sight.see(true);
    expect(line.openLines).toBe(1);
  });
});

import type { LogEntry } from '@adapters/logging/log-entry';
import { LaterLog, type FlushedLog } from '@src/later/later-log';

const entry = (message: string, level: LogEntry['level'] = 'ERROR'): LogEntry => ({
  level,
  message,
  timestamp: '',
  additional: {},
  position: '/',
});

describe('the log whose code comes later [KIT-06]', () => {
  it('keeps what is written until then, asks again for code that did not come, and flushes', async () => {
    const written: string[] = [];
    let tries = 0;
    const load = async (): Promise<FlushedLog> => {
      tries += 1;
      if (tries === 1) throw new Error('ChunkLoadError');
      return {
        write: ({ message }) => void written.push(message),
        flush: () => void written.push('flushed'),
      };
    };
    const log = new LaterLog(load);
    log.write(entry('no', 'DEBUG'));
    expect(tries).toBe(0);
    log.write(entry('one'));
    await Promise.resolve().then(() => undefined);
    await Promise.resolve();
    log.write(entry('two'));
    log.flush();
    await Promise.resolve().then(() => undefined);
    await Promise.resolve();
    await Promise.resolve();
    expect(written).toEqual(['one', 'two', 'flushed']);
  });
});

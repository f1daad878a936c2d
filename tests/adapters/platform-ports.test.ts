import { BankClock } from '@adapters/browser/bank-clock';
import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { LocalDevicePreferences } from '@adapters/browser/storage/local-device-preferences';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { SessionErrorMemory } from '@adapters/browser/storage/session-error-memory';
import { BrowserPageScheduler } from '@adapters/browser/browser-page-scheduler';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { LayeredTextSource } from '@adapters/config/layered-text-source';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { MemoryTextSource } from '@adapters/fake/device/memory-text-source';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import type { LogEntry } from '@adapters/logging/log-entry';
import { PortalLogger } from '@adapters/logging/portal-logger';
import { webcrypto } from 'node:crypto';
import { describeLogger } from '../contracts/logger.contract';
import {
  describeDevicePreferences,
  describeErrorMemory,
  describeIdentifiers,
} from '../contracts/remembering.contract';
import { describeTextSource } from '../contracts/device/text-source.contract';
import { describeClock, describePageScheduler, describeScheduler } from '../contracts/device/time.contract';

const byHand = () => {
  const time = new ManualScheduler();
  return { time, pass: (milliseconds: number) => time.advance(milliseconds) };
};

describeClock('the bank’s time', () => {
  let device = 1_000;
  return { time: new BankClock(() => device), pass: async (milliseconds) => void (device += milliseconds) };
});
describeClock('time by hand', byHand);

describe('the timers of the browser', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  describeScheduler('the browser', () => ({
    time: new TimerScheduler(),
    pass: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds),
  }));

  describe.each(['pagehide', 'visibilitychange'])('of a page that hears %s', (sign) => {
    const open = () => {
      const page = new EventTarget();
      return {
        time: new BrowserPageScheduler(page),
        pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
        hide: () => page.dispatchEvent(new Event(sign)),
      };
    };
    describeScheduler('the browser', open);
    describePageScheduler('the browser', open);
  });
});
describeScheduler('time by hand', byHand);
describePageScheduler('time by hand', () => {
  const { time, pass } = byHand();
  return { time, pass, hide: () => time.hide() };
});

describeDevicePreferences(
  'the browser',
  () => new LocalDevicePreferences(memoryStorage(), new RecordingLogger()),
);
describeDevicePreferences('memory', () => new MemoryDevicePreferences());

describeErrorMemory('the browser', () => new SessionErrorMemory(memoryStorage(), new RecordingLogger()));
describeErrorMemory('memory', () => new MemoryErrorMemory());

describeIdentifiers('the browser', () => new BrowserIdentifiers(webcrypto as Crypto, memoryStorage()));
let tabs = 0;
describeIdentifiers('counting', () => new FakeIdentifiers(String((tabs += 1))));

describeLogger('the portal', () => {
  const entries: LogEntry[] = [];
  const sinks = [{ write: (entry: LogEntry) => void entries.push(entry) }];
  const logger = new PortalLogger({ clock: new ManualScheduler(), position: () => '/ngbrk/', sinks });
  return {
    logger,
    logged: () =>
      entries.map(({ level, message, additional }) => ({
        level: level.toLowerCase(),
        text: message,
        facts: additional,
      })),
  };
});
describeLogger('the recording', () => {
  const logger = new RecordingLogger();
  return { logger, logged: () => logger.records.map((record) => ({ facts: {}, ...record })) };
});

describeTextSource('files', (texts) => {
  const fetch = async (url: unknown): Promise<Response> => {
    const tree = Object.entries(texts).find(([language]) => url === `/i18n/${language}.json`)?.[1];
    return tree === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(tree));
  };
  // A file that is not there is asked for again at once; what answers is never late.
  const scheduler = {
    after: (milliseconds: number, task: () => void) => {
      if (milliseconds < 2000) task();
      return () => undefined;
    },
  };
  const layers = { additional: [], default: ['/i18n'], override: [] };
  return new LayeredTextSource({ fetch, layers, scheduler, logger: new RecordingLogger() });
});
describeTextSource('memory', (texts) => new MemoryTextSource(texts));

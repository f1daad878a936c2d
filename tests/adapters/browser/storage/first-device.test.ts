import { LocalDevicePreferences } from '@adapters/browser/storage/local-device-preferences';
import { SessionErrorMemory } from '@adapters/browser/storage/session-error-memory';
import { StoredTabPulse } from '@adapters/browser/storage/stored-tab-pulse';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { firstDevice, firstRecords } from './first-version/first-version';
import { testStore } from './text-store';

describe('a device that the first version has left', () => {
  it('opens for its customer, text by text', async () => {
    const { store } = testStore(firstDevice());
    const names = await store.names('')();
    expect(names.length).toBeGreaterThan(15);
    for (const name of names)
      expect(await store.load(name)()).toEqual({ kind: 'text', text: firstRecords[name] });
  });

  it('shows nothing to another customer', async () => {
    expect(await testStore(firstDevice(), 8).store.names('')()).toEqual([]);
  });

  it('looks as it did, and knows its session and the error to show', () => {
    const [device, logger] = [firstDevice(), new RecordingLogger()];
    expect(new LocalDevicePreferences(device, logger).read()).toEqual({
      language: 'en',
      appearance: 'dark',
      discreet: true,
      idleMinutes: 10,
      tightTables: true,
    });
    expect(new SessionErrorMemory(device, logger).recall()).toEqual({
      code: 'generic',
      args: { errorId: 'E-1' },
    });
    expect(new StoredTabPulse(device, new EventTarget(), logger).read()).toEqual({
      activeAt: 1795338000000,
      endsAt: 1795338005000,
      endedAt: 1795338004000,
    });
    expect(logger.records).toEqual([]);
  });
});

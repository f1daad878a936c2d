import {
  defaultDeviceSettings,
  type DevicePreferences,
  type DeviceSettings,
} from '@application/ports/device-preferences';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { TextStorage } from './text-storage';

/** Also read by the page itself before its first paint (ui/app/index.html). */
const KEY = 'depotwerk-device';

const settings = t.partial({
  language: t.keyof({ de: null, en: null }),
  appearance: t.keyof({ system: null, light: null, dark: null }),
  discreet: t.boolean,
  idleMinutes: t.union([t.literal(5), t.literal(10), t.literal(15)]),
  tightTables: t.boolean,
});

/** Keeps how the portal looks in the device's local storage. */
export class LocalDevicePreferences implements DevicePreferences {
  readonly #storage: TextStorage;

  constructor(localStorage: TextStorage) {
    this.#storage = localStorage;
  }

  read(): DeviceSettings {
    try {
      const kept = settings.decode(JSON.parse(this.#storage.getItem(KEY) ?? '{}'));
      return E.isRight(kept) ? { ...defaultDeviceSettings, ...kept.right } : defaultDeviceSettings;
    } catch {
      return defaultDeviceSettings;
    }
  }

  write(changed: DeviceSettings): void {
    this.#storage.setItem(KEY, JSON.stringify(changed));
  }
}

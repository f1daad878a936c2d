import {
  defaultDeviceSettings,
  type DevicePreferences,
  type DeviceSettings,
} from '@application/ports/device-preferences';
import type { Logger } from '@application/ports/logger';
import * as t from 'io-ts';
import { wireObject } from '../../http/wire/wire-object';
import { OpenRecord } from './record/open-record';
import { orElse } from './record/or-else';
import type { RecordKind } from './record/record-kind';
import type { TextStorage } from './text/text-storage';

/** Also read by the page itself before its first paint (ui/app/index.html). */
const KEY = 'depotwerk-device';

const { language, appearance, discreet } = defaultDeviceSettings;

const deviceSettings: RecordKind<DeviceSettings> = {
  name: 'device settings',
  codec: wireObject(
    'DeviceSettings',
    {
      language: orElse(t.keyof({ de: null, en: null }), language),
      appearance: orElse(t.keyof({ system: null, light: null, dark: null }), appearance),
      discreet: orElse(t.boolean, discreet),
    },
    {
      idleMinutes: t.union([t.literal(5), t.literal(10), t.literal(15), t.undefined]),
      tightTables: t.union([t.boolean, t.undefined]),
    },
  ),
  migrations: [],
  isSalvaged: true,
};

/** Keeps how the portal looks in the device's local storage. */
export class LocalDevicePreferences implements DevicePreferences {
  readonly #record: OpenRecord<DeviceSettings>;

  constructor(localStorage: TextStorage, logger: Pick<Logger, 'warn' | 'error'>) {
    this.#record = new OpenRecord({ storage: localStorage, key: KEY, logger }, deviceSettings);
  }

  read(): DeviceSettings {
    return this.#record.read() ?? defaultDeviceSettings;
  }

  write(changed: DeviceSettings): void {
    this.#record.write(changed);
  }
}

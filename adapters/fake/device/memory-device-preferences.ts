import {
  defaultDeviceSettings,
  type DevicePreferences,
  type DeviceSettings,
} from '@application/ports/device-preferences';

/** A device that remembers for as long as the test runs, and all it was told. */
export class MemoryDevicePreferences implements DevicePreferences {
  readonly written: DeviceSettings[] = [];

  constructor(private readonly first: DeviceSettings = defaultDeviceSettings) {}

  read(): DeviceSettings {
    return this.written.at(-1) ?? this.first;
  }

  write(settings: DeviceSettings): void {
    this.written.push(settings);
  }
}

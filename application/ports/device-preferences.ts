import type { IdleMinutes } from '@domain/session/idle-rule';

/** Languages of the portal; German is the default (portal.md 1). */
export type Language = 'de' | 'en';

/** Light or dark as the customer chose, or as the device says. */
export type Appearance = 'system' | 'light' | 'dark';

/** What this device remembers about how the portal looks; no personal data. */
export interface DeviceSettings {
  readonly language: Language;
  readonly appearance: Appearance;
  /** Amounts of the customer's own money are hidden from onlookers. */
  readonly discreet: boolean;
  /** Minutes without activity until the warning; without it the bank's own time holds. */
  readonly idleMinutes?: IdleMinutes | undefined;
  /** Less room between the rows of tables. */
  readonly tightTables?: boolean | undefined;
}

/** Settings kept on this device. Reading never fails: what is missing or unreadable takes its default. */
export interface DevicePreferences {
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
}

/** Settings of a device that remembers nothing. */
export const defaultDeviceSettings: DeviceSettings = {
  language: 'de',
  appearance: 'system',
  discreet: false,
};

import type { Environment } from '../../environment';
import type { BankClock } from '@adapters/browser/bank-clock';
import type { BrowserConnection } from '@adapters/browser/browser-connection';
import type { PortalConfig } from '@adapters/config/portal-config';
import type { InformedFetch } from '@adapters/http/wire/informed-fetch';
import type { Clock } from '@application/ports/clock';
import type { DevicePreferences } from '@application/ports/device-preferences';
import type { ErrorMemory } from '@application/ports/error-memory';
import type { Identifiers } from '@application/ports/identifiers';
import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import type { Scheduler } from '@application/ports/scheduler';
import type { TextSource } from '@application/ports/text-source';
import type { FlushedLog } from '../../later/later-log';
import { token } from '../../token';

/** What `platform-module` binds. */
export const platformTokens = {
  environment: token<Environment>('environment'),
  config: token<PortalConfig>('config'),
  bankClock: token<BankClock>('bankClock'),
  clock: token<Clock>('clock'),
  scheduler: token<Scheduler>('scheduler'),
  identifiers: token<Identifiers>('identifiers'),
  fetch: token<InformedFetch>('fetch'),
  connection: token<BrowserConnection>('connection'),
  serverLog: token<FlushedLog>('serverLog'),
  logger: token<Logger>('logger'),
  navigation: token<ExternalNavigation>('navigation'),
  errorMemory: token<ErrorMemory>('errorMemory'),
  devicePreferences: token<DevicePreferences>('devicePreferences'),
  textSource: token<TextSource>('textSource'),
} as const;

import { BankClock } from '@adapters/browser/bank-clock';
import { BrowserConnection } from '@adapters/browser/browser-connection';
import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { BrowserNavigation } from '@adapters/browser/browser-navigation';
import { LocalDevicePreferences } from '@adapters/browser/storage/local-device-preferences';
import { SessionErrorMemory } from '@adapters/browser/storage/session-error-memory';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { LayeredTextSource } from '@adapters/config/layered-text-source';
import { informedFetch } from '@adapters/http/wire/informed-fetch';
import { ConsoleSink } from '@adapters/logging/console-sink';
import { PortalLogger } from '@adapters/logging/portal-logger';
import { ContainerModule } from 'inversify';
import { LaterLog } from '../../later/later-log';
import { platformTokens } from './platform-tokens';

/** Local flag that switches console output on (portal.md 9). */
const CONSOLE_FLAG = 'cdb-console-logging';

/** Time, chance, log, storage and texts: what every area stands on. */
export const platformModule = new ContainerModule(({ bind }) => {
  bind(platformTokens.bankClock)
    .toResolvedValue(({ deviceTime }) => new BankClock(deviceTime), [platformTokens.environment])
    .inSingletonScope();
  bind(platformTokens.clock)
    .toResolvedValue((clock) => clock, [platformTokens.bankClock])
    .inSingletonScope();
  bind(platformTokens.scheduler)
    .toResolvedValue(() => new TimerScheduler())
    .inSingletonScope();
  bind(platformTokens.identifiers)
    .toResolvedValue(
      ({ crypto, sessionStorage }) => new BrowserIdentifiers(crypto, sessionStorage),
      [platformTokens.environment],
    )
    .inSingletonScope();
  bind(platformTokens.fetch)
    .toResolvedValue(
      ({ fetch }, identifiers) => informedFetch(fetch, identifiers),
      [platformTokens.environment, platformTokens.identifiers],
    )
    .inSingletonScope();
  bind(platformTokens.connection)
    .toResolvedValue(({ page }) => new BrowserConnection(page), [platformTokens.environment])
    .inSingletonScope();
  bind(platformTokens.serverLog)
    .toResolvedValue(
      (environment, fetch, config, scheduler, clock) =>
        new LaterLog(async () =>
          (await import('../../server-log')).serverLog({ environment, fetch, config, scheduler, clock }),
        ),
      [
        platformTokens.environment,
        platformTokens.fetch,
        platformTokens.config,
        platformTokens.scheduler,
        platformTokens.clock,
      ],
    )
    .inSingletonScope();
  bind(platformTokens.logger)
    .toResolvedValue(
      ({ console, localStorage, path }, clock, serverLog) => {
        const isOn = (): boolean => localStorage.getItem(CONSOLE_FLAG) === 'true';
        return new PortalLogger({
          clock,
          position: path,
          sinks: [new ConsoleSink(console, isOn), serverLog],
        });
      },
      [platformTokens.environment, platformTokens.clock, platformTokens.serverLog],
    )
    .inSingletonScope();
  bind(platformTokens.navigation)
    .toResolvedValue(
      ({ leave, enter, post }, { providers }, logger) =>
        new BrowserNavigation({ assign: leave, enter, post }, { providers, logger }),
      [platformTokens.environment, platformTokens.config, platformTokens.logger],
    )
    .inSingletonScope();
  bind(platformTokens.errorMemory)
    .toResolvedValue(
      ({ sessionStorage }, logger) => new SessionErrorMemory(sessionStorage, logger),
      [platformTokens.environment, platformTokens.logger],
    )
    .inSingletonScope();
  bind(platformTokens.devicePreferences)
    .toResolvedValue(
      ({ localStorage }, logger) => new LocalDevicePreferences(localStorage, logger),
      [platformTokens.environment, platformTokens.logger],
    )
    .inSingletonScope();
  bind(platformTokens.textSource)
    .toResolvedValue(
      (fetch, { translationPaths: layers }, scheduler, logger) =>
        new LayeredTextSource({ fetch, layers, scheduler, logger }),
      [platformTokens.fetch, platformTokens.config, platformTokens.scheduler, platformTokens.logger],
    )
    .inSingletonScope();
});

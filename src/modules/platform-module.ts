import { BankClock } from '@adapters/browser/bank-clock';
import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { BrowserNavigation } from '@adapters/browser/browser-navigation';
import { cookie } from '@adapters/browser/cookie';
import { LocalDevicePreferences } from '@adapters/browser/storage/local-device-preferences';
import { SessionErrorMemory } from '@adapters/browser/storage/session-error-memory';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { LayeredTextSource } from '@adapters/config/layered-text-source';
import type { PortalConfig } from '@adapters/config/portal-config';
import { antiForgery } from '@adapters/http/wire/wire-headers';
import { ConsoleSink } from '@adapters/logging/console-sink';
import { fetchPostLog } from '@adapters/logging/fetch-post-log';
import { FloodGuard } from '@adapters/logging/flood-guard';
import { PortalLogger } from '@adapters/logging/portal-logger';
import { ServerSink } from '@adapters/logging/server-sink';
import { ContainerModule } from 'inversify';
import type { Environment } from '../environment';
import { tokens } from '../tokens';

/** Local flag that switches console output on (portal.md 9). */
const CONSOLE_FLAG = 'cdb-console-logging';

const postLog = ({ fetch, cookies }: Environment, { loggingUrl, loggingSource }: PortalConfig) =>
  fetchPostLog({
    fetch,
    url: loggingUrl,
    source: loggingSource,
    antiForgery: (): Readonly<Record<string, string>> => {
      const token = cookie(cookies(), antiForgery.cookie);
      return token === undefined ? {} : { [antiForgery.header]: token };
    },
  });

/** Time, chance, log, storage and texts: what every area stands on. */
export const platformModule = new ContainerModule(({ bind }) => {
  bind(tokens.bankClock)
    .toResolvedValue(({ deviceTime }) => new BankClock(deviceTime), [tokens.environment])
    .inSingletonScope();
  bind(tokens.clock)
    .toResolvedValue((clock) => clock, [tokens.bankClock])
    .inSingletonScope();
  bind(tokens.scheduler)
    .toResolvedValue(() => new TimerScheduler())
    .inSingletonScope();
  bind(tokens.identifiers)
    .toResolvedValue(
      ({ crypto, sessionStorage }) => new BrowserIdentifiers(crypto, sessionStorage),
      [tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.serverLog)
    .toResolvedValue(
      (environment, config, scheduler, clock) =>
        new ServerSink({ post: postLog(environment, config), scheduler, floodGuard: new FloodGuard(clock) }),
      [tokens.environment, tokens.config, tokens.scheduler, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.logger)
    .toResolvedValue(
      ({ console, localStorage, path }, clock, serverLog) => {
        const isOn = (): boolean => localStorage.getItem(CONSOLE_FLAG) === 'true';
        return new PortalLogger({
          clock,
          position: path,
          sinks: [new ConsoleSink(console, isOn), serverLog],
        });
      },
      [tokens.environment, tokens.clock, tokens.serverLog],
    )
    .inSingletonScope();
  bind(tokens.navigation)
    .toResolvedValue(
      ({ leave, post }, logger) => new BrowserNavigation({ assign: leave, post }, logger),
      [tokens.environment, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.errorMemory)
    .toResolvedValue(
      ({ sessionStorage }, logger) => new SessionErrorMemory(sessionStorage, logger),
      [tokens.environment, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.devicePreferences)
    .toResolvedValue(
      ({ localStorage }, logger) => new LocalDevicePreferences(localStorage, logger),
      [tokens.environment, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.textSource)
    .toResolvedValue(
      ({ fetch }, { translationPaths }, logger) => {
        const { additional, default: own, override } = translationPaths;
        return new LayeredTextSource({ fetch, paths: [...additional, ...own, ...override], logger });
      },
      [tokens.environment, tokens.config, tokens.logger],
    )
    .inSingletonScope();
});

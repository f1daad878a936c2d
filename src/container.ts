import 'reflect-metadata/lite';
import type { PortalConfig } from '@adapters/config/portal-config';
import { Container } from 'inversify';
import type { Environment } from './environment';
import { loadOnce } from './later/load-once';
import { accessModule } from './modules/session/access-module';
import { bankModule } from './modules/session/bank-module';
import { depotModule } from './modules/depot/depot-module';
import { platformModule } from './modules/platform/platform-module';
import { sessionModule } from './modules/session/session-module';
import { platformTokens } from './modules/platform/platform-tokens';

/** The portal's parts, tied together. Modules of single pages are added by the pages' loaders. */
export function createContainer(environment: Environment, config: PortalConfig): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(platformTokens.environment).toConstantValue(environment);
  container.bind(platformTokens.config).toConstantValue(config);
  loadOnce(container, platformModule, bankModule, accessModule, sessionModule, depotModule);
  return container;
}

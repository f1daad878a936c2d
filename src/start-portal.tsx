import { BrowserIdentifiers } from '@adapters/browser/browser-identifiers';
import { claimTab } from '@adapters/browser/claim-tab';
import { TimerScheduler } from '@adapters/browser/timer-scheduler';
import { informedFetch } from '@adapters/http/wire/informed-fetch';
import type { Language } from '@application/ports/device-preferences';
import type { TextSource, TextTree } from '@application/ports/text-source';
import { loadPortalConfig } from '@adapters/config/load-portal-config';
import { App } from '@ui/app/app';
import { DisplaySettings } from '@ui/app/display-settings';
import { createTexts } from '@ui/i18n/texts';
import * as E from 'fp-ts/Either';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserEnvironment } from './browser-environment';
import { CONFIG_URL } from './config-url';
import { createContainer } from './container';
import type { Environment } from './environment';
import { createServices } from './services';
import { takeBackStash } from './session/take-back-stash';
import { platformTokens } from './modules/platform/platform-tokens';
import { sessionTokens } from './modules/session/session-tokens';
import { watchPage } from './watch-page';

/** The texts to begin with; where they are lost, the German ones that come with the code: never the keys (KIT-05). */
async function firstTexts(
  source: TextSource,
  language: Language,
): Promise<{ language: Language; tree: TextTree }> {
  const tree = await source.load(language)();
  if (tree !== undefined) return { language, tree };
  const { germanTexts } = await import('@ui/i18n/german-texts');
  return { language: 'de', tree: germanTexts };
}

/** Reads configuration and texts, ties the parts together and shows the portal. */
export async function startPortal(page: Window, root: HTMLElement, environment: Environment): Promise<void> {
  const identifiers = new BrowserIdentifiers(environment.crypto, environment.sessionStorage);
  const scheduler = new TimerScheduler();
  const [config] = await Promise.all([
    loadPortalConfig({ fetch: informedFetch(environment.fetch, identifiers), scheduler }, CONFIG_URL),
    claimTab({ locks: environment.locks, identifiers, scheduler }),
  ]);
  if (E.isLeft(config)) {
    if (config.left.kind === 'lost') throw new Error(config.left.problem);
    const { showStartFailure } = await import('./start-failure');
    showStartFailure(root, config.left.problem);
    return;
  }
  const container = createContainer(environment, config.right);
  watchPage(page, container);
  takeBackStash(page);
  const preferences = container.get(platformTokens.devicePreferences);
  const source = container.get(platformTokens.textSource);
  const { language, tree } = await firstTexts(source, preferences.read().language);
  const texts = createTexts(language, tree);
  const settings = new DisplaySettings(preferences, source, texts, language);
  const shown = createRoot(root);
  const lastWords = (): string =>
    texts.t(container.get(platformTokens.connection).isUp() ? 'session.leaving' : 'session.leavingOffline');
  container.get(sessionTokens.privacyScreen).hang({ end: () => shown.unmount(), lastWords });
  const services = createServices(container, settings);
  startTransition(() => shown.render(<App services={services} />));
}

/** The same in this window. */
export async function startHere(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root to show the portal in');
  await startPortal(window, root, browserEnvironment(window));
}

import { withEarlyAnswers, type EarlyAnswers } from '@adapters/browser/early-answers';
import { enterPage } from '@adapters/browser/enter-page';
import { postForm } from '@adapters/browser/post-form';
import { usableStorage } from '@adapters/browser/storage/text/usable-storage';
import type { Environment } from './environment';

/** The environment of a browser's page. */
export const browserEnvironment = (page: Window & typeof globalThis & EarlyAnswers): Environment => ({
  fetch: withEarlyAnswers(page.fetch.bind(page), page),
  localStorage: usableStorage(() => page.localStorage),
  sessionStorage: usableStorage(() => page.sessionStorage),
  crypto: page.crypto,
  indexedDB: () => page.indexedDB,
  locks: page.navigator.locks,
  console: page.console,
  openEventSource: (url) => new page.EventSource(url),
  cookies: () => page.document.cookie,
  path: () => page.location.pathname,
  search: () => page.location.search,
  leave: (target) => page.location.assign(target),
  enter: (target) => enterPage(page, target),
  post: (target, fields) => postForm(page.document, target, fields),
  page,
  events: page.document,
  deviceTime: () => Date.now(),
  random: () => Math.random(),
  axios: {},
});

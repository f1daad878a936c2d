import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { Environment } from '@src/environment';
import { webcrypto } from 'node:crypto';

const silent = (): void => undefined;

/** A browser in which nothing happens and nothing is reached. */
export const stillEnvironment: Environment = {
  fetch: () => Promise.reject(new TypeError('offline')),
  localStorage: memoryStorage(),
  sessionStorage: memoryStorage(),
  crypto: webcrypto as Crypto,
  indexedDB: () => {
    throw new Error('No data base here');
  },
  locks: undefined,
  console: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  openEventSource: () => {
    throw new Error('Nothing listens yet');
  },
  cookies: () => '',
  path: () => '/ngbrk/',
  search: () => '',
  leave: silent,
  enter: silent,
  post: silent,
  page: window,
  events: new EventTarget(),
  deviceTime: () => 0,
  random: () => 0,
  axios: {},
};

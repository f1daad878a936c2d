import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import type { BrowserLocks } from '@adapters/browser/web-locks';
import type { AxiosSurroundings } from '@adapters/http/client/create-axios';
import type { ConsoleMethods } from '@adapters/logging/console-sink';

/** Everything of the browser that the portal is built upon; tests bring their own. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  readonly localStorage: TextStorage;
  readonly sessionStorage: TextStorage;
  readonly crypto: Crypto;
  /** The browser's data base, for keys alone; some throw when it is only looked at. */
  readonly indexedDB: () => Pick<IDBFactory, 'open'>;
  /** The browser's locks; absent on pages served by plain http. */
  readonly locks: BrowserLocks | undefined;
  readonly console: ConsoleMethods;
  readonly openEventSource: (url: string) => EventSource;
  /** The readable cookies, as `document.cookie` has them. */
  readonly cookies: () => string;
  /** The path of the page now shown. */
  readonly path: () => string;
  /** Its query, with the question mark. */
  readonly search: () => string;
  /** Leaves for another page. */
  readonly leave: (target: string) => void;
  /** Shows another page of the portal. */
  readonly enter: (target: string) => void;
  /** Leaves by a form with hidden fields. */
  readonly post: (target: string, fields: Readonly<Record<string, string>>) => void;
  /** The page itself: what happens on it, and what it shows. */
  readonly page: Window;
  /** Where what the page publishes is listened to. */
  readonly events: EventTarget;
  /** The device's clock, in ms since 1970. */
  readonly deviceTime: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** What axios needs here beyond the portal's own settings. */
  readonly axios: AxiosSurroundings;
}

import type { VisitMarks } from '@application/ports/visit-marks';
import { advertiserId, affiliate, campaign, type VisitOrigin } from '@domain/tracking/visit-origin';
import { cookie } from './cookie';
import { cookieText } from './cookie-text';
import type { TextStorage } from './storage/text/text-storage';

/** How the storage keys of variants begin (portal.md 9). */
const VARIANT_PREFIX = 'cdb-abt-';
/** The bank's cookie that names what the visitor agreed to, and its word for being counted (wire.md). */
const CONSENT = { cookie: 'cdb-consent', word: 'statistics' } as const;

/** Seconds an agreement is remembered: half a year, then it is asked for again. */
const CONSENT_LASTS = 180 * 24 * 60 * 60;

/** Reads the bank's cookies, and the variants that those who test have put into the local storage. */
export class BrowserVisitMarks implements VisitMarks {
  readonly #cookies: () => string;
  readonly #storage: TextStorage;

  readonly #write: (cookie: string) => void;

  constructor(cookies: () => string, write: (cookie: string) => void, localStorage: TextStorage) {
    this.#cookies = cookies;
    this.#write = write;
    this.#storage = localStorage;
  }

  hasConsent(): boolean {
    return this.#agreed().includes(CONSENT.word);
  }

  consent(isGiven: boolean): void {
    const others = this.#agreed().filter((word) => word !== CONSENT.word);
    const words = isGiven ? [...others, CONSENT.word] : others;
    this.#write(cookieText(CONSENT.cookie, words.join(','), { maxAge: CONSENT_LASTS }));
  }

  origin(): VisitOrigin {
    const advertiser = advertiserId(this.#read('AdvertisingId'));
    const partner = affiliate(this.#read('AffiliateId'));
    const code = campaign(this.#read('cac'));
    return {
      ...(advertiser === undefined ? {} : { advertiserId: advertiser }),
      ...(partner === undefined ? {} : { affiliate: partner }),
      ...(code === undefined ? {} : { campaign: code }),
    };
  }

  variants(): Readonly<Record<string, string>> {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
    return Object.fromEntries(
      names
        .filter((name) => name.startsWith(VARIANT_PREFIX))
        .map((name) => [name.slice(VARIANT_PREFIX.length), this.#storage.getItem(name) ?? '']),
    );
  }

  #agreed(): readonly string[] {
    return this.#read(CONSENT.cookie)
      .split(',')
      .filter((word) => word !== '');
  }

  #read(name: string): string {
    return cookie(this.#cookies(), name) ?? '';
  }
}

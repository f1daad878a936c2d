import type { VisitMarks } from '@application/ports/visit-marks';
import { advertiserId, affiliate, campaign, type VisitOrigin } from '@domain/tracking/visit-origin';
import { cookie } from './cookie';
import type { TextStorage } from './storage/text/text-storage';

/** How the storage keys of variants begin (portal.md 9). */
const VARIANT_PREFIX = 'cdb-abt-';
/** The bank's cookie that names what the visitor agreed to, and its word for being counted (wire.md). */
const CONSENT = { cookie: 'cdb-consent', word: 'statistics' } as const;

/** Reads the bank's cookies and keeps variants in the local storage. */
export class BrowserVisitMarks implements VisitMarks {
  readonly #cookies: () => string;
  readonly #storage: TextStorage;

  constructor(cookies: () => string, localStorage: TextStorage) {
    this.#cookies = cookies;
    this.#storage = localStorage;
  }

  hasConsent(): boolean {
    return this.#read(CONSENT.cookie).split(',').includes(CONSENT.word);
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

  variant(test: string, choose: () => string): string {
    const kept = this.#storage.getItem(VARIANT_PREFIX + test) ?? choose();
    this.#storage.setItem(VARIANT_PREFIX + test, kept);
    return kept;
  }

  #read(name: string): string {
    return cookie(this.#cookies(), name) ?? '';
  }
}

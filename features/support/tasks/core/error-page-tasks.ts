import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { errorCode, errorTexts, type ErrorTexts } from '@ui/screens/error/error-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import assert from 'node:assert/strict';

/** Opens the error page for the scenarios. */
export class ErrorPageTasks {
  readonly #memory = new MemoryErrorMemory();
  #page: ErrorTexts | undefined;

  remember(code: string): void {
    if (code !== '') this.#memory.remember({ code, args: {} });
  }

  open(address: string): void {
    const code = errorCode(address.replace(/^\/cp\/error\/?/, ''), this.#memory.recall());
    this.#page = errorTexts(createTexts('de', germanTexts), code, {});
  }

  expectHeadline(headline: string): void {
    assert.equal(this.#page?.headline, headline);
  }

  expectWayOn(target: string): void {
    assert.equal(this.#page?.button?.href, target);
  }
}

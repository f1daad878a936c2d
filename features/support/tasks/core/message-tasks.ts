import { messageParts, messageText } from '@ui/i18n/message-parts';
import { createTexts } from '@ui/i18n/texts';
import assert from 'node:assert/strict';

/** Words of the portal and of the bank, and what the customer reads of them. */
export class MessageTasks {
  #words: Readonly<Record<string, string>> = {};
  #links: Readonly<Record<string, { readonly text: string; readonly url: string }>> = {};
  #key = '';
  #bankWords = '';

  know(key: string, words: string): void {
    this.#words = words === '' ? {} : { [key]: words };
  }

  link(text: string, url: string): void {
    this.#links = Object.fromEntries(Object.keys(this.#words).map((key) => [key, { text, url }]));
  }

  report(key: string, words: string): void {
    this.#key = key;
    this.#bankWords = words;
  }

  expectRead(words: string): void {
    assert.equal(messageText(this.#texts(), this.#message()), words);
  }

  expectLink(text: string, isLink: boolean): void {
    const parts = messageParts(this.#texts(), this.#message());
    assert.equal(
      parts.some((part) => typeof part !== 'string' && part.text === text),
      isLink,
    );
  }

  #message() {
    return { key: this.#key, args: {}, text: this.#bankWords };
  }

  #texts() {
    const common = { unknownError: 'Unbekannter Fehler' };
    return createTexts('de', { common, 'error-codes': this.#words, hyperlinks: this.#links });
  }
}

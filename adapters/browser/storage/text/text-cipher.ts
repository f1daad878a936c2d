import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { fromBase64, toBase64 } from './base64';

const VERSION = 1;
const IV_BYTES = 12;
const OF_DEVICE = 'device';

const envelope = t.type({ v: t.literal(VERSION), iv: t.string, data: t.string });

/**
 * Seals texts with AES-GCM under one key that cannot leave memory. A text is bound to its name: sealed
 * under another name it does not open.
 */
export class TextCipher {
  /** Tells customers apart in storage without saying who they are: a hash of the key, which no device key shows. */
  readonly namespace: string;
  readonly #crypto: Crypto;
  readonly #key: CryptoKey;

  private constructor(crypto: Crypto, key: CryptoKey, namespace: string) {
    this.#crypto = crypto;
    this.#key = key;
    this.namespace = namespace;
  }

  /** The cipher of a customer's 32 secret bytes, or of the key that this device holds for strangers. */
  static async of(crypto: Crypto, secret: Uint8Array | CryptoKey): Promise<TextCipher> {
    if ('algorithm' in secret) return new TextCipher(crypto, secret, OF_DEVICE);
    return TextCipher.#ofBytes(crypto, Uint8Array.from(secret));
  }

  static async #ofBytes(crypto: Crypto, secret: Uint8Array<ArrayBuffer>): Promise<TextCipher> {
    const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
    const namespace = Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return new TextCipher(crypto, key, namespace);
  }

  async seal(name: string, text: string): Promise<string> {
    const iv = this.#crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const data = await this.#crypto.subtle.encrypt(
      this.#with(name, iv),
      this.#key,
      new TextEncoder().encode(text),
    );
    return JSON.stringify({ v: VERSION, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) });
  }

  /** The text, or an exception when the envelope is of another version, tampered with or under another name. */
  async open(name: string, sealed: string): Promise<string> {
    const read = envelope.decode(JSON.parse(sealed));
    if (E.isLeft(read)) throw new Error('Not an envelope of this version');
    const { iv, data } = read.right;
    const text = await this.#crypto.subtle.decrypt(
      this.#with(name, fromBase64(iv)),
      this.#key,
      fromBase64(data),
    );
    return new TextDecoder().decode(text);
  }

  #with(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
    return {
      name: 'AES-GCM',
      iv,
      additionalData: new TextEncoder().encode(`${VERSION}/${this.namespace}/${name}`),
    };
  }
}

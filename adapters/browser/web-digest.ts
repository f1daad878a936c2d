import type { Digest } from '@application/ports/digest';
import type { Task } from 'fp-ts/Task';

/** SHA-256 by the browser; a page served by plain http has none. */
export class WebDigest implements Digest {
  constructor(private readonly crypto: Crypto) {}

  of(text: string): Task<string> {
    return async () => {
      // Outside secure contexts browsers leave `subtle` out, whatever its type says.
      if (!('subtle' in this.crypto)) return '';
      const bytes = await this.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    };
  }
}

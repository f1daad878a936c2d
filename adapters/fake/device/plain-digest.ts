import type { Digest } from '@application/ports/digest';
import type { Task } from 'fp-ts/Task';

/** A digest for tests: short, the same for the same text, another for another (FNV-1a). */
export class PlainDigest implements Digest {
  of(text: string): Task<string> {
    return async () => {
      let hash = 0x811c9dc5;
      for (const character of text)
        hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
      return hash.toString(16);
    };
  }
}
